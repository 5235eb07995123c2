// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf, QueryOf } from '../../../operation-types.ts';

/**
 * The user's mandates with their collections, the monthly limit, and whether the user can pay by direct debit now.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getDirectDebits = (client: Client, query: QueryOf<'getDirectDebits'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/directdebit.php', { params: { query }, ...options }));

/**
 * Checks the bank account, sends a code of six digits by SMS and returns the mandate that the code will sign. The
 * price is computed by the server. Nothing is ordered yet. The IBAN is stored encrypted and never shown in full
 * again.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `payment_method_unavailable`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `direct_debit_blocked`, `direct_debit_limit_reached`, `spending_limit_reached`, `spending_paused`, `package_unavailable`, `discount_code_invalid`, `payload_too_large`
 */
export const startDirectDebit = (client: Client, body: BodyOf<'startDirectDebit'>, options?: CallOptions) =>
  call(client.http.POST('/api/directdebit.php', { body, ...options }));

/**
 * The correct code signs the mandate and orders with obligation to pay, only once however often it is sent. After
 * three wrong codes direct debit is blocked for 24 hours, for the user and for the bank account. Every collection
 * is announced by e-mail at least a day before; the payment stays pending until the bank has paid.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `direct_debit_code_invalid`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `direct_debit_blocked`, `direct_debit_limit_reached`, `spending_limit_reached`, `spending_paused`, `not_found`, `discount_code_invalid`, `order_open`, `payload_too_large`
 */
export const confirmDirectDebit = (client: Client, body: BodyOf<'confirmDirectDebit'>, options?: CallOptions) =>
  call(client.http.PUT('/api/directdebit.php', { body, ...options }));

/**
 * Nothing more is collected under the mandate, and premium that renews under it ends. Announced collections are
 * cancelled; those already sent to the bank are still carried out. Revoking again changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const revokeMandate = (client: Client, body: BodyOf<'revokeMandate'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/directdebit.php', { body, ...options }));

/**
 * Sends another code for an order; the earlier one becomes invalid. At least a minute has to pass between two
 * codes, and an order gets at most three.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `terms_outdated`, `authentication_required`, `request_refused`, `member_changed`, `direct_debit_blocked`, `not_found`, `payload_too_large`
 */
export const resendDirectDebitCode = (client: Client, body: BodyOf<'resendDirectDebitCode'>, options?: CallOptions) =>
  call(client.http.POST('/api/directdebit-code.php', { body, ...options }));
