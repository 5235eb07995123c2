import type { Gender } from './member.ts';

/** Filters of the member search. */
export interface SearchFilters {
  gender: Gender | 'both';
  /** ISO 3166. */
  country: string;
  /** Id of the region; null for the whole country. */
  region: string | null;
  minAge: number;
  maxAge: number;
}

/** The filter to widen first when the search found nobody. */
export type FilterToRelax = 'age' | 'region' | 'country';

/** An option of a list, with its name in the reader's language. */
export interface Option {
  value: string;
  label: string;
}
