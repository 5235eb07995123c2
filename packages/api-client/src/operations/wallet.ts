import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** Balance, reserved credits, all bookings, and the limits that the user has set. */
export const getWallet = (client: Client, query: QueryOf<'getWallet'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/wallet.php', { params: { query }, ...options }));

/** Sets the user's own spending limit or pause; a looser one takes effect after 24 hours. */
export const updateWalletLimits = (
  client: Client,
  body: BodyOf<'updateWalletLimits'>,
  options?: CallOptions,
) => call(client.http.PUT('/api/wallet-limits.php', { body, ...options }));

/** One page of the user's purchases. */
export const getTransactions = (
  client: Client,
  query: QueryOf<'getTransactions'> = {},
  options?: CallOptions,
) => call(client.http.GET('/api/transactions.php', { params: { query }, ...options }));

/** One transaction with its receipt. */
export const getTransaction = (client: Client, query: QueryOf<'getTransaction'>, options?: CallOptions) =>
  call(client.http.GET('/api/transaction.php', { params: { query }, ...options }));

/** Packages that the user bought before, at today's prices. */
export const getRepeatOrders = (
  client: Client,
  query: QueryOf<'getRepeatOrders'> = {},
  options?: CallOptions,
) => call(client.http.GET('/api/repeat-order.php', { params: { query }, ...options }));

/** The user's own discount codes. */
export const getDiscountCodes = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/discountcodes.php', { ...options }));

/** Withdraws from a contract in two steps; without a session the contract is found by e-mail address and reference. */
export const withdraw = (client: Client, body: BodyOf<'withdraw'>, options?: CallOptions) =>
  call(client.http.POST('/api/withdrawal.php', { body, ...options }));

/** Cancels renewing premium in two steps; without a session the contract is found by e-mail address and reference. */
export const cancelPremium = (client: Client, body: BodyOf<'cancelPremium'>, options?: CallOptions) =>
  call(client.http.POST('/api/cancellation.php', { body, ...options }));

/** Confirms or stops a declaration that was made without log-in, by the link in the mail about it. */
export const decideDeclaration = (client: Client, body: BodyOf<'decideDeclaration'>, options?: CallOptions) =>
  call(client.http.POST('/api/declaration.php', { body, ...options }));

/** Asks to begin a purchase before its withdrawal period ends: its credits can be used then. */
export const requestBegin = (client: Client, body: BodyOf<'requestBegin'>, options?: CallOptions) =>
  call(client.http.POST('/api/begin.php', { body, ...options }));
