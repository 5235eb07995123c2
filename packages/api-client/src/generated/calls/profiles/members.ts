// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { QueryOf } from '../../../operation-types.ts';

/**
 * The profile of one person. This call does not record a visit (see profile-view.php). Open to visitors where they
 * may search.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `authentication_required`, `blocked_by_member`, `not_found`
 */
export const getMember = (client: Client, query: QueryOf<'getMember'>, options?: CallOptions) =>
  call(client.http.GET('/api/member.php', { params: { query }, ...options }));
