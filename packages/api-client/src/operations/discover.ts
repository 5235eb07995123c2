import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** People like somebody, 24 a page. */
export const getSimilar = (client: Client, query: QueryOf<'getSimilar'>, options?: CallOptions) =>
  call(client.http.GET('/api/similar.php', { params: { query }, ...options }), options);

/** The people who fit the answers to the questions of the match finder best, and why. */
export const getMatches = (client: Client, query: QueryOf<'getMatches'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/match-finder.php', { params: { query }, ...options }), options);

/** Cards of the swipe game, and what is left of the day's likes. */
export const getSwipeDeck = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/swipe.php', { ...options }), options);

/** Answers a card: likes a person or passes on them. */
export const swipe = (client: Client, body: BodyOf<'swipe'>, options?: CallOptions) =>
  call(client.http.POST('/api/swipe.php', { body, ...options }), options);

/** Takes the last pass back. */
export const undoSwipe = (client: Client, options?: CallOptions) =>
  call(client.http.DELETE('/api/swipe.php', { ...options }), options);
