import { hash } from 'node:crypto';
import { dayOf } from '@velluto/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Statement } from '../ports/db/database.ts';
import { blockedWith } from '../trust/visibility-sql.ts';

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
  /** Whoever is blocked by this member or blocks them is not found either; null for a visitor. */
  blocksOf: string | null;
}

/** A place in the order of a search; the next page begins after it. */
export interface Position {
  rankAt: Date;
  id: string;
}

type Conditions = (RawBuilder<unknown> | false)[];

/** All of the conditions that there are. */
export const all = (conditions: Conditions): RawBuilder<unknown> =>
  sql.join(
    conditions.filter(condition => condition !== false),
    sql` and `,
  );

/** Whose order is in one index. */
export const inOneOrder = ({ pool, country, region }: Filters): Conditions => [
  sql`visible`,
  sql`pool = ${pool}`,
  country !== undefined && sql`country = ${country}`,
  country !== undefined && region !== undefined && sql`region = ${region}`,
];

/** What is looked at one by one in that order. */
export const oneByOne = (filters: Filters): Conditions => {
  const { gender, country, countries, region, bornUntil, bornAfter } = filters;
  return [
    gender !== undefined && sql`gender = ${gender}`,
    countries !== undefined && sql`country = any(${countries}::text[])`,
    country === undefined && region !== undefined && sql`region = ${region}`,
    bornUntil !== undefined && sql`dob <= ${bornUntil}`,
    bornAfter !== undefined && sql`dob > ${bornAfter}`,
  ];
};

/** What members have to be. */
const fits = (filters: Filters) => all([...inOneOrder(filters), ...oneByOne(filters)]);

/** Who is not found, whatever they are. */
export const hidden = ({ without, blocksOf }: Filters): RawBuilder<unknown> =>
  sql`(${sql.join([...without.map(id => sql`select ${id}::uuid`), blockedWith(blocksOf)], sql` union all `)})`;

/** Names a statement by its text, which differs with the filters that are given. */
export const named = (text: string): Statement => ({ name: hash('sha1', text, 'base64url'), text });

/** What comes after a position in the order of a search. */
export const later = (after: Position | null): RawBuilder<unknown> | false =>
  after !== null && sql`(rank_at, member_id) < (${after.rankAt}, ${after.id})`;

/** The next members after a position, the most recently active first. */
export async function selectPage(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: Filters,
  { after, skip, limit }: { after: Position | null; skip: number; limit: number },
): Promise<Position[]> {
  const { sql: text, parameters } = sql`select member_id, rank_at from member_search
      where ${all([fits(filters), sql`member_id not in ${hidden(filters)}`, later(after)])}
      order by rank_at desc, member_id desc limit ${sql.lit(limit)} offset ${sql.lit(skip)}`.compile(db);
  // planned for its values: which index is best depends on how many fit
  const rows = await run<{ member_id: string; rank_at: Date }>({ text }, [...parameters]);
  return rows.map(row => ({ id: row.member_id, rankAt: row.rank_at }));
}

/** First day of a day's month, or of one some months later. */
function monthOf(day: string, later = 0): string {
  const month = new Date(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() + later);
  return dayOf(month.getTime());
}

/** Whole months of birth, and the days of the months that an age begins and ends in, which are counted apart. */
function monthsOf({ bornAfter, bornUntil }: Filters) {
  const from = bornAfter === undefined ? undefined : monthOf(bornAfter, 1);
  const to = bornUntil === undefined ? undefined : monthOf(bornUntil);
  const rest = from !== undefined && to !== undefined && from > to ? from : to;
  return {
    whole: [from !== undefined && sql`born >= ${from}`, to !== undefined && sql`born < ${to}`],
    parts: [from !== undefined && sql`dob < ${from}`, rest !== undefined && sql`dob >= ${rest}`],
  };
}

/** The rows of the tally in which members with these places and gender are counted. */
function tallied({ pool, gender, country, countries, region }: Filters) {
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
export async function countUpTo(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: Filters,
  limit: number,
): Promise<number> {
  const { whole, parts } = monthsOf(filters);
  const inParts = parts.flatMap(part =>
    part ? [sql`(select count(*) from member_search where ${fits(filters)} and ${part})`] : [],
  );
  // the sum over whole months often is enough; the rest is not read then. The few who are hidden are looked up one by one,
  // whatever PostgreSQL knows of the tables
  const { sql: text, parameters } =
    sql`select case when whole.count - hidden.count >= ${limit} then whole.count
        else ${sql.join([sql`whole.count`, ...inParts], sql` + `)} end - hidden.count as count
      from (select coalesce(sum(members), 0) as count from member_tally where ${all([...tallied(filters), ...whole])})
        as whole,
      (select count(*) as count from (select distinct id from ${hidden(filters)} as hidden (id)) as hidden
        cross join lateral (select from member_search where member_id = hidden.id and ${fits(filters)} offset 0) as found)
        as hidden`.compile(db);
  const [row] = await run<{ count: number }>(named(text), [...parameters]);
  return Math.min(row?.count ?? 0, limit);
}
