import type { components } from '@velluto/api-client/schema';

/** How a member answered a card of the swipe game. */
export interface SwipeTable {
  member_id: string;
  profile_id: string;
  choice: 'like' | 'pass';
  /** True for the last answer if it was a pass. */
  undoable: boolean;
  swiped_at: Date;
}

/** Somebody looked at a profile; one row for two people. */
export interface ProfileViewTable {
  viewer: string;
  viewed: string;
  origin: components['schemas']['Origin'];
  /** When last. */
  viewed_at: Date;
}

/** Tables of match finder, swipe game and profile views. */
export interface DiscoverTables {
  swipe: SwipeTable;
  profile_view: ProfileViewTable;
}
