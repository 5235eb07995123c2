// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call, poll } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf } from '../../../operation-types.ts';
import type { LoginRequest, PushSubscriptionRequest } from '../../schema.ts';

/**
 * The logged-in user with balance and time bonus. Polled: answers 304 when nothing has changed.
 *
 * Returns the same object as the last time while nothing has changed.
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getUser = (client: Client, options?: CallOptions) =>
  poll(client, '/api/user.php', header => client.http.GET('/api/user.php', { params: { header }, ...options }));

/**
 * Logs in and sets the session cookie. When the answer is `second_factor_required` or `login_code_required`, ask
 * for the code and repeat the call with it.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `second_factor_invalid`, `login_code_invalid`, `login_failed`, `second_factor_required`, `authentication_required`, `request_refused`, `member_changed`, `account_disabled`, `account_deleted`, `login_code_required`, `payload_too_large`, `account_blocked`
 */
export const login = (client: Client, body: LoginRequest, options?: CallOptions) =>
  call(client.http.POST('/api/user.php', { body, ...options }));

/**
 * Saves the push subscription of the browser for the logged-in user.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `second_factor_invalid`, `login_code_invalid`, `login_failed`, `second_factor_required`, `authentication_required`, `request_refused`, `member_changed`, `account_disabled`, `account_deleted`, `login_code_required`, `payload_too_large`, `account_blocked`
 */
export const savePushSubscription = (client: Client, body: PushSubscriptionRequest, options?: CallOptions) =>
  call(client.http.POST('/api/user.php', { params: { query: { push: 1 } }, body, ...options }));

/**
 * Saves the language the user chose, so that e-mails and other devices use it too.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const updateUser = (client: Client, body: BodyOf<'updateUser'>, options?: CallOptions) =>
  call(client.http.PUT('/api/user.php', { body, ...options }));

/**
 * The key with which a client encrypts what it stores on the device until it is sent: drafts, unsent messages, the
 * sign-up form. The client must keep the key in memory only, so that the stored data cannot be read without the
 * server. A member gets the same key at every log-in until the account is erased. A visitor's key is derived from
 * a session cookie, which this call sets if it is missing; log-in and sign-up delete that cookie.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`
 */
export const getStorageKey = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/storage-key.php', { ...options }));

/**
 * Ends the calling session and deletes its cookie. Without a session nothing happens. It changes state, so the
 * client header is needed although this is a GET.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`
 */
export const logout = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/logout.php', { ...options }));

/**
 * Makes the account, logs in and sends the activation mail. Because sign-up logs in, an address that already has
 * an account must be refused here; the rate limit prevents looking up many addresses that way.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `signups_closed`, `request_refused`, `member_changed`, `email_invalid_or_duplicate`, `payload_too_large`
 */
export const signup = (client: Client, body: BodyOf<'signup'>, options?: CallOptions) =>
  call(client.http.POST('/api/signup.php', { body, ...options }));

/**
 * Tells whether a name can be chosen and whether an address is well-formed. It never tells whether an address has
 * an account, and changes nothing. It is a POST because the query of a GET would end up in logs.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const checkSignup = (client: Client, body: BodyOf<'checkSignup'>, options?: CallOptions) =>
  call(client.http.POST('/api/signup-check.php', { body, ...options }));

/**
 * Confirms the address of the user by the six digits of an activation mail, instead of its link. They are valid for
 * 60 minutes, and those of an earlier mail stay valid. A confirmed user gets the same answer for any code.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `activation_code_invalid`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`, `account_blocked`
 */
export const activateByCode = (client: Client, body: BodyOf<'activateByCode'>, options?: CallOptions) =>
  call(client.http.POST('/api/activation-code.php', { body, ...options }));

/**
 * Sends a new activation mail to the user, at most one a minute and ten a day. A confirmed user gets none, with
 * the same answer.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`
 */
export const resendActivation = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/activation-mail.php', { ...options }));

/**
 * Stores that, and when, the user accepted the current terms of this site. Until then `terms_outdated` of the user
 * is true.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const acceptTerms = (client: Client, body: BodyOf<'acceptTerms'>, options?: CallOptions) =>
  call(client.http.PUT('/api/terms.php', { body, ...options }));
