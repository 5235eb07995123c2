import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import { bornUntil } from '../../domain/age-limits.ts';
import type { Site } from '../../domain/sites/site.ts';
import { snapshot } from '../../infrastructure/postgres/transaction.ts';
import { type MemberSummary, summariesOf, summaryFor, type Viewer } from '../search/api.ts';
import { type LikeRow, type LikesWanted, selectLikes, selectNewLikes } from './list-queries.ts';

type LikesResponse = components['schemas']['LikesResponse'];
type LikeItem = components['schemas']['LikeItem'];

/** The likes to list: `unwritten` are matches without a conversation; undefined lists all. */
export type LikesType = 'received' | 'given' | 'matches' | 'unwritten' | undefined;

/** The member whose likes are listed. */
type LikesReader = Viewer & { id: string };

/** The likes of a member, each with the profile of the other. */
export async function listLikes(
  ctx: Context,
  site: Site,
  viewer: LikesReader,
  type: LikesType,
): Promise<LikesResponse> {
  const now = ctx.clock.now();
  const { given, received, num_new } = await snapshot(ctx.db, async db => {
    const only = type === 'matches' || type === 'unwritten' ? type : undefined;
    const likes = (way: LikesWanted['way']) => selectLikes(db, viewer, bornUntil(site, now), { way, only });
    return {
      given: type === 'received' || type === 'unwritten' ? [] : await likes('given'),
      received: type === 'given' ? [] : await likes('received'),
      num_new: await selectNewLikes(db, site, viewer.id, now),
    };
  });
  const people = new Set([...given, ...received].map(row => row.other_id));
  const profiles = new Map(
    (await summariesOf(ctx, viewer, [...people])).map(summary => [summary.id, summary]),
  );
  const items = (rows: LikeRow[], unanswered: 'liked' | 'received') =>
    rows.flatMap(row => {
      const profile = profiles.get(row.other_id);
      return profile ? [itemOf(row, profile, unanswered)] : [];
    });
  return { profiles: items(given, 'liked'), liked_by: items(received, 'received'), num_new };
}

/** One received like as it is in the member's list on a site; null when it is not in the list. */
export async function receivedLike(
  ctx: Context,
  site: Site,
  viewer: LikesReader,
  liker: string,
): Promise<LikeItem | null> {
  const lastBirthday = bornUntil(site, ctx.clock.now());
  const [row] = await selectLikes(ctx.db, viewer, lastBirthday, { way: 'received', other: liker });
  const profile = row ? await summaryFor(ctx, viewer, liker) : null;
  return row && profile ? itemOf(row, profile, 'received') : null;
}

function itemOf(row: LikeRow, profile: MemberSummary, unanswered: 'liked' | 'received'): LikeItem {
  return {
    id: row.id,
    like_new: row.is_new,
    state: row.mutual ? 'matched' : unanswered,
    liked_at: row.created_at.toISOString(),
    origin: row.origin,
    profile,
  };
}
