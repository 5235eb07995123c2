/** How a member answered a card of the swipe game. */
export interface SwipeTable {
  member_id: string;
  profile_id: string;
  choice: 'like' | 'pass';
  /** True for the last answer if it was a pass. */
  undoable: boolean;
  swiped_at: Date;
}

/** Tables of match finder and swipe game. */
export interface DiscoverTables {
  swipe: SwipeTable;
}
