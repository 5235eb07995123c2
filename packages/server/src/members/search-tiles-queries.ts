import { MEMBERS_PER_PAGE } from '@velluto/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import * as search from './search-queries.ts';
import { type SummaryRow, tileColumns, tileTables } from './summary-queries.ts';

/** A tile, and its place in the order of a search. */
export type FoundTile = SummaryRow & { rank_at: Date };

/** Where a page begins, and how far it is looked for. */
export interface Stretch {
  after: search.Position | null;
  /** Members who fit before the page. */
  skip: number;
  /** Members who are looked at at most, whether or not they fit; few numbers, for each is a statement of its own. */
  among: number;
}

/**
 * The tiles of a page in one statement that is planned once whatever its values are: it never looks at more than some of
 * those who come next. Null when they do not reach the end of the page and others may follow them.
 */
export async function selectNextTiles(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: search.Filters,
  { after, skip, among }: Stretch,
): Promise<FoundTile[] | null> {
  const { all, hidden, inOneOrder, later, oneByOne } = search;
  const bound = sql.lit(among);
  const found = all([...oneByOne(filters), sql`member_id not in ${hidden(filters)}`]);
  // the one after the last who is looked at is always found: they tell that others follow
  const { sql: text, parameters } = sql`select found.rank_at, found.nth > ${bound} as beyond, ${tileColumns}
    from (
      select member_id, rank_at, nth
      from (
        select member_id, rank_at, gender, country, region, dob,
          row_number() over (order by rank_at desc, member_id desc) as nth
        from member_search where ${all([...inOneOrder(filters), later(after)])}
        order by rank_at desc, member_id desc limit ${bound} + 1
      ) as next
      where nth > ${bound} or (${found})
      order by rank_at desc, member_id desc limit ${sql.lit(MEMBERS_PER_PAGE)} offset ${skip}
    ) as found
    join member m on m.id = found.member_id ${tileTables(filters.blocksOf)}
    order by found.rank_at desc, found.member_id desc`.compile(db);
  const rows = await run<FoundTile & { beyond: boolean }>(search.named(text), [...parameters]);
  // nobody may also mean that all who were looked at are of the pages before
  const known = rows.length > 0 || skip === 0;
  return known && !rows.at(-1)?.beyond ? rows : null;
}
