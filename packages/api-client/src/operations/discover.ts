import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** People similar to a member, 24 a page. */
export const getSimilar = (client: Client, query: QueryOf<'getSimilar'>, options?: CallOptions) =>
  call(client.http.GET('/api/similar.php', { params: { query }, ...options }));

/** The people who fit the answers of the match finder best, with the reasons. */
export const getMatches = (client: Client, query: QueryOf<'getMatches'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/match-finder.php', { params: { query }, ...options }));

/** Cards of the swipe game, and the number of likes left today. */
export const getSwipeDeck = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/swipe.php', { ...options }));

/** Answers a card of the swipe game: likes the person or passes. */
export const swipe = (client: Client, body: BodyOf<'swipe'>, options?: CallOptions) =>
  call(client.http.POST('/api/swipe.php', { body, ...options }));

/** Takes the last pass back, so that the card is shown again. */
export const undoSwipe = (client: Client, options?: CallOptions) =>
  call(client.http.DELETE('/api/swipe.php', { ...options }));
