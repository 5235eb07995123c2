import { LRUCache } from 'lru-cache';
import type { Position } from './search-queries.ts';

/** What is known of a search when one of its pages is asked for. */
export interface KnownPages {
  /** The nearest known end of an earlier page. */
  after: Position | null;
  /** Pages between that end and the page asked for. */
  pagesBetween: number;
  /** How many there were at the page turned to last; undefined when nobody has counted. */
  count: number | undefined;
}

/** Where pages of recent searches begin, so that turning to the next page reads only that page. */
export interface SearchPages {
  before(search: string, page: number, now: Date): KnownPages;
  /** Notes the last member of a page, and how many the search found; with a first page the search begins anew. */
  note(search: string, page: number, found: { last: Position; count: number; now: Date }): void;
}

/** Nobody turns pages for longer: whoever comes back to a page then finds it as it is by now. */
const turnedWithinMs = 12 * 3_600_000;

/** What is known at the first page: nothing, so that it is always read and counted anew. */
export const newSearch: KnownPages = { after: null, pagesBetween: 0, count: undefined };

interface Turned {
  ends: Map<number, Position>;
  count: number;
  since: Date;
}

/** Remembers the pages of the most recent searches in this process; forgetting one costs time only. */
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
        if (after) return { after, pagesBetween: page - 1 - end, count: entry?.count };
      }
      return { after: null, pagesBetween: page - 1, count: entry?.count };
    },
    note(search, page, { last, count, now }) {
      const { ends, since } = (page > 1 && recent(search, now)) || { ends: new Map(), since: now };
      searches.set(search, { ends: ends.set(page, last), count, since });
    },
  };
}
