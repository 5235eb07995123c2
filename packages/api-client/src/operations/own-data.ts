import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../operation-types.ts';

/** What deleting the account would give up. */
export const getDeletion = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/account.php', { ...options }), options);

/** Deletes the account; a mail shows the way back. */
export const deleteAccount = (client: Client, body: BodyOf<'deleteAccount'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/account.php', { body, ...options }), options);

/** Brings a deleted account back by its mailed link. */
export const restoreAccount = (client: Client, body: BodyOf<'restoreAccount'>, options?: CallOptions) =>
  call(client.http.PUT('/api/account.php', { body, ...options }), options);

/** The archive of the user's data that is being made or can be fetched from its `url`. */
export const getExport = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/export.php', { ...options }), options);

/** Asks for an archive of the user's data. */
export const askExport = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/export.php', { ...options }), options);

/** Remembers where the visitor came from, if they agreed. */
export const trackVisit = (client: Client, body: BodyOf<'trackVisit'>, options?: CallOptions) =>
  call(client.http.POST('/api/tracking.php', { body, ...options }), options);

/** Accepts the terms in force. */
export const acceptTerms = (client: Client, body: BodyOf<'acceptTerms'>, options?: CallOptions) =>
  call(client.http.PUT('/api/terms.php', { body, ...options }), options);
