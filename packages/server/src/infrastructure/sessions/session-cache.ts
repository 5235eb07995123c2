import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { RunStatement } from '../postgres/database.ts';
import * as queries from './session-queries.ts';

/** Sessions that this process has read, and how it checks that they are still current. */
export interface SessionCache {
  /** Sessions read lately, by the hash of their token. */
  rows: LRUCache<string, queries.SessionRow>;
  /** Versions of members; all versions requested in one turn of the event loop are read by one statement. */
  versions: DataLoader<string, number | undefined>;
  /** Positions of the database's log by the hash of a session's token in hexadecimal, read by one statement likewise. */
  positions: DataLoader<string, string | null | undefined>;
}

/** Makes the cache; 20,000 sessions are some 10 MB. */
export const createSessionCache = (run: RunStatement): SessionCache => ({
  rows: new LRUCache({ max: 20_000 }),
  versions: inOneStatement(ids => queries.selectVersions(run, ids)),
  positions: inOneStatement(hashes => queries.selectPositions(run, hashes)),
});

/** Reads all values that are requested in one turn of the event loop by one statement. */
const inOneStatement = <Value>(select: (keys: readonly string[]) => Promise<Map<string, Value>>) =>
  new DataLoader<string, Value | undefined>(
    async keys => {
      const found = await select(keys);
      return keys.map(key => found.get(key));
    },
    // the next turn of the event loop collects requests from all connections that are readable now
    { cache: false, batchScheduleFn: start => setImmediate(start) },
  );
