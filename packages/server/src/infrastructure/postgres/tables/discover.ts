import type { Origin } from './common.ts';

/** A member's answer to a card of the swipe game. */
export interface SwipeTable {
  member_id: string;
  profile_id: string;
  choice: 'like' | 'pass';
  /** True for the last answer if it was a pass. */
  undoable: boolean;
  swiped_at: Date;
}

/** The views of a profile by one viewer, in one row. */
export interface ProfileViewTable {
  viewer: string;
  viewed: string;
  origin: Origin;
  /** Time of the last view. */
  viewed_at: Date;
}

/** Tables of match finder, swipe game and profile views. */
export interface DiscoverTables {
  swipe: SwipeTable;
  profile_view: ProfileViewTable;
}
