import { FREE_CONVERSATIONS, FREE_PHOTOS, PREMIUM_PHOTOS } from './constants.ts';

/** Photos a member may keep: 3, as premium member 25 (product.md §5). */
export function photoLimit(paidUser: boolean): number {
  return paidUser ? PREMIUM_PHOTOS : FREE_PHOTOS;
}

/** A free member may start 3 conversations; answering in one that exists is always allowed (decisions). */
export function mayStartConversation(paidUser: boolean, started: number): boolean {
  return paidUser || started < FREE_CONVERSATIONS;
}
