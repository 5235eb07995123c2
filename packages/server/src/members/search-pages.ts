import type { Position } from './search-queries.ts';

/** Where pages of recent searches begin, so that turning to the next page reads only that page. */
export interface SearchPages {
  /** The nearest known end of a page before `page`, and how many pages lie between. */
  before(search: string, page: number): { after: Position | null; pagesBetween: number };
  /** Notes the last member of a page. */
  note(search: string, page: number, last: Position): void;
}

const remembered = 2000;

/** Remembers the ends of pages of the most recent searches in this process; forgetting one costs time only. */
export function searchPages(): SearchPages {
  const searches = new Map<string, Map<number, Position>>();
  return {
    before(search, page) {
      const ends = searches.get(search);
      for (let end = page - 1; end > 0; end--) {
        const after = ends?.get(end);
        if (after) return { after, pagesBetween: page - 1 - end };
      }
      return { after: null, pagesBetween: page - 1 };
    },
    note(search, page, last) {
      const ends = searches.get(search) ?? new Map<number, Position>();
      ends.set(page, last);
      searches.delete(search);
      searches.set(search, ends);
      const oldest = searches.keys().next();
      if (searches.size > remembered && !oldest.done) searches.delete(oldest.value);
    },
  };
}
