// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call, poll } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf, QueryOf } from '../../operation-types.ts';

/**
 * Likes a person; when both like each other it is a match. Liking again changes nothing and gives the same answer.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `blocked_by_member`, `not_found`, `payload_too_large`
 */
export const like = (client: Client, body: BodyOf<'like'>, options?: CallOptions) =>
  call(client.http.POST('/api/like.php', { body, ...options }));

/**
 * Takes the like back. Without a like nothing happens.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const unlike = (client: Client, body: BodyOf<'unlike'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/like.php', { body, ...options }));

/**
 * Marks the like as no longer new, as opening the profile from the list of likes does.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const markLikeSeen = (client: Client, body: BodyOf<'markLikeSeen'>, options?: CallOptions) =>
  call(client.http.POST('/api/like-seen.php', { body, ...options }));

/**
 * Given and received likes, new ones first unless `type` says otherwise; at most the newest 500 of each. Polled: answers 304 when nothing has
 * changed.
 *
 * Returns the same object as the last time while nothing has changed.
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getLikes = (client: Client, query: QueryOf<'getLikes'> = {}, options?: CallOptions) =>
  poll(client, `/api/likes.php?type=${query.type ?? ''}`, header => client.http.GET('/api/likes.php', { params: { query, header }, ...options }));

/**
 * Returns the oldest received like that the match dialog has not shown yet, and marks it as shown. It changes
 * state, so the client header is needed although this is a GET. With `profile` only a like of that person is
 * taken, by which a client marks a like that it has shown because of a live event.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`
 */
export const autoLike = (client: Client, query: QueryOf<'autoLike'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/auto-like.php', { params: { query }, ...options }));
