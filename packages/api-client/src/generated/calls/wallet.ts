// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf, QueryOf } from '../../operation-types.ts';

/**
 * Balance, reserved credits, bookings, and the limits that the user has set. Every booking is shown, including
 * those of held and refunded messages.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getWallet = (client: Client, query: QueryOf<'getWallet'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/wallet.php', { params: { query }, ...options }));

/**
 * A monthly limit in money, and a pause until a day. A stricter value takes effect at once, a looser one after 24
 * hours, so that it cannot be undone on an impulse. Another looser value replaces a pending one.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const updateWalletLimits = (client: Client, body: BodyOf<'updateWalletLimits'>, options?: CallOptions) =>
  call(client.http.PUT('/api/wallet-limits.php', { body, ...options }));
