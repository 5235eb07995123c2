// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf, QueryOf } from '../../operation-types.ts';

/**
 * The 24 people who best fit the answers to the questions of the match finder, each of which may be left out.
 * Gender, age and distance must fit; the other answers decide the order, by a score that `docs/match-finder.md`
 * explains.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `consent_withdrawn`
 */
export const getMatches = (client: Client, query: QueryOf<'getMatches'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/match-finder.php', { params: { query }, ...options }));

/**
 * People the user has neither liked nor passed on, in the order of the cards: of the gender that the user looks
 * for, looking for the user's gender, those of the user's country before others.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `consent_withdrawn`
 */
export const getSwipeDeck = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/swipe.php', { ...options }));

/**
 * Likes a person or passes on them. Four likes are possible in a calendar day of the site's time zone, passes
 * always. The same answer again changes nothing and does not count; a pass can be changed to a like, but a like
 * not to a pass.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `blocked_by_member`, `consent_withdrawn`, `swipe_limit_reached`, `not_found`, `payload_too_large`
 */
export const swipe = (client: Client, body: BodyOf<'swipe'>, options?: CallOptions) =>
  call(client.http.POST('/api/swipe.php', { body, ...options }));

/**
 * Puts the person passed on last back on top of the cards. Only the very last answer can be taken back, only if it
 * was a pass, and only once; otherwise the answer is `not_found`.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`
 */
export const undoSwipe = (client: Client, options?: CallOptions) =>
  call(client.http.DELETE('/api/swipe.php', { ...options }));
