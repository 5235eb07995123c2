import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** The user's mandates, the limit of the month, and whether direct debit is open. */
export const getDirectDebits = (
  client: Client,
  query: QueryOf<'getDirectDebits'> = {},
  options?: CallOptions,
) => call(client.http.GET('/api/directdebit.php', { params: { query }, ...options }), options);

/** Asks for the code that will sign the mandate; nothing is ordered yet. */
export const startDirectDebit = (client: Client, body: BodyOf<'startDirectDebit'>, options?: CallOptions) =>
  call(client.http.POST('/api/directdebit.php', { body, ...options }), options);

/** Signs the mandate and orders; the same code again orders nothing more. */
export const confirmDirectDebit = (
  client: Client,
  body: BodyOf<'confirmDirectDebit'>,
  options?: CallOptions,
) => call(client.http.PUT('/api/directdebit.php', { body, ...options }), options);

/** Sends another code; the earlier one is worth nothing then. */
export const resendDirectDebitCode = (
  client: Client,
  body: BodyOf<'resendDirectDebitCode'>,
  options?: CallOptions,
) => call(client.http.POST('/api/directdebit-code.php', { body, ...options }), options);

/** Ends a mandate: nothing is collected under it any more. */
export const revokeMandate = (client: Client, body: BodyOf<'revokeMandate'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/directdebit.php', { body, ...options }), options);
