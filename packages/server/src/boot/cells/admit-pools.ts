import { findDiscrepancies } from '../../areas/wallet/api.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Config } from '../../infrastructure/config/config.ts';
import { type DatabaseHandle, withoutTimeout } from '../../infrastructure/postgres/database.ts';
import { newestMigration } from '../../infrastructure/postgres/migrations/index.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { takeIn } from './aside.ts';
import { dropMove, selectMove } from './pool-moves.ts';
import { transact, within } from './transact.ts';

/** Differences of the books, each by its rule and what it is about. */
export const faultsOf = async (db: Db): Promise<string[]> =>
  (await findDiscrepancies(db)).map(({ rule, id }) => `${rule} ${id}`);

/**
 * Takes the rows of a pool that lie aside into the tables: all of them, when the ledger adds up as it did without them, or
 * none.
 *
 * @throws StartError when they are of another version, or the ledger does not add up
 */
export async function admitPool(database: DatabaseHandle, pool: string, states: string[]): Promise<void> {
  await transact(database, async client => {
    const move = await selectMove(client, pool);
    // another process was faster
    if (!move || !states.includes(move.state)) return;
    if (move.version !== newestMigration)
      throw new StartError(
        `The pool "${pool}" was moved by another version (${move.version}): start that one on its database first.`,
      );
    const db = within(client);
    const known = new Set([...move.known_faults, ...(await faultsOf(db))]);
    await takeIn(client, pool);
    const faults = (await faultsOf(db)).filter(fault => !known.has(fault));
    if (faults.length > 0)
      throw new StartError(
        `The books of the pool "${pool}" show ${faults.length} differences (${faults[0]}) that neither database had, so nothing of it was taken in: velluto pool return ${pool} puts it back where it was.`,
      );
    await dropMove(client, pool);
  });
}

/** Takes in the pools of this cell that have arrived from another one. */
export async function admitArrivedPools(
  { cells }: Pick<Config, 'cells'>,
  database: DatabaseHandle,
): Promise<void> {
  if (!cells) return;
  const arrived = await database.db
    .selectFrom('pool_move')
    .select('pool')
    .where('state', '=', 'arrived')
    .where('pool', 'in', ['', ...cells.own.pools])
    .execute();
  // many rows take longer than a request may
  for (const { pool } of arrived)
    await withoutTimeout(database.address, () => {})(handle => admitPool(handle, pool, ['arrived']));
}
