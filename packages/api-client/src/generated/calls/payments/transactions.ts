// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { QueryOf } from '../../../operation-types.ts';

/**
 * Everything that the user bought or tried to buy, the latest first.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getTransactions = (client: Client, query: QueryOf<'getTransactions'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/transactions.php', { params: { query }, ...options }));

/**
 * A transaction with its receipt, the company that was paid, refunds and chargebacks, and the right to withdraw.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`, `not_found`
 */
export const getTransaction = (client: Client, query: QueryOf<'getTransaction'>, options?: CallOptions) =>
  call(client.http.GET('/api/transaction.php', { params: { query }, ...options }));

/**
 * Packages that the user bought before, at today's prices. They are ordered like any package (payment.php).
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getRepeatOrders = (client: Client, query: QueryOf<'getRepeatOrders'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/repeat-order.php', { params: { query }, ...options }));

/**
 * The user's own codes that can be used now: time bonus, welcome code, personal codes with the reason for each.
 * Codes that are open to everyone who knows them are not listed.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getDiscountCodes = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/discountcodes.php', { ...options }));
