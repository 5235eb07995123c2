import { hash } from 'node:crypto';
import { dayOf, MEMBERS_PER_PAGE } from '@velluto/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Statement } from '../ports/db/database.ts';
import { blockedWith } from '../trust/visibility-sql.ts';
import { type SummaryRow, tileColumns, tileTables } from './summary-queries.ts';

/** What a search filters by; days are `YYYY-MM-DD`. */
export interface Filters {
  pool: string;
  gender?: 'male' | 'female';
  country?: string | undefined;
  /** One of several. */
  countries?: string[] | undefined;
  region?: string;
  /** Born on this day or earlier. */
  bornUntil?: string;
  /** Born after this day. */
  bornAfter?: string;
  /** Never found: the one who searches. */
  without: string[];
  /**
   * Whoever is blocked by this member or blocks them is not found either: the one who searches, or was last logged in in
   * a visitor's browser; null for nobody.
   */
  blocksOf: string | null;
}

/** A place in the order of a search; the next page begins after it. */
export interface Position {
  rankAt: Date;
  id: string;
}

/** So many members are looked at in their order for one page: a tenth of them nearly always fills it. */
const LOOKED_AT = 2000;

type Conditions = (RawBuilder<unknown> | false)[];

/** Joins the conditions that are given. */
const allOf = (conditions: Conditions): RawBuilder<unknown> =>
  sql.join(
    conditions.filter(condition => condition !== false),
    sql` and `,
  );

/** Conditions that an index is ordered by: what they leave is read in the order of the search. */
const indexConditions = ({ pool, country, region }: Filters): Conditions => [
  sql`visible`,
  sql`pool = ${pool}`,
  country !== undefined && sql`country = ${country}`,
  country !== undefined && region !== undefined && sql`region = ${region}`,
];

/** Conditions that are checked row by row in that order. */
const rowConditions = (filters: Filters): Conditions => {
  const { gender, country, countries, region, bornUntil, bornAfter } = filters;
  return [
    gender !== undefined && sql`gender = ${gender}`,
    countries !== undefined && sql`country = any(${countries}::text[])`,
    country === undefined && region !== undefined && sql`region = ${region}`,
    bornUntil !== undefined && sql`dob <= ${bornUntil}`,
    bornAfter !== undefined && sql`dob > ${bornAfter}`,
  ];
};

/** All that members have to match. */
const matches = (filters: Filters) => allOf([...indexConditions(filters), ...rowConditions(filters)]);

/** Ids that are never found, whatever the filters are: the searcher, and whoever blocks or is blocked. */
const excludedIds = ({ without, blocksOf }: Filters): RawBuilder<unknown> =>
  sql`(${sql.join([...without.map(id => sql`select ${id}::uuid`), blockedWith(blocksOf)], sql` union all `)})`;

/** Names a statement by its text, which differs with the filters that are given. */
const namedStatement = (text: string): Statement => ({ name: hash('sha1', text, 'base64url'), text });

/** Only what comes after a position in the order of a search. */
const afterPosition = (after: Position | null): RawBuilder<unknown> | false =>
  after !== null && sql`(rank_at, member_id) < (${after.rankAt}, ${after.id})`;

/** The next members after a position, the most recently active first. */
export async function selectPage(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: Filters,
  { after, skip, limit }: { after: Position | null; skip: number; limit: number },
): Promise<Position[]> {
  const { sql: text, parameters } = sql`select member_id, rank_at from member_search
      where ${allOf([matches(filters), sql`member_id not in ${excludedIds(filters)}`, afterPosition(after)])}
      order by rank_at desc, member_id desc limit ${sql.lit(limit)} offset ${sql.lit(skip)}`.compile(db);
  // planned for its values: which index is best depends on how many fit
  const rows = await run<{ member_id: string; rank_at: Date }>({ text }, [...parameters]);
  return rows.map(row => ({ id: row.member_id, rankAt: row.rank_at }));
}

/** A tile, and its place in the order of the search. */
export type FoundTile = SummaryRow & { rank_at: Date };

