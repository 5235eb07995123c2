import { type CallOptions, call, poll } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** Likes a person; a like that is returned is a match. */
export const like = (client: Client, body: BodyOf<'like'>, options?: CallOptions) =>
  call(client.http.POST('/api/like.php', { body, ...options }));

/** Takes a like back. */
export const unlike = (client: Client, body: BodyOf<'unlike'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/like.php', { body, ...options }));

/** Marks a received like as no longer new. */
export const markLikeSeen = (client: Client, body: BodyOf<'markLikeSeen'>, options?: CallOptions) =>
  call(client.http.POST('/api/like-seen.php', { body, ...options }));

/** Likes given and received. Polled: returns the same object while nothing has changed. */
export const getLikes = (client: Client, query: QueryOf<'getLikes'> = {}, options?: CallOptions) =>
  poll(client, `/api/likes.php?type=${query.type ?? ''}`, header =>
    client.http.GET('/api/likes.php', { params: { query, header }, ...options }),
  );

/** The oldest received like that the match dialog has not shown yet, or the like of one person; then counts as shown. */
export const autoLike = (client: Client, query: QueryOf<'autoLike'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/auto-like.php', { params: { query }, ...options }));
