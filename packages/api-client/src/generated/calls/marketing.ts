// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf } from '../../operation-types.ts';

/**
 * The parameters of an advertising link. Only with `consent` are they stored, for 30 days in a cookie and a
 * record; without it, or when it is withdrawn, nothing is stored and the stored source is deleted, also the copy
 * that a member's account received at sign-up. The client then keeps them in memory for the visit. A source that
 * is already stored is not replaced.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const trackVisit = (client: Client, body: BodyOf<'trackVisit'>, options?: CallOptions) =>
  call(client.http.POST('/api/tracking.php', { body, ...options }));
