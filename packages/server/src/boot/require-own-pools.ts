import type { Kysely } from 'kysely';
import { StartError } from '../domain/start-error.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { poolsIn } from '../infrastructure/postgres/pools.ts';
import type { Database } from '../infrastructure/postgres/schema.ts';

/**
 * Checks that all members in a cell's database are of its pools: they are not when the cells file was changed and the data
 * was not moved, or when a file names another cell's database.
 *
 * @throws StartError with the first pool that is not the cell's
 */
export async function requireOwnPools({ cells }: Pick<Config, 'cells'>, db: Kysely<Database>): Promise<void> {
  if (!cells) return;
  const { own, all } = cells;
  const strange = (await poolsIn(db)).find(pool => !own.pools.includes(pool));
  if (strange === undefined) return;
  const home = all.find(({ pools }) => pools.includes(strange));
  throw new StartError(
    `The database of the cell "${own.name}" has members of the pool "${strange}", which CELLS_FILE puts into ${home ? `the cell "${home.name}"` : 'no cell'}: correct the pools or the database_url_file.`,
  );
}
