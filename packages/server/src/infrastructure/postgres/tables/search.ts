import type { Gender, LookingFor } from '@velluto/rules';
import type { Generated } from 'kysely';
import type { Origin } from './common.ts';

/** Number of visible members of a pool by month of birth; triggers of `member_search` update it. */
export interface MemberTallyTable {
  pool: string;
  /** Empty in rows that count both genders. */
  gender: Gender | '';
  /** Empty in rows that count all countries. */
  country: string;
  /** Empty in rows that count a whole country. */
  region: string;
  /** First day of the month. */
  born: string;
  /** As the members that are counted have it. */
  shown_on: string[];
  origin: Origin;
  members: number;
  /** Those of them who are open to visitors. */
  visitors: Generated<number>;
}

/** Copy of the columns by which searches filter and sort; updated in the same transaction as `member`. */
export interface MemberSearchTable {
  member_id: string;
  pool: string;
  gender: Gender;
  country: string;
  /** Empty when the member gives none, so that the index needs no nulls. */
  region: string;
  dob: string;
  /** Last activity, written at most once an hour. */
  rank_at: Date;
  visible: boolean;
  /** As in `member`, which a trigger keeps it to. */
  open_to_visitors: Generated<boolean>;
  /** As in `member`, which a trigger keeps it to. */
  shown_on: string[];
  /** As in `member`, which a trigger keeps it to. */
  origin: Origin;
  looking_for: Generated<LookingFor | null>;
  /** Centre of the member's town, never their address; null when the town is unknown. */
  latitude: number | null;
  longitude: number | null;
  /** Cell of one degree that contains it, see `areas/places/distance.ts`. */
  geo_cell: number | null;
}

/** Tables of the search. */
export interface SearchTables {
  member_tally: MemberTallyTable;
  member_search: MemberSearchTable;
}
