import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith } from '../trust/blocks-sql.ts';

/** What a search filters by; days are `YYYY-MM-DD`. */
export interface Filters {
  pool: string;
  gender?: 'male' | 'female';
  countries?: string[];
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

type SearchQuery<Output> = SelectQueryBuilder<Database, 'member_search', Output>;

function filtered<Output>(query: SearchQuery<Output>, filters: Filters): SearchQuery<Output> {
  const { pool, gender, countries, region, bornUntil, bornAfter, without, blocksOf } = filters;
  return query
    .where('pool', '=', pool)
    .where('visible', '=', true)
    .$if(gender !== undefined, part => part.where('gender', '=', gender ?? 'female'))
    .$if(countries !== undefined, part => part.where('country', 'in', countries ?? []))
    .$if(region !== undefined, part => part.where('region', '=', region ?? ''))
    .$if(bornUntil !== undefined, part => part.where('dob', '<=', bornUntil ?? ''))
    .$if(bornAfter !== undefined, part => part.where('dob', '>', bornAfter ?? ''))
    .$if(without.length > 0, part => part.where('member_id', 'not in', without))
    .$if(blocksOf !== null, part => part.where('member_id', 'not in', blockedWith(blocksOf ?? '')));
}

/** The next members after a position, the most recently active first. */
export async function selectPage(
  db: Db,
  filters: Filters,
  from: { after: Position | null; skip: number; limit: number },
): Promise<Position[]> {
  const rows = await filtered(db.selectFrom('member_search').select(['member_id', 'rank_at']), filters)
    .$if(from.after !== null, query =>
      query.where(sql<boolean>`(rank_at, member_id) < (${from.after?.rankAt}, ${from.after?.id})`),
    )
    .orderBy('rank_at', 'desc')
    .orderBy('member_id', 'desc')
    .offset(from.skip)
    .limit(from.limit)
    .execute();
  return rows.map(row => ({ id: row.member_id, rankAt: row.rank_at }));
}

/** How many there are, counted up to a limit. */
export async function countUpTo(db: Db, filters: Filters, limit: number): Promise<number> {
  // naming both genders lets the index that counts lead to the country
  const members = db
    .selectFrom('member_search')
    .select('member_id')
    .where('gender', 'in', ['female', 'male']);
  const { count } = await db
    .selectFrom(filtered(members, filters).limit(limit).as('found'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
