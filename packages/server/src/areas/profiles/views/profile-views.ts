import type { components } from '@velluto/api-client/schema';
import { PROFILE_VIEW_DAYS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { bornUntil } from '../../../domain/age-limits.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { PoolView } from '../../../domain/sites/shared-pool.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { assertCanView } from '../../access/api.ts';
import { summariesOf, type Viewer } from '../../search/api.ts';
import { privacyOf } from '../privacy.ts';
import * as queries from './profile-view-queries.ts';

type ProfileViewsResponse = components['schemas']['ProfileViewsResponse'];

const day = 86_400_000;

/** Views until then are forgotten. */
const rememberedSince = (ctx: Context) => new Date(ctx.clock.now().getTime() - PROFILE_VIEW_DAYS * day);

/** Job: forgets views that are older than they may be kept. */
export const cleanUpViews = (ctx: Context): Promise<void> =>
  queries.deleteOldViews(ctx.db, rememberedSince(ctx));

/**
 * Stores that a member viewed a profile; a repeated view updates the time. Nothing is stored for the member's own profile, for
 * one that the member blocks, or while one of the two is invisible.
 *
 * @throws ApiError `blocked_by_member`, `not_found` for a profile that the member may not see
 */
export async function recordView(
  ctx: Context,
  viewer: PoolView & { id: string },
  viewed: string,
): Promise<void> {
  const id = parseId(viewed);
  if (id === null) throw new ApiError('not_found');
  const { blocked } = await assertCanView(ctx, viewer, id);
  if (id === viewer.id || blocked) return;
  await queries.upsertView(ctx.db, viewer.id, id, ctx.clock.now());
}

/**
 * The members who viewed a member's profile, the latest first. A member who is not premium sees only their number, one who is invisible
 * nothing.
 */
export async function listViews(
  ctx: Context,
  site: Site,
  viewer: Viewer & { id: string },
): Promise<ProfileViewsResponse> {
  const { invisible, available } = await privacyOf(ctx, viewer.id);
  if (invisible) return { access: 'invisible', views: [], num_views: 0 };
  const wanted = {
    memberId: viewer.id,
    shownOn: viewer.shownOn,
    since: rememberedSince(ctx),
    lastBirthday: bornUntil(site, ctx.clock.now()),
  };
  if (!available) {
    return { access: 'premium_only', views: [], num_views: await queries.countViews(ctx.db, wanted) };
  }
  const rows = await queries.selectViews(ctx.db, wanted);
  const people = await summariesOf(
    ctx,
    viewer,
    rows.map(row => row.other_id),
  );
  const profiles = new Map(people.map(summary => [summary.id, summary]));
  const views = rows.flatMap(row => {
    const profile = profiles.get(row.other_id);
    return profile ? [{ viewed_at: row.viewed_at.toISOString(), origin: row.origin, profile }] : [];
  });
  return { access: 'open', views, num_views: views.length };
}
