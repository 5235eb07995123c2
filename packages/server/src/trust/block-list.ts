import type { components } from '@velluto/api-client/schema';
import { pageCount } from '@velluto/rules';
import type { Context } from '../context.ts';
import { summariesOf, type Viewer } from '../members/summaries.ts';
import * as queries from './block-queries.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;

/** One page of the people a member has blocked; who blocks the member too is named, but not shown. */
export async function listBlocks(
  ctx: Context,
  viewer: Viewer & { id: string },
  page: number,
): Promise<components['schemas']['BlocksResponse']> {
  const [rows, count] = await Promise.all([
    queries.selectBlocked(ctx.db, viewer.id, (page - 1) * PER_PAGE, PER_PAGE),
    queries.countBlocked(ctx.db, viewer.id),
  ]);
  const people = await summariesOf(
    ctx,
    viewer,
    rows.map(row => row.blocked),
  );
  const byId = new Map(people.map(person => [person.id, person]));
  return {
    blocks: rows.flatMap(({ blocked, created_at, mutual }) => {
      const profile = byId.get(blocked);
      if (!profile) return [];
      const shown = mutual ? { ...profile, main_image: null, num_photos: 0, online: false } : profile;
      return [{ blocked_at: created_at.toISOString(), profile: shown }];
    }),
    page,
    pages: count === 0 ? 0 : Math.min(LAST_PAGE, pageCount(count, PER_PAGE)),
    num_blocks: count,
  };
}
