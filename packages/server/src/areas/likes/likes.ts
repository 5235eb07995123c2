import { MIN_AGE } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { bornUntil } from '../../domain/age-limits.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Origin } from '../../infrastructure/postgres/tables/common.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion, lockStates } from '../../infrastructure/postgres/user-state.ts';
import type { Viewer } from '../access/api.ts';
import { notify } from '../notifications/api.ts';
import * as queries from './like-queries.ts';

/** The member who likes, and what their site shows. */
type Liker = Viewer & { id: string };

/**
 * Likes a member; two likes in both directions are a match. Liking again changes nothing. Likes of members who have not confirmed the
 * e-mail address are held until `releaseLikes` releases them.
 *
 * @throws ApiError `not_found` for a profile that cannot be liked: not active, of another pool, invisible, not shown on the site, blocked, or the member's own;
 *   `blocked_by_member`
 */
export async function likeMember(ctx: Context, liker: Liker, to: string): Promise<'liked' | 'matched'> {
  const other = parseId(to);
  if (other === null) throw new ApiError('not_found');
  return ctx.transaction(async tx => (await likeMemberInTransaction(ctx, tx, liker, other)).state);
}

/** The same within a transaction of the caller; `fresh` is false for a member who was liked before. */
export async function likeMemberInTransaction(
  ctx: Context,
  tx: Tx,
  liker: Liker,
  to: string,
): Promise<{ state: 'liked' | 'matched'; fresh: boolean }> {
  const from = liker.id;
  await lockStates(tx.db, [from, to]);
  const pair = await queries.selectPair(tx.db, liker, to);
  if (pair?.blocked_me) throw new ApiError('blocked_by_member');
  if (!pair || pair.i_blocked || pair.hidden) throw new ApiError('not_found');
  const match = pair.received_id !== null;
  const fresh = pair.given_id === null;
  if (fresh) await storeLike(ctx, tx, from, to, { ...pair, match });
  return { state: match ? 'matched' : 'liked', fresh };
}

/** The state of one member's like of another; null when there is none. */
export async function likeBetween(db: Db, from: string, to: string): Promise<'liked' | 'matched' | null> {
  // for their likes it does not matter what a site shows
  const pair = await queries.selectPair(db, { id: from, shownOn: null }, to);
  if (!pair?.given_id) return null;
  return pair.received_id === null ? 'liked' : 'matched';
}

async function storeLike(
  ctx: Context,
  tx: Tx,
  from: string,
  to: string,
  about: { origin: Origin; account_status: string | null; site_id: string; match: boolean },
): Promise<void> {
  const now = ctx.clock.now();
  const held = about.account_status === 'not_confirmed';
  const like = {
    liker: from,
    liked: to,
    id: ctx.ids.uuid(),
    origin: about.origin,
    held,
    seen_at: null,
    shown_at: null,
    created_at: now,
  };
  // a site whose file was removed has the general minimum age
  const oldEnough = bornUntil(ctx.sites.find(about.site_id) ?? { min_age: MIN_AGE }, now);
  const { is_new: isNews } = await queries.insertLike(tx.db, like, oldEnough);
  // liking back also answers the received like, so that is not new any more
  const seen = about.match ? await queries.setSeen(tx.db, to, from, now) : undefined;
  await incrementVersion(tx.db, from, { newLikes: seen ? -1 : 0 });
  if (isNews && !held) await announceLike(ctx, tx, from, to, about);
}

/** Counts a new like for the liked member, and sends a live event and a notice. */
async function announceLike(
  ctx: Context,
  tx: Tx,
  from: string,
  to: string,
  { origin, match }: { origin: Origin; match: boolean },
): Promise<void> {
  await incrementVersion(tx.db, to, { newLikes: 1 });
  await notify(ctx, tx, { memberId: to, kind: match ? 'match' : 'like', otherId: from });
  tx.after(() => ctx.live.send(to, { event: match ? 'match' : 'like', data: { profile: from, origin } }));
}

/** Releases the likes that a member gave before confirming the e-mail address; call it in the transaction that confirms. */
export async function releaseLikes(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await lockStates(tx.db, [memberId]);
  const released = await queries.releaseHeld(tx.db, memberId);
  for (const { liked, origin, back_id } of released)
    await announceLike(ctx, tx, memberId, liked, { origin, match: back_id !== null });
}

/** Takes a like back; does nothing when there is none. */
export async function unlike(ctx: Context, from: string, to: string): Promise<void> {
  const other = parseId(to);
  if (other === null) throw new ApiError('not_found');
  await ctx.transaction(async tx => {
    await lockStates(tx.db, [from, other]);
    const gone = await queries.deleteLike(tx.db, from, other);
    if (!gone) return;
    await incrementVersion(tx.db, from);
    if (!gone.held) await incrementVersion(tx.db, other, { newLikes: gone.counted ? -1 : 0 });
  });
}

/** Clears the new flag of a received like; does nothing when there is none. */
export async function markSeen(ctx: Context, memberId: string, liker: string): Promise<void> {
  const other = parseId(liker);
  if (other === null) throw new ApiError('not_found');
  await ctx.transaction(async tx => {
    await lockStates(tx.db, [memberId]);
    const seen = await queries.setSeen(tx.db, other, memberId, ctx.clock.now());
    if (seen) await incrementVersion(tx.db, memberId, { newLikes: -1 });
  });
}

/**
 * The oldest received like that the match dialog has not shown, marked as shown; undefined when there is none.
 *
 * @param liker restricts it to the like of this member
 */
export async function claimNextLike(ctx: Context, site: Site, memberId: string, liker?: string) {
  const now = ctx.clock.now();
  return queries.claimUnshown(ctx.db, memberId, now, bornUntil(site, now), liker);
}
