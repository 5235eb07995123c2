import type { components } from '@velluto/api-client/schema';
import { MEMBERS_PER_PAGE } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Site } from '../sites/site.ts';
import { checkProfileAccess } from '../trust/visibility.ts';
import { bornAround, bornUntil } from './age-limits.ts';
import { type Filters, selectPage } from './search-queries.ts';
import * as queries from './similar-queries.ts';
import { summariesOf, type Viewer } from './summaries.ts';

/** Years by which people who are alike may be apart. */
const ABOUT_AS_OLD = 5;
/** The contract's last page. */
const LAST_PAGE = 10;

/** Ids of people like a member: of their region and age, of their region, of their country and age, of their country. */
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
    gender,
    country,
    bornUntil: bornUntil(site, ctx.clock.now()),
    without: viewer.id ? [person.id, viewer.id] : [person.id],
    blocksOf: viewer.id ?? viewer.lastMember ?? null,
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
    found.push(...more.map(one => one.id));
  }
  return found;
}

/**
 * One page of people like a member.
 *
 * @throws ApiError `not_found` for somebody who is gone or invisible to the viewer, `blocked_by_member`
 */
export async function similarTo(
  ctx: Context,
  site: Site,
  viewer: Viewer,
  id: string,
  page: number,
): Promise<components['schemas']['SimilarResponse']> {
  await checkProfileAccess(ctx, viewer, id);
  const person = await queries.selectPerson(ctx.db, viewer.pool, id);
  if (!person) throw new ApiError('not_found');
  const end = page * MEMBERS_PER_PAGE;
  const ids = await peopleLike(ctx, site, viewer, person, end + 1);
  const results = await summariesOf(ctx, viewer, ids.slice(end - MEMBERS_PER_PAGE, end));
  return { results, page, more: ids.length > end && page < LAST_PAGE };
}
