import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** The user's mandates, what is left of the monthly limit, and whether the user can pay by direct debit now. */
export const getDirectDebits = (
  client: Client,
  query: QueryOf<'getDirectDebits'> = {},
  options?: CallOptions,
) => call(client.http.GET('/api/directdebit.php', { params: { query }, ...options }));

/** Asks for the SMS code that signs the mandate; nothing is ordered yet. */
export const startDirectDebit = (client: Client, body: BodyOf<'startDirectDebit'>, options?: CallOptions) =>
  call(client.http.POST('/api/directdebit.php', { body, ...options }));

/** Signs the mandate with the code and orders; sending the same code again orders nothing more. */
export const confirmDirectDebit = (
  client: Client,
  body: BodyOf<'confirmDirectDebit'>,
  options?: CallOptions,
) => call(client.http.PUT('/api/directdebit.php', { body, ...options }));

/** Sends another code; the earlier one is no longer valid. */
export const resendDirectDebitCode = (
  client: Client,
  body: BodyOf<'resendDirectDebitCode'>,
  options?: CallOptions,
) => call(client.http.POST('/api/directdebit-code.php', { body, ...options }));

/** Revokes a mandate: nothing more is collected under it. */
export const revokeMandate = (client: Client, body: BodyOf<'revokeMandate'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/directdebit.php', { body, ...options }));
