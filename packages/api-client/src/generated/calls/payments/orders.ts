// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf, QueryOf } from '../../../operation-types.ts';

/**
 * Everything that can be bought, in the currency of the payment country, with the user's active discount in the
 * prices.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`
 */
export const getPackages = (client: Client, query: QueryOf<'getPackages'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/packages.php', { params: { query }, ...options }));

/**
 * Looks up a code that the user typed, or with `welcome=true` the user's welcome code, which ends with the time
 * bonus. The answer includes the packages that are cheaper with the code, with their prices.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`, `discount_code_invalid`
 */
export const getDiscountCode = (client: Client, query: QueryOf<'getDiscountCode'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/discountcode.php', { params: { query }, ...options }));

/**
 * Gives the discount that `account.php` offers a user who is about to delete the account, as a personal code that
 * works once. Taking it again gives the same code with the same end.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `discount_code_invalid`
 */
export const takeDeleteDiscount = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/discountcode.php', { ...options }));

/**
 * The state of a payment. While it is pending, the server also asks the payment provider.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`, `not_found`
 */
export const getPayment = (client: Client, query: QueryOf<'getPayment'>, options?: CallOptions) =>
  call(client.http.GET('/api/payment.php', { params: { query }, ...options }));

/**
 * Orders a package and starts the payment at the provider, once for each Idempotency-Key. The price is
 * computed by the server. The same order under another key, from a second tab or device, is the first one while
 * that is not paid; another order of the same package closes it, or is one more with `another`.
 *
 * Repeated by the client (`retryDelay`) when no answer came: it takes effect once for each `idempotencyKey`, a UUID that is made for one act and kept until that has an answer.
 *
 * @throws {ApiProblem} `invalid_request`, `payment_method_unavailable`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `spending_limit_reached`, `spending_paused`, `package_unavailable`, `discount_code_invalid`, `idempotency_conflict`, `order_open`, `payload_too_large`, `payment_provider_unavailable`
 */
export const createPayment = (client: Client, { idempotencyKey, ...body }: BodyOf<'createPayment'> & { idempotencyKey: string }, options?: CallOptions) =>
  call(client.http.POST('/api/payment.php', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, ...options }));