/**
 * The tiles of the next page after a position, in one statement that is planned once whatever its values are: it never
 * looks at more than some of those who come next. Null when they do not fill the page and others follow them.
 *
 * @param viewerId whose likes the tiles show; null for a visitor
 */
export async function selectNextTiles(
  { db, run }: Pick<Context, 'db' | 'run'>,
  viewerId: string | null,
  filters: Filters,
  after: Position | null,
): Promise<FoundTile[] | null> {
  const found = allOf([...rowConditions(filters), sql`member_id not in ${excludedIds(filters)}`]);
  // the one after the last who is looked at is always found: they tell that others follow
  const { sql: text, parameters } =
    sql`select found.rank_at, found.nth > ${sql.lit(LOOKED_AT)} as beyond, ${tileColumns}
    from (
      select member_id, rank_at, nth
      from (
        select member_id, rank_at, gender, country, region, dob,
          row_number() over (order by rank_at desc, member_id desc) as nth
        from member_search where ${allOf([...indexConditions(filters), afterPosition(after)])}
        order by rank_at desc, member_id desc limit ${sql.lit(LOOKED_AT + 1)}
      ) as next
      where nth > ${sql.lit(LOOKED_AT)} or (${found})
      order by rank_at desc, member_id desc limit ${sql.lit(MEMBERS_PER_PAGE)}
    ) as found
    join member m on m.id = found.member_id ${tileTables(viewerId)}
    order by found.rank_at desc, found.member_id desc`.compile(db);
  const rows = await run<FoundTile & { beyond: boolean }>(namedStatement(text), [...parameters]);
  return rows.at(-1)?.beyond ? null : rows;
}

/** First day of a day's month, or of one some months later. */
function monthOf(day: string, later = 0): string {
  const month = new Date(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() + later);
  return dayOf(month.getTime());
}

/** Whole months of birth, and the days of the months that an age begins and ends in, which are counted apart. */
function splitByMonth({ bornAfter, bornUntil }: Filters) {
  const from = bornAfter === undefined ? undefined : monthOf(bornAfter, 1);
  const to = bornUntil === undefined ? undefined : monthOf(bornUntil);
  const rest = from !== undefined && to !== undefined && from > to ? from : to;
  return {
    whole: [from !== undefined && sql`born >= ${from}`, to !== undefined && sql`born < ${to}`],
    parts: [from !== undefined && sql`dob < ${from}`, rest !== undefined && sql`dob >= ${rest}`],
  };
}

/** The rows of the tally in which members with these places and gender are counted. */
function tallyConditions({ pool, gender, country, countries, region }: Filters) {
  const everywhere = region === undefined ? sql`country = ''` : sql`country <> ''`;
  const inCountry = country === undefined ? everywhere : sql`country = ${country}`;
  return [
    sql`pool = ${pool}`,
    sql`gender = ${gender ?? ''}`,
    countries === undefined ? inCountry : sql`country = any(${countries}::text[])`,
    sql`region = ${region ?? ''}`,
  ];
}

/** How many there are, counted up to a limit. */
export async function countMatches(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: Filters,
  limit: number,
): Promise<number> {
  const { whole, parts } = splitByMonth(filters);
  const inParts = parts.flatMap(part =>
    part ? [sql`(select count(*) from member_search where ${matches(filters)} and ${part})`] : [],
  );
  // the sum over whole months often is enough; the rest is not read then. The few who are hidden are looked up one by one,
  // whatever PostgreSQL knows of the tables
  const { sql: text, parameters } =
    sql`select case when whole.count - hidden.count >= ${limit} then whole.count
        else ${sql.join([sql`whole.count`, ...inParts], sql` + `)} end - hidden.count as count
      from (select coalesce(sum(members), 0) as count from member_tally where ${allOf([...tallyConditions(filters), ...whole])})
        as whole,
      (select count(*) as count from (select distinct id from ${excludedIds(filters)} as hidden (id)) as hidden
        cross join lateral (select from member_search where member_id = hidden.id and ${matches(filters)} offset 0) as found)
        as hidden`.compile(db);
  const [row] = await run<{ count: number }>(namedStatement(text), [...parameters]);
  return Math.min(row?.count ?? 0, limit);
}
