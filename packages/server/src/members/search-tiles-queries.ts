import { MEMBERS_PER_PAGE } from '@velluto/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import * as search from './search-queries.ts';
import { type SummaryRow, tileColumns, tileTables } from './summary-queries.ts';

/** So many members are looked at in their order for one page: a tenth of them nearly always fills it. */
const LOOKED_AT = 2000;

/** A tile, and its place in the order of a search. */
export type FoundTile = SummaryRow & { rank_at: Date };

/**
 * The tiles of the next page after a position, in one statement that is planned once whatever its values are: it never
 * looks at more than some of those who come next. Null when they do not fill the page and others follow them.
 */
export async function selectNextTiles(
  { db, run }: Pick<Context, 'db' | 'run'>,
  filters: search.Filters,
  after: search.Position | null,
): Promise<FoundTile[] | null> {
  const { all, hidden, inOneOrder, later, oneByOne } = search;
  const found = all([...oneByOne(filters), sql`member_id not in ${hidden(filters)}`]);
  // the one after the last who is looked at is always found: they tell that others follow
  const { sql: text, parameters } =
    sql`select found.rank_at, found.nth > ${sql.lit(LOOKED_AT)} as beyond, ${tileColumns}
    from (
      select member_id, rank_at, nth
      from (
        select member_id, rank_at, gender, country, region, dob,
          row_number() over (order by rank_at desc, member_id desc) as nth
        from member_search where ${all([...inOneOrder(filters), later(after)])}
        order by rank_at desc, member_id desc limit ${sql.lit(LOOKED_AT + 1)}
      ) as next
      where nth > ${sql.lit(LOOKED_AT)} or (${found})
      order by rank_at desc, member_id desc limit ${sql.lit(MEMBERS_PER_PAGE)}
    ) as found
    join member m on m.id = found.member_id ${tileTables(filters.blocksOf)}
    order by found.rank_at desc, found.member_id desc`.compile(db);
  const rows = await run<FoundTile & { beyond: boolean }>(search.named(text), [...parameters]);
  return rows.at(-1)?.beyond ? null : rows;
}
