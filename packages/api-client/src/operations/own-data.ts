import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../operation-types.ts';

/** What the user would lose by deleting the account, such as unused credits. */
export const getDeletion = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/account.php', { ...options }));

/** Deletes the account; a mail has the link to bring it back. */
export const deleteAccount = (client: Client, body: BodyOf<'deleteAccount'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/account.php', { body, ...options }));

/** Brings a deleted account back by its mailed link. */
export const restoreAccount = (client: Client, body: BodyOf<'restoreAccount'>, options?: CallOptions) =>
  call(client.http.PUT('/api/account.php', { body, ...options }));

/** State of the archive of the user's data: it is being made, or can be downloaded from its `url`. */
export const getExport = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/export.php', { ...options }));

/** Asks for an archive of the user's data. */
export const askExport = (client: Client, options?: CallOptions) =>
  call(client.http.POST('/api/export.php', { ...options }));

/** Stores the traffic source that the visitor came from, if they agreed. */
export const trackVisit = (client: Client, body: BodyOf<'trackVisit'>, options?: CallOptions) =>
  call(client.http.POST('/api/tracking.php', { body, ...options }));

/** Accepts the terms in force. */
export const acceptTerms = (client: Client, body: BodyOf<'acceptTerms'>, options?: CallOptions) =>
  call(client.http.PUT('/api/terms.php', { body, ...options }));
