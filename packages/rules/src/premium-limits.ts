import { FREE_CONVERSATIONS, FREE_PHOTOS, PREMIUM_PHOTOS } from './constants.ts';

/** Photos a member may keep: 3, as premium member 25 (spec § 7.4). */
export function photoLimit(paidUser: boolean): number {
  return paidUser ? PREMIUM_PHOTOS : FREE_PHOTOS;
}

/**
 * How many of a member's photos others can see or unlock, counted from the first: as many as the member may keep now.
 * After premium ends the other photos stay stored but hidden. Fictional profiles always get the premium number.
 */
export function shownPhotos(premium: boolean, origin: string): number {
  return origin === 'member' ? photoLimit(premium) : PREMIUM_PHOTOS;
}

/** A free member may start 3 conversations; answering in one that exists is always allowed (spec § 8.1). */
export function mayStartConversation(paidUser: boolean, started: number): boolean {
  return paidUser || started < FREE_CONVERSATIONS;
}
