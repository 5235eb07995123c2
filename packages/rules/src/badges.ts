import { BADGE_CAP, LOW_CREDITS } from './constants.ts';

/** What a count badge shows: nothing, a number, or `99` with a plus (spec § 3.5). */
export type CountBadge = null | { value: number; capped: boolean };

/** A badge for a count: nothing at 0 or less, the number below the cap, `99` with `capped` from 100 on. */
export function countBadge(count: number, cap: number = BADGE_CAP): CountBadge {
  const wholeCount = Math.floor(count);
  if (!(wholeCount > 0)) return null;
  return wholeCount >= cap ? { value: cap - 1, capped: true } : { value: wholeCount, capped: false };
}

/** Tone of the credits badge: none above 10, warning from 1 to 10, danger at 0; none when the credits are unknown. */
export function creditsBadgeTone(credits: number | null): null | 'warning' | 'danger' {
  if (credits === null || credits > LOW_CREDITS) return null;
  return credits > 0 ? 'warning' : 'danger';
}

/** Number on the app's icon: unread messages plus new likes (spec § 8.5). */
export function appBadgeNumber(unread: number, newLikes: number): number {
  return Math.max(0, unread) + Math.max(0, newLikes);
}

/** The page title with the count of unread messages and new likes in front: `(3) Title` (spec § 3.5). */
export function titleWithCount(count: number, title: string): string {
  const badge = countBadge(count);
  return badge ? `(${badge.value}${badge.capped ? '+' : ''}) ${title}` : title;
}
