import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** Packages and payment methods for a payment country. */
export const getPackages = (client: Client, query: QueryOf<'getPackages'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/packages.php', { params: { query }, ...options }));

/** A discount code, or with `welcome: true` the user's welcome code. */
export const getDiscountCode = (client: Client, query: QueryOf<'getDiscountCode'>, options?: CallOptions) =>
  call(client.http.GET('/api/discountcode.php', { params: { query }, ...options }));

/** Gives a user who is about to delete the account the discount for staying, as a personal code. */
export const takeDeleteDiscount = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/discountcode.php', { ...options }));

/** Orders a package; ordering again with the same key never orders twice. */
export const createPayment = (
  client: Client,
  { idempotencyKey, ...body }: BodyOf<'createPayment'> & { idempotencyKey: string },
  options?: CallOptions,
) =>
  call(
    client.http.POST('/api/payment.php', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body,
      ...options,
    }),
  );

/** The state of a payment. */
export const getPayment = (client: Client, query: QueryOf<'getPayment'>, options?: CallOptions) =>
  call(client.http.GET('/api/payment.php', { params: { query }, ...options }));
