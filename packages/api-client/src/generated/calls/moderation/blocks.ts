// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf, QueryOf } from '../../../operation-types.ts';

/**
 * People the user has blocked, the latest first, 50 a page. Somebody who has left is not among them.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getBlocks = (client: Client, query: QueryOf<'getBlocks'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/block.php', { params: { query }, ...options }));

/**
 * Both disappear from each other's search, likes and conversations at once; likes between the two are deleted for
 * good. The blocked person can no longer see or write to the user, and is told so. Messages that they paid for and
 * the user has not read are refunded, but at once only the first time: after the user has unblocked that person,
 * another block refunds unread messages once it has lasted fourteen days. Blocking again changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const block = (client: Client, body: BodyOf<'block'>, options?: CallOptions) =>
  call(client.http.POST('/api/block.php', { body, ...options }));

/**
 * Conversations of the two come back with their unread messages; likes and refunded messages do not. Without a
 * block nothing happens.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const unblock = (client: Client, body: BodyOf<'unblock'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/block.php', { body, ...options }));

/**
 * Whether the user is invisible, and whether they may be, whether visitors see their profile, and which other companies
 * of the pool show it.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getPrivacy = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/privacy.php', { ...options }));

/**
 * An invisible member is not shown in searches and suggestions, is never shown as online, and their visits are not
 * recorded. Their profile is shown only to people whom they have written to or liked. Only for premium members; it
 * ends by itself when premium ends. Visitors find and see a profile only while it is open to them; until then they are
 * told `authentication_required`, as for a person who does not exist. New profiles are closed. Where other companies
 * share the pool, their sites show a profile only while its member agrees (`partners`); those whom the member has
 * written to or liked see it all the same.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `premium_only`, `payload_too_large`
 */
export const updatePrivacy = (client: Client, body: BodyOf<'updatePrivacy'>, options?: CallOptions) =>
  call(client.http.PUT('/api/privacy.php', { body, ...options }));
