// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf, QueryOf } from '../../../operation-types.ts';

/**
 * Tells whether the mailed link still works, before the user types a new password. It changes nothing, so that
 * mail scanners may open the link.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `reset_link_invalid`
 */
export const checkReset = (client: Client, query: QueryOf<'checkReset'>, options?: CallOptions) =>
  call(client.http.GET('/api/reset-password.php', { params: { query }, ...options }));

/**
 * Mails a link that is valid for one hour and works once. The answer, and the time it takes, are the same whether
 * or not the address has an account, unless the site is configured to tell. At most three requests a calendar day
 * for one address.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `email_not_found`, `payload_too_large`, `too_many_reset_attempts`
 */
export const askReset = (client: Client, body: BodyOf<'askReset'>, options?: CallOptions) =>
  call(client.http.POST('/api/reset-password.php', { body, ...options }));

/**
 * Sets the password and ends every session of the account. The link works once.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `passwords_do_not_match`, `reset_link_invalid`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const resetPassword = (client: Client, body: BodyOf<'resetPassword'>, options?: CallOptions) =>
  call(client.http.PUT('/api/reset-password.php', { body, ...options }));

/**
 * Needs the current password; wrong ones are counted together with those of log-ins, and five block the account.
 * Every session ends, but the calling one goes on with a new cookie. Links for a new password and changes of the
 * address that were asked for before become invalid.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `passwords_do_not_match`, `old_password_wrong`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`, `account_blocked`
 */
export const changePassword = (client: Client, body: BodyOf<'changePassword'>, options?: CallOptions) =>
  call(client.http.PUT('/api/password.php', { body, ...options }));

/**
 * Mails a link to the new address, valid for 24 hours; nothing changes before the link is confirmed, and a later
 * request replaces an earlier one. The answer is the same when another account has the address: then only its
 * owner gets a mail about it. At most five requests within 24 hours.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `email_invalid_or_duplicate`, `payload_too_large`, `account_blocked`
 */
export const askMailChange = (client: Client, body: BodyOf<'askMailChange'>, options?: CallOptions) =>
  call(client.http.POST('/api/mail-change.php', { body, ...options }));

/**
 * Called by the page that the link leads to; opening the page changes nothing, since mail scanners open links. It
 * also confirms an account that was not confirmed. The old address, if it was confirmed, gets a mail and can undo
 * the change for 48 hours. Confirming again gives the same answer.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `reset_link_invalid`, `request_refused`, `member_changed`, `email_invalid_or_duplicate`, `payload_too_large`
 */
export const confirmMailChange = (client: Client, body: BodyOf<'confirmMailChange'>, options?: CallOptions) =>
  call(client.http.PUT('/api/mail-change.php', { body, ...options }));

/**
 * Called by the page that the link in the mail to the old address leads to, within 48 hours. The account gets the
 * old address back, later changes are undone as well, and every session ends. Whoever changed the address knew the
 * password, so the answer contains a token to choose a new one at once.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `reset_link_invalid`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const undoMailChange = (client: Client, body: BodyOf<'undoMailChange'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/mail-change.php', { body, ...options }));

/**
 * The user's sessions, the calling one first, then by last use; and whether two-factor log-in is on.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getSessions = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/sessions.php', { ...options }));

/**
 * Ends one session of the user, or all but the calling one; needs the password. Open pages of an ended session get
 * no more live events.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`, `account_blocked`
 */
export const endSession = (client: Client, body: BodyOf<'endSession'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/sessions.php', { body, ...options }));
