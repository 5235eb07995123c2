import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { bornUntil } from '../members/birthdays.ts';
import { type MemberSummary, summariesOf, type Viewer } from '../members/summaries.ts';
import type { Site } from '../sites/site.ts';
import * as queries from './list-queries.ts';

type LikesResponse = components['schemas']['LikesResponse'];
type LikeItem = components['schemas']['LikeItem'];

/** Which likes are asked for; undefined means all. */
export type LikesType = 'received' | 'given' | 'matches' | undefined;

/** The likes of a member, each with the other person. */
export async function listLikes(
  ctx: Context,
  site: Site,
  viewer: Viewer & { id: string },
  type: LikesType,
): Promise<LikesResponse> {
  const now = ctx.clock.now();
  const likes = (way: 'given' | 'received') =>
    queries.selectLikes(ctx.db, viewer.id, bornUntil(site, now), way, type === 'matches');
  const [given, received, num_new] = await Promise.all([
    type === 'received' ? [] : likes('given'),
    type === 'given' ? [] : likes('received'),
    queries.selectNewLikes(ctx.db, site, viewer.id, now),
  ]);
  const people = new Set([...given, ...received].map(row => row.other_id));
  const profiles = new Map((await summariesOf(ctx, viewer, [...people])).map(one => [one.id, one]));
  const items = (rows: queries.LikeRow[], unanswered: 'liked' | 'received') =>
    rows.flatMap(row => {
      const profile = profiles.get(row.other_id);
      return profile ? [itemOf(row, profile, unanswered)] : [];
    });
  return { profiles: items(given, 'liked'), liked_by: items(received, 'received'), num_new };
}

/** True when a person who likes a member may stand in the member's list on a site. */
export async function isListed(ctx: Context, site: Site, memberId: string, liker: string): Promise<boolean> {
  return queries.isListed(ctx.db, memberId, liker, bornUntil(site, ctx.clock.now()));
}

function itemOf(row: queries.LikeRow, profile: MemberSummary, unanswered: 'liked' | 'received'): LikeItem {
  return {
    id: row.id,
    like_new: row.is_new,
    state: row.mutual ? 'matched' : unanswered,
    liked_at: row.created_at.toISOString(),
    origin: row.origin,
    profile,
  };
}
