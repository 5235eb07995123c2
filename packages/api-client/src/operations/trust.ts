import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../types.ts';

/** People the user has blocked. */
export const getBlocks = (client: Client, query: QueryOf<'getBlocks'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/block.php', { params: { query }, ...options }), options);

/** Blocks a person: both vanish from each other's search, likes and conversations. */
export const block = (client: Client, body: BodyOf<'block'>, options?: CallOptions) =>
  call(client.http.POST('/api/block.php', { body, ...options }), options);

/** Unblocks a person; conversations come back, likes do not. */
export const unblock = (client: Client, body: BodyOf<'unblock'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/block.php', { body, ...options }), options);

/** Whether the user is invisible, and whether they may be. */
export const getPrivacy = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/privacy.php', { ...options }), options);

/** Makes the user invisible, or visible again. */
export const updatePrivacy = (client: Client, body: BodyOf<'updatePrivacy'>, options?: CallOptions) =>
  call(client.http.PUT('/api/privacy.php', { body, ...options }), options);
