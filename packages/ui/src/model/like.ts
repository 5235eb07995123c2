import type { MemberSummary } from './member.ts';
import type { Origin } from './origin.ts';

/** A like given or received. */
export interface Like {
  id: string;
  /** Received and not looked at yet. */
  likeNew: boolean;
  /** `liked` by the reader, `received` from the other person, `matched` when both. */
  state: 'liked' | 'received' | 'matched';
  /** ISO 8601. */
  likedAt: string;
  /** Who is really behind the like. */
  origin: Origin;
  member: MemberSummary;
}

/** Which likes are shown; the last part of the address. */
export type LikesType = 'received' | 'given' | 'matches';

/** Where the reader stands with a person; visitors are asked to sign up first. */
export type LikeState = 'idle' | 'liked' | 'matched' | 'pending' | 'visitor';
