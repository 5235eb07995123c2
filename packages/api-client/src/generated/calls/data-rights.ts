// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf } from '../../operation-types.ts';

/**
 * Credits and premium time that would be lost. A client has to show them before the account is deleted;
 * `withdrawal.php` repays what can still be repaid. The response also has the discount for staying, if the site
 * offers one: a client shows it in one line beside the deletion, which stays one press away.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getDeletion = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/account.php', { ...options }));

/**
 * Hides the profile at once and ends every session. A mailed link can bring the account back for 14 days; then
 * everything is erased except what accounting has to keep. A user with paid credits has to send their number, as
 * `GET` returned it, to agree to lose them. Wrong passwords count as they do at log-in.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`, `account_blocked`
 */
export const deleteAccount = (client: Client, body: BodyOf<'deleteAccount'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/account.php', { body, ...options }));

/**
 * Called by the page that the mailed link leads to, within 14 days; opening the page changes nothing. Everything
 * is as before; messages that were refunded in between stay refunded. Calling it again changes nothing, and the
 * answer says so. The user has to log in afterwards.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `reset_link_invalid`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const restoreAccount = (client: Client, body: BodyOf<'restoreAccount'>, options?: CallOptions) =>
  call(client.http.PUT('/api/account.php', { body, ...options }));

/**
 * The archive that is being made or can be downloaded, or null.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getExport = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/export.php', { ...options }));

/**
 * A ZIP archive of everything that is stored about the user: readable JSON and pictures. It is made in the
 * background; a mail is sent when it can be downloaded, which is possible for 7 days. While one is being made,
 * asking again returns the same one.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`
 */
export const askExport = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/export.php', { ...options }));
