import { LRUCache } from 'lru-cache';

/** Ids of members whose proof of age this process has read: a proof is never taken back, so it is read once. */
export type ProvedAges = LRUCache<string, true>;

/** Makes the empty list; 100,000 ids are some 15 MB. */
export const createProvedAges = (): ProvedAges => new LRUCache({ max: 100_000 });
