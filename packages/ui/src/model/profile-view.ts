import type { TileMember } from './member.ts';
import type { Origin } from './origin.ts';

/** Somebody who looked at the reader's profile. */
export interface ProfileView {
  /** When they looked last, ISO 8601. */
  viewedAt: string;
  /** Who is really behind the view. */
  origin: Origin;
  member: TileMember;
}

/** Whether the reader sees who it was, only how many, or nothing because they are invisible themselves. */
export type ProfileViewsAccess = 'open' | 'premium_only' | 'invisible';
