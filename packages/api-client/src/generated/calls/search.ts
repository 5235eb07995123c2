// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { QueryOf } from '../../operation-types.ts';

/**
 * People who match the filters, 24 a page, the most recently active first. When they fill less than a page,
 * `similar` has people who nearly match. Visitors may search if the site's settings allow it; otherwise they get
 * `authentication_required`.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const searchMembers = (client: Client, query: QueryOf<'searchMembers'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/members.php', { params: { query }, ...options }));

/**
 * People of the same gender, the most similar first by region, age and country, at most 240. Open to visitors
 * where they may search. `getMember` has the first of them; this is for frontends that show more.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `authentication_required`, `blocked_by_member`, `not_found`
 */
export const getSimilar = (client: Client, query: QueryOf<'getSimilar'>, options?: CallOptions) =>
  call(client.http.GET('/api/similar.php', { params: { query }, ...options }));
