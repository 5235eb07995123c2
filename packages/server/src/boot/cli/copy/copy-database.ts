import type { ClientBase } from 'pg';
import { reconcileLedger } from '../../../areas/wallet/api.ts';
import { StartError } from '../../../domain/start-error.ts';
import type { DatabaseHandle } from '../../../infrastructure/postgres/database.ts';
import { prepareDatabase, refuseBehind } from '../../../infrastructure/postgres/prepare.ts';
import { tablesInOrder } from '../../../infrastructure/postgres/tables-in-order.ts';
import { copyJobs, makeQueues } from './copy-jobs.ts';
import { copySequences, copyTable } from './copy-rows.ts';
import { refuseInUse } from './endpoints.ts';
import { refuseFilled } from './refuse-filled.ts';

/** The result of a copy. */
export interface CopyReport {
  /** Rows by table, in the order in which they were copied. */
  tables: Map<string, number>;
  jobs: number;
  /** Number of discrepancies in the target's ledger; 0 for a good copy. */
  ledgerFaults: number;
}

async function copyAll(source: ClientBase, target: ClientBase, report: (line: string) => void) {
  const counts = new Map<string, number>();
  const tables = await tablesInOrder(target);
  await refuseFilled(target, tables);
  const ours = new Set(tables.map(({ name }) => name));
  const others = (await tablesInOrder(source)).filter(({ name }) => !ours.has(name));
  for (const { name } of others) report(`left behind, as no part of the product: ${name}`);
  // the copied rows are complete: triggers would add rows that are copied with their own table
  await target.query(tables.map(({ name }) => `alter table ${name} disable trigger user`).join(';'));
  for (const table of tables) {
    counts.set(table.name, await copyTable(source, target, table));
    report(`${table.name.replace('public.', '')}: ${counts.get(table.name)}`);
  }
  await target.query(tables.map(({ name }) => `alter table ${name} enable trigger user`).join(';'));
  await copySequences(source, target);
  const jobs = await copyJobs(source, target);
  report(`jobs to do: ${jobs}`);
  return { tables: counts, jobs };
}

/** @throws StartError while rows of a pool lie aside, where a copy does not look */
async function refuseMoves({ db }: DatabaseHandle): Promise<void> {
  const move = await db.selectFrom('pool_move').select('pool').executeTakeFirst();
  if (move)
    throw new StartError(
      `The pool "${move.pool}" is on its way to another cell: finish that (velluto pool forget) or take it back (velluto pool return) first.`,
    );
}

/**
 * Copies all data from one database into an empty one, from one snapshot of the source and in one transaction
 * of the target: all or nothing. The source is not changed.
 *
 * @param report called with a line for each table
 * @throws StartError when one of the databases cannot be used, OperatorError when the target refuses a row
 */
export async function copyDatabase(
  from: DatabaseHandle,
  to: DatabaseHandle,
  report: (line: string) => void = () => {},
): Promise<CopyReport> {
  await refuseBehind(from, 'The source');
  await refuseInUse(from, 'the source');
  await refuseInUse(to, 'the target');
  await refuseMoves(from);
  await prepareDatabase(to);
  await makeQueues(to);
  const [source, target] = [await from.pool.connect(), await to.pool.connect()];
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    const copied = await copyAll(source, target, report);
    await target.query('commit');
    await source.query('commit');
    const { discrepancies } = await reconcileLedger(to.db);
    return { ...copied, ledgerFaults: discrepancies.length };
  } finally {
    // closes the connections instead of returning them to the pool, which rolls back an unfinished transaction
    source.release(true);
    target.release(true);
  }
}
