// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf } from '../../operation-types.ts';

/**
 * Where `age_proof_required` of the user is true: gives the address of a provider's page on which the user proves to be
 * over `min_age` of the site. The address holds a random nonce that works once, and nothing of the user; the provider sends the user back
 * to `/age` of the site with a `token`.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const startAgeCheck = (client: Client, body: BodyOf<'startAgeCheck'>, options?: CallOptions) =>
  call(client.http.POST('/api/age-check.php', { body, ...options }));

/**
 * Checks the token that the user brought back, and stores when and how the age was proved, nothing else. A token that is
 * refused uses nothing up.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `age_token_expired`, `age_token_invalid`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`, `age_provider_unavailable`
 */
export const completeAgeCheck = (client: Client, body: BodyOf<'completeAgeCheck'>, options?: CallOptions) =>
  call(client.http.PUT('/api/age-check.php', { body, ...options }));
