import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** Which notifications the user gets by e-mail and push. */
export const getNotifications = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/notifications.php', { ...options }));

/** Changes which notifications the user gets. */
export const updateNotifications = (
  client: Client,
  body: BodyOf<'updateNotifications'>,
  options?: CallOptions,
) => call(client.http.PUT('/api/notifications.php', { body, ...options }));

/** Switches off the kind of e-mail that a mailed link names; needs no session. */
export const unsubscribe = (client: Client, query: QueryOf<'unsubscribe'>, options?: CallOptions) =>
  call(client.http.POST('/api/unsubscribe.php', { params: { query }, ...options }));

/** Ends a push subscription of the user. */
export const endPush = (client: Client, body: BodyOf<'endPush'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/push.php', { body, ...options }));
