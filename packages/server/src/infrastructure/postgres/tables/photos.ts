import type { Generated } from 'kysely';

/** A profile photo; the first active one by position is the main photo. */
export interface PhotoTable {
  id: string;
  member_id: string;
  /** Random name below `/img/`; knowing it is not enough to see a locked photo. */
  key: string;
  status: 'active' | 'pending' | 'rejected';
  position: number;
  width: number;
  height: number;
  thumbhash: string | null;
  /** Point that stays visible when cropped, 0 to 1 from the left and the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  created_at: Date;
}

/** Tables of profile photos. */
export interface PhotosTables {
  photo: PhotoTable;
}
