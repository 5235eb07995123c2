import { LRUCache } from 'lru-cache';
import type { MatchCounts, Position } from './search-queries.ts';

/** What this process knows of a search when one of its pages is requested. */
export interface KnownPages {
  /** The nearest known end of an earlier page. */
  after: Position | null;
  /** Pages between that end and the requested page. */
  pagesBetween: number;
  /** Results at the last requested page; undefined when they were not counted. */
  counts: MatchCounts | undefined;
}

/** Remembers where pages of recent searches end, so that the next page can be read without those before it. */
export interface SearchPages {
  before(search: string, page: number, now: Date): KnownPages;
  /** Stores the last member of a page and the numbers of results; a first page begins the search anew. */
  note(search: string, page: number, found: { last: Position; counts: MatchCounts; now: Date }): void;
}

/** Milliseconds after which a search is forgotten, so that its pages are read anew. */
const turnedWithinMs = 12 * 3_600_000;

/** For a first page, which is always read and counted anew. */
export const newSearch: KnownPages = { after: null, pagesBetween: 0, counts: undefined };

interface Turned {
  ends: Map<number, Position>;
  counts: MatchCounts;
  since: Date;
}

/** Makes the memory of the most recent searches in this process; a forgotten search only takes longer. */
export function searchPages(): SearchPages {
  const searches = new LRUCache<string, Turned>({ max: 2000 });
  const recent = (search: string, now: Date) => {
    const entry = searches.get(search);
    return entry && now.getTime() - entry.since.getTime() < turnedWithinMs ? entry : undefined;
  };
  return {
    before(search, page, now) {
      const entry = recent(search, now);
      for (let end = page - 1; end > 0; end--) {
        const after = entry?.ends.get(end);
        if (after) return { after, pagesBetween: page - 1 - end, counts: entry?.counts };
      }
      return { after: null, pagesBetween: page - 1, counts: entry?.counts };
    },
    note(search, page, { last, counts, now }) {
      const { ends, since } = (page > 1 && recent(search, now)) || { ends: new Map(), since: now };
      searches.set(search, { ends: ends.set(page, last), counts, since });
    },
  };
}
