import type { TileMember } from './member.ts';
import type { Origin } from './origin.ts';

/** A like given or received. */
export interface Like {
  id: string;
  /** Received and not seen yet. */
  likeNew: boolean;
  /** `liked` by the reader, `received` from the other person, `matched` when both. */
  state: 'liked' | 'received' | 'matched';
  /** ISO 8601. */
  likedAt: string;
  /** Who gave the like: a member, or the site itself. */
  origin: Origin;
  member: TileMember;
}

/** Tab of the likes page; the last part of its address. */
export type LikesType = 'received' | 'given' | 'matches';

/** State of the like button for a person; visitors are asked to sign up first. */
export type LikeState = 'idle' | 'liked' | 'matched' | 'pending' | 'visitor';
