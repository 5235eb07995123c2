import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../types.ts';

/** What deleting the account would give up. */
export const getDeletion = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/account.php', { ...options }), options);

/** Deletes the account; a mail shows the way back. */
export const deleteAccount = (client: Client, body: BodyOf<'deleteAccount'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/account.php', { body, ...options }), options);

/** Brings a deleted account back by its mailed link. */
export const restoreAccount = (client: Client, body: BodyOf<'restoreAccount'>, options?: CallOptions) =>
  call(client.http.PUT('/api/account.php', { body, ...options }), options);
