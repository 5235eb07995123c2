import type { Generated } from 'kysely';
import type { Origin } from './common.ts';

/** A like; two rows in both directions are a match. */
export interface LikeTable {
  liker: string;
  liked: string;
  id: string;
  origin: Origin;
  /** True until the liked member has seen the like. */
  is_new: Generated<boolean>;
  seen_at: Date | null;
  /** When a dialog showed the like or match. */
  shown_at: Date | null;
  /** True until the liker has confirmed the e-mail address; until then the liked member does not see it. */
  held: Generated<boolean>;
  created_at: Date;
}

/** Tables of likes. */
export interface LikesTables {
  likes: LikeTable;
}
