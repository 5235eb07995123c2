import type { components } from '@velluto/api-client/schema';
import { MEMBERS_PER_PAGE } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { bornAround, bornUntil } from '../../domain/age-limits.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { assertCanView } from '../access/api.ts';
import { type Filters, selectPage } from './search-queries.ts';
import * as queries from './similar-queries.ts';
import { summariesOf, type Viewer } from './summaries.ts';

/** Years by which the ages of similar members may differ. */
const ABOUT_AS_OLD = 5;
/** The last page that the contract allows. */
const LAST_PAGE = 10;

/** Ids of similar members: first those of the same region and age, then of the region, then of the country and age, then of the country. */
export async function peopleLike(
  ctx: Context,
  site: Site,
  viewer: Viewer,
  person: queries.Person,
  limit: number,
): Promise<string[]> {
  const { gender, country, region, date_of_birth } = person;
  const everybody: Filters = {
    pool: viewer.pool,
    shownOn: viewer.shownOn,
    gender,
    country,
    bornUntil: bornUntil(site, ctx.clock.now()),
    without: viewer.id ? [person.id, viewer.id] : [person.id],
    blocksOf: viewer.id ?? viewer.lastMember ?? null,
    openOnly: viewer.id === null,
  };
  const about = bornAround(date_of_birth, ABOUT_AS_OLD);
  const asOld = { ...everybody, ...about, bornUntil: [about.bornUntil, everybody.bornUntil].sort()[0] };
  const here =
    region === null
      ? []
      : [
          { ...asOld, region },
          { ...everybody, region },
        ];
  const found: string[] = [];
  for (const filters of [...here, asOld, everybody]) {
    const missing = limit - found.length;
    if (missing <= 0) break;
    const more = await selectPage(
      ctx,
      { ...filters, without: [...filters.without, ...found] },
      { after: null, skip: 0, limit: missing },
    );
    found.push(...more.map(({ id }) => id));
  }
  return found;
}

/**
 * One page of members similar to another.
 *
 * @throws ApiError `not_found` for a member who is not active or invisible to the viewer, `blocked_by_member`
 */
export async function similarTo(
  ctx: Context,
  site: Site,
  viewer: Viewer,
  id: string,
  page: number,
): Promise<components['schemas']['SimilarResponse']> {
  await assertCanView(ctx, viewer, id);
  const person = await queries.selectPerson(ctx.db, viewer.pool, id);
  if (!person) throw new ApiError('not_found');
  const end = page * MEMBERS_PER_PAGE;
  const ids = await peopleLike(ctx, site, viewer, person, end + 1);
  const results = await summariesOf(ctx, viewer, ids.slice(end - MEMBERS_PER_PAGE, end));
  return { results, page, more: ids.length > end && page < LAST_PAGE };
}
