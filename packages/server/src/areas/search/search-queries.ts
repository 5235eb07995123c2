import { hash } from 'node:crypto';
import { dayOf, MEMBERS_PER_PAGE } from '@velluto/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import type { Statement } from '../../infrastructure/postgres/database.ts';
import type { Origin } from '../../infrastructure/postgres/tables/common.ts';
import { blockedWith, isShownOn } from '../access/api.ts';
import { type SummaryRow, tileColumns, tileTables } from './summary-queries.ts';

/** Filters of a search; days are `YYYY-MM-DD`. */
export interface Filters extends PoolView {
  gender?: 'male' | 'female';
  country?: string | undefined;
  /** Members of any of these countries. */
  countries?: string[] | undefined;
  region?: string;
  /** Born on this day or earlier. */
  bornUntil?: string;
  /** Born after this day. */
  bornAfter?: string;
  /** Ids that are never found, such as the searching member. */
  without: string[];
  /** Members who block this one or are blocked by them are not found; null for a visitor. */
  blocksOf: string | null;
  /** Only members who are open to visitors: what a visitor finds. */
  openOnly: boolean;
}

/** A place in the order of a search; the next page begins after it. */
export interface Position {
  rankAt: Date;
  id: string;
}

/** Rows that are checked for one page at most; a tenth of them is nearly always enough to fill it. */
const LOOKED_AT = 2000;

type Conditions = (RawBuilder<unknown> | false)[];

/** Joins conditions with `and`, without those that are false. */
const allOf = (conditions: Conditions): RawBuilder<unknown> =>
  sql.join(
    conditions.filter(condition => condition !== false),
    sql` and `,
  );

/** Conditions on columns that an index begins with, so that matching rows can be read in the order of the search. */
const indexConditions = ({ pool, country, region, openOnly }: Filters): Conditions => [
  sql`visible`,
  openOnly && sql`open_to_visitors`,
  sql`pool = ${pool}`,
  country !== undefined && sql`country = ${country}`,
  country !== undefined && region !== undefined && sql`region = ${region}`,
];

/** Conditions that are checked for each row read in that order. */
const rowConditions = (filters: Filters): Conditions => {
  const { gender, country, countries, region, bornUntil, bornAfter, shownOn } = filters;
  return [
    isShownOn('shown_on', shownOn),
    gender !== undefined && sql`gender = ${gender}`,
    countries !== undefined && sql`country = any(${countries}::text[])`,
    country === undefined && region !== undefined && sql`region = ${region}`,
    bornUntil !== undefined && sql`dob <= ${bornUntil}`,
    bornAfter !== undefined && sql`dob > ${bornAfter}`,
  ];
};

/** All conditions of a search. */
const matches = (filters: Filters) => allOf([...indexConditions(filters), ...rowConditions(filters)]);

/** Ids that are never found: the searching member, and members who block them or are blocked. */
const excludedIds = ({ without, blocksOf }: Filters): RawBuilder<unknown> =>
  sql`(${sql.join([...without.map(id => sql`select ${id}::uuid`), blockedWith(blocksOf)], sql` union all `)})`;

/** Names a prepared statement by the hash of its text, which differs with the filters. */
const namedStatement = (text: string): Statement => ({ name: hash('sha1', text, 'base64url'), text });

/** Condition for rows after a position in the order of a search. */
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
  // not prepared, so that it is planned for its values: which index is best depends on how many rows match
  const rows = await run<{ member_id: string; rank_at: Date }>({ text }, [...parameters]);
  return rows.map(row => ({ id: row.member_id, rankAt: row.rank_at }));
}

/** A tile with its position in the order of the search. */
export type FoundTile = SummaryRow & { rank_at: Date };

/**
 * The tiles of the next page after a position. The statement is prepared, so one plan serves all values: it never
 * checks more than the next `LOOKED_AT` rows. Null when those do not fill the page and more rows follow.
 */
export async function selectNextTiles(
  { db, run }: Pick<Context, 'db' | 'run'>,
  viewerId: string | null,
  filters: Filters,
  after: Position | null,
): Promise<FoundTile[] | null> {
  const found = allOf([...rowConditions(filters), sql`member_id not in ${excludedIds(filters)}`]);
  // the row after the last checked one is always returned, to show that more rows follow
  const { sql: text, parameters } =
    sql`select found.rank_at, found.nth > ${sql.lit(LOOKED_AT)} as beyond, ${tileColumns}
    from (
      select member_id, rank_at, nth
      from (
        select member_id, rank_at, gender, country, region, dob, shown_on,
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

/** First day of the month of a day, or of a month some months later. */
function monthOf(day: string, later = 0): string {
  const month = new Date(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() + later);
  return dayOf(month.getTime());
}

/** Splits an age range into whole months of birth, which the tally has, and the rest of the first and last month, which is counted row by row. */
function splitByMonth({ bornAfter, bornUntil }: Filters) {
  const from = bornAfter === undefined ? undefined : monthOf(bornAfter, 1);
  const to = bornUntil === undefined ? undefined : monthOf(bornUntil);
  const rest = from !== undefined && to !== undefined && from > to ? from : to;
  return {
    whole: [from !== undefined && sql`born >= ${from}`, to !== undefined && sql`born < ${to}`],
    parts: [from !== undefined && sql`dob < ${from}`, rest !== undefined && sql`dob >= ${rest}`],
  };
}

/** Conditions for the rows of the tally that count members of these countries, region and gender. */
function tallyConditions({ pool, shownOn, gender, country, countries, region }: Filters) {
  const everywhere = region === undefined ? sql`country = ''` : sql`country <> ''`;
  const inCountry = country === undefined ? everywhere : sql`country = ${country}`;
  return [
    sql`pool = ${pool}`,
    isShownOn('shown_on', shownOn),
    sql`gender = ${gender ?? ''}`,
    countries === undefined ? inCountry : sql`country = any(${countries}::text[])`,
    sql`region = ${region ?? ''}`,
  ];
}

/** How many people match, by origin. */
export type MatchCounts = Record<Origin, number>;

/** The number of results by origin. */
export async function countMatches(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: Filters,
): Promise<MatchCounts> {
  const { whole, parts } = splitByMonth(filters);
  const inParts = parts.flatMap(part =>
    part
      ? [sql`select origin, count(*) from member_search where ${matches(filters)} and ${part} group by 1`]
      : [],
  );
  // the few hidden members are looked up one by one, which does not depend on PostgreSQL's statistics
  const counts = [
    sql`select origin, sum(${sql.ref(filters.openOnly ? 'visitors' : 'members')}) as count from member_tally
      where ${allOf([...tallyConditions(filters), ...whole])} group by 1`,
    ...inParts,
    sql`select found.origin, -count(*) from (select distinct id from ${excludedIds(filters)} as hidden (id)) as hidden
      cross join lateral (select origin from member_search where member_id = hidden.id and ${matches(filters)} offset 0)
        as found group by 1`,
  ];
  const { sql: text, parameters } = sql`select origin, sum(count)::integer as count
    from (${sql.join(counts, sql` union all `)}) as counted group by 1`.compile(db);
  const rows = await run<{ origin: Origin; count: number }>(namedStatement(text), [...parameters]);
  return { ...nobody, ...Object.fromEntries(rows.map(({ origin, count }) => [origin, count])) };
}

const nobody: MatchCounts = { member: 0, operator: 0, ai: 0, system: 0 };
