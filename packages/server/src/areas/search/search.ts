import type { components, operations } from '@velluto/api-client/schema';
import { EXACT_RESULTS, MEMBERS_PER_PAGE, NEARLY_FITS_YEARS, pageCount } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { admitsAllAges, bornAsSought } from '../../domain/age-limits.ts';
import type { Site } from '../../domain/sites/site.ts';
import { type KnownPages, newSearch, searchPages } from './search-pages.ts';
import * as queries from './search-queries.ts';
import { summariesFrom, summariesOf, type Viewer } from './summaries.ts';

type SearchResponse = components['schemas']['SearchResponse'];
type Query = NonNullable<operations['searchMembers']['parameters']['query']>;

const LAST_PAGE = 500;
const pages = searchPages();

/**
 * One page of a search. The order stays stable between pages: a page begins where the previous one ended, also when
 * members moved up in between. A first page that is not full is followed by members who nearly match.
 */
export async function search(
  ctx: Context,
  viewer: Viewer,
  site: Site,
  query: Query,
): Promise<SearchResponse> {
  const page = query.page ?? 1;
  const today = ctx.clock.now();
  const filters = filtersOf(viewer, site, query, today);
  const key = JSON.stringify(filters);
  const known = page === 1 ? newSearch : pages.before(key, page, today);
  const [{ results, last, similar }, counts] = await Promise.all([
    peopleOn(ctx, viewer, { site, query, filters, known, today }),
    known.counts ?? queries.countMatches(ctx, filters),
  ]);
  if (last) pages.note(key, page, { last, counts, now: today });

  const { member: _, ...fictional } = counts;
  const count = sumOf(counts);
  const total = Math.min(count, EXACT_RESULTS);
  return {
    results,
    page,
    pages: count === 0 ? 0 : Math.min(LAST_PAGE, pageCount(total, MEMBERS_PER_PAGE)),
    num_results: total,
    num_results_capped: count > EXACT_RESULTS,
    num_fictional: fictional,
    similar,
    num_similar: similar.length,
    relax: count === 0 ? await filterToRelax(ctx, viewer, site, query, today) : null,
  };
}

const sumOf = (counts: queries.MatchCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A requested page of a search, and what is known of the pages before it. */
interface RequestedPage {
  site: Site;
  query: Query;
  /** Filters of the query, and the members whom the viewer never finds. */
  filters: queries.Filters;
  known: KnownPages;
  today: Date;
}

/** The results of a page, and for a first page that is not full the members who nearly match. */
async function peopleOn(ctx: Context, viewer: Viewer, { site, query, filters, known, today }: RequestedPage) {
  const { results, last } = await pageOf(ctx, viewer, filters, known);
  const ids = results.map(({ id }) => id);
  const similarIds = known === newSearch ? await similarTo(ctx, viewer, site, query, ids, today) : [];
  return { results, last, similar: await summariesOf(ctx, viewer, similarIds) };
}

/** A page and its last position: from the fast query if the next rows fill the page, else from the full query. */
async function pageOf(ctx: Context, viewer: Viewer, filters: queries.Filters, known: KnownPages) {
  const { after, pagesBetween } = known;
  const tiles = pagesBetween === 0 ? await queries.selectNextTiles(ctx, viewer.id, filters, after) : null;
  if (tiles) {
    const last = tiles.at(-1);
    return {
      results: summariesFrom(ctx, viewer, tiles),
      last: last && { id: last.id, rankAt: last.rank_at },
    };
  }
  const skip = pagesBetween * MEMBERS_PER_PAGE;
  const found = await queries.selectPage(ctx, filters, { after, skip, limit: MEMBERS_PER_PAGE });
  const ids = found.map(({ id }) => id);
  return { results: await summariesOf(ctx, viewer, ids), last: found.at(-1) };
}

function filtersOf(viewer: Viewer, site: Site, query: Query, now: Date): queries.Filters {
  const { gender, country, region, min_age, max_age } = query;
  // leaves out an age condition that all members of the pool meet
  const anyAge = min_age === undefined && admitsAllAges(site);
  const sought = bornAsSought(site, now, {
    min: min_age,
    max: max_age,
    country: country ?? site.default_country,
  });
  return {
    pool: viewer.pool,
    shownOn: viewer.shownOn,
    gender,
    country,
    region,
    bornUntil: anyAge ? undefined : sought.bornUntil,
    bornAfter: sought.bornAfter ?? undefined,
    without: viewer.id ? [viewer.id] : [],
    blocksOf: viewer.id ?? viewer.lastMember ?? null,
    openOnly: viewer.id === null,
  };
}

/** Ids of members who nearly match, to fill a page: first with a wider age range, then of any region, then of all countries of the site. */
async function similarTo(
  ctx: Context,
  viewer: Viewer,
  site: Site,
  query: Query,
  found: string[],
  today: Date,
): Promise<string[]> {
  const { min_age, max_age, region, country } = query;
  const wider: Query = {
    ...query,
    min_age: min_age === undefined ? undefined : min_age - NEARLY_FITS_YEARS,
    max_age: max_age === undefined ? undefined : max_age + NEARLY_FITS_YEARS,
  };
  const steps: queries.Filters[] = [
    ...(min_age === undefined && max_age === undefined ? [] : [filtersOf(viewer, site, wider, today)]),
    ...(region === undefined ? [] : [filtersOf(viewer, site, { ...wider, region: undefined }, today)]),
    ...(country === undefined
      ? []
      : [
          {
            ...filtersOf(viewer, site, { ...wider, region: undefined, country: undefined }, today),
            countries: site.countries,
          },
        ]),
  ];
  const similar: string[] = [];
  for (const filters of steps) {
    const missing = MEMBERS_PER_PAGE - found.length - similar.length;
    if (missing <= 0) break;
    const without = [...filters.without, ...found, ...similar];
    const more = await queries.selectPage(
      ctx,
      { ...filters, without },
      { after: null, skip: 0, limit: missing },
    );
    similar.push(...more.map(({ id }) => id));
  }
  return similar;
}

/**
 * The filter to relax first in an empty search: the one without which somebody is found. Where no single one is enough,
 * it is the first given one, so that relaxing one after the other leads to results; null if even that finds nobody.
 */
async function filterToRelax(ctx: Context, viewer: Viewer, site: Site, query: Query, today: Date) {
  const open = {
    age: { min_age: undefined, max_age: undefined },
    region: { region: undefined },
    country: { country: undefined, region: undefined },
  };
  const given = (
    [
      ['age', query.min_age ?? query.max_age],
      ['region', query.region],
      ['country', query.country],
    ] as const
  ).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const finds = async (change: Partial<Query>) =>
    sumOf(await queries.countMatches(ctx, filtersOf(viewer, site, { ...query, ...change }, today))) > 0;
  for (const name of given) if (await finds(open[name])) return name;
  const [first] = given;
  return first && (await finds({ ...open.age, ...open.country })) ? first : null;
}
