import type { ClientBase } from 'pg';
import { codeOf, reasonOf } from '../../../domain/start-error.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { Encryption } from '../../../infrastructure/encryption/encryption.ts';
import { differingKeys, shareKeys } from '../../../infrastructure/encryption/share-keys.ts';
import type { DatabaseHandle } from '../../../infrastructure/postgres/database.ts';
import { newestMigration } from '../../../infrastructure/postgres/migrations/index.ts';
import { poolsIn } from '../../../infrastructure/postgres/pools.ts';
import { retryable } from '../../../infrastructure/postgres/transaction.ts';
import { admitPool, faultsOf } from '../../cells/admit-pools.ts';
import {
  asideSchema,
  asideTables,
  type MovedPool,
  moveAside,
  PoolBusy,
  putAside,
} from '../../cells/aside.ts';
import { dropMove, insertMove, selectMove, storeState } from '../../cells/pool-moves.ts';
import { transact } from '../../cells/transact.ts';
import { makeQueues } from '../copy/copy-jobs.ts';
import { copyRows } from '../copy/copy-rows.ts';
import { refuseInUse } from '../copy/endpoints.ts';

/** An end of a move. */
export interface End {
  /** Name of the cell. */
  cell: string;
  database: DatabaseHandle;
}

/** A move of a pool from one cell to another. */
export interface Move extends MovedPool {
  from: End;
  to: End;
  encryption: Pick<Encryption, 'decrypt'>;
  /** Waits until no process serves the pool any more. */
  settle(): Promise<void>;
  /** Waits before it is tried again, while jobs of the pool run. */
  pause(): Promise<void>;
  /** Called with a line for each step that is done. */
  report(line: string): void;
}

/** Gives the cells one set of keys, since sessions, addresses and marks of the pool are hashed with them. */
async function agreeOnKeys({ from, to, encryption }: Move): Promise<void> {
  const [differing] = await differingKeys(from.database, to.database, encryption);
  if (differing !== undefined) {
    if ((await poolsIn(to.database.db)).length > 0)
      throw new OperatorError(
        `The cells "${from.cell}" and "${to.cell}" made different keys (${differing}), with which the data of members is hashed, so no pool can be moved between them.`,
      );
    // a server remembers the keys it has read
    await refuseInUse(to.database, `the cell "${to.cell}", which has no members yet`);
  }
  await shareKeys(from.database, to.database, encryption);
}

/** How far the move is in the source; the first time, marks the pool as leaving. */
async function begin(move: Move) {
  const { pool, from, to, report } = move;
  const begun = await transact(from.database, client => selectMove(client, pool));
  if (begun) {
    if (begun.cell !== to.cell)
      throw new OperatorError(
        `The pool "${pool}" is on its way to the cell "${begun.cell}": say --to ${begun.cell}, or velluto pool return ${pool}.`,
      );
    if (begun.version !== newestMigration)
      throw new OperatorError(
        `The move was begun by another version (${begun.version}): go on with that one.`,
      );
    return begun.state;
  }
  if ((await poolsIn(to.database.db)).includes(pool))
    throw new OperatorError(`The cell "${to.cell}" has members of the pool "${pool}" already.`);
  const there = await transact(to.database, client => selectMove(client, pool));
  if (there && there.state !== 'coming')
    throw new OperatorError(
      `The cell "${to.cell}" still keeps what it had of the pool "${pool}": run velluto pool forget ${pool} there first.`,
    );
  await agreeOnKeys(move);
  const faults = await faultsOf(from.database.db);
  if (faults.length > 0)
    report(`Differences that the books show before the move: ${faults.length} (velluto ledger check).`);
  const known = { known_faults: faults };
  // first there, so that no process serves it too early
  await transact(to.database, client =>
    insertMove(client, pool, { state: 'coming', cell: from.cell, ...known }),
  );
  await transact(from.database, client =>
    insertMove(client, pool, { state: 'leaving', cell: to.cell, ...known }),
  );
  return 'leaving' as const;
}

/** Tries while jobs of the pool run, or another transaction writes rows of it. */
const tries = 60;
const foreignKeyViolation = '23503';
const isBusy = (error: unknown) =>
  error instanceof PoolBusy || retryable.has(codeOf(error)) || codeOf(error) === foreignKeyViolation;

/** Runs a transaction of the source that must meet no other one about the pool, again until it does not. */
async function undisturbed<Result>(
  { pool, from, pause }: Pick<Move, 'pool' | 'from' | 'pause'>,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await transact(from.database, work, 'repeatable read');
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (left === 0)
        throw new OperatorError(
          `Something goes on working on the pool "${pool}" (${reasonOf(error)}): move it again later, or open it with velluto pool return ${pool}.`,
        );
      await pause();
    }
  }
}

async function setAside(move: Move): Promise<void> {
  const counts = await undisturbed(move, async client => {
    const rows = await putAside(client, move);
    await storeState(client, move.pool, 'aside');
    return rows;
  });
  for (const [table, count] of counts) move.report(`${table}: ${count}`);
}

/** Copies what lies aside, in one transaction of the target. */
async function copyAside(source: ClientBase, target: ClientBase, pool: string): Promise<number> {
  const schema = asideSchema(pool);
  await target.query(`create schema ${schema}`);
  let sum = 0;
  for (const { table, like, columns } of await asideTables(source)) {
    const name = `${schema}.${table}`;
    await target.query(`create table ${name} (like ${like})`);
    const taken = await copyRows(source, `select ${columns.join(', ')} from ${name}`, target, {
      name,
      columns,
    });
    const { rows } = await source.query<{ count: string }>(`select count(*)::text as count from ${name}`);
    if (rows[0]?.count !== String(taken))
      throw new Error(`Of ${rows[0]?.count} rows of ${name} ${taken} arrived.`);
    sum += taken;
  }
  return sum;
}

async function send(move: Move): Promise<void> {
  const { pool, from, to, report } = move;
  const before = await transact(to.database, client => selectMove(client, pool));
  if (before?.state === 'coming') {
    // mails and payments of what was still running as the rows were put aside
    await move.settle();
    await undisturbed(move, client => moveAside(client, move));
  }
  const rows = await transact(from.database, source =>
    transact(to.database, async target => {
      const there = await selectMove(target, pool);
      // an earlier try has copied it, and it may even have been taken in
      if (there?.state === 'arrived' || (!there && (await poolsIn(to.database.db)).includes(pool)))
        return null;
      const sum = await copyAside(source, target, pool);
      const known_faults = (await selectMove(source, pool))?.known_faults ?? [];
      await insertMove(target, pool, { state: 'arrived', cell: from.cell, known_faults });
      return sum;
    }),
  );
  if (rows !== null) report(`${rows} rows were copied to the cell "${to.cell}".`);
  await transact(from.database, client => storeState(client, pool, 'sent'));
}

/**
 * Moves a pool to another cell, where the first process that starts with it takes its rows in. After a crash at any point
 * it can be called again, and goes on where it was.
 *
 * @throws OperatorError when it cannot be moved there
 */
export async function movePool(move: Move): Promise<void> {
  for (const { database } of [move.from, move.to]) await makeQueues(database);
  const state = await begin(move);
  if (state === 'arrived')
    throw new OperatorError(
      `The pool "${move.pool}" has arrived and was not taken in yet: start a process of the cell "${move.from.cell}" first.`,
    );
  if (state === 'leaving') {
    move.report(`The sites of the pool "${move.pool}" answer that they are busy.`);
    await move.settle();
    await setAside(move);
  }
  await send(move);
}

/**
 * Puts a pool back that is on its way and was not taken in by the other cell.
 *
 * @throws OperatorError when it is not on its way, or was taken in
 */
export async function returnPool({ pool, from, to }: Pick<Move, 'pool' | 'from' | 'to'>): Promise<void> {
  await transact(to.database, async target => {
    if (await selectMove(target, pool)) {
      await target.query(`drop schema if exists ${asideSchema(pool)} cascade`);
      await dropMove(target, pool);
    } else if ((await poolsIn(to.database.db)).includes(pool))
      throw new OperatorError(
        `The cell "${to.cell}" has taken the pool "${pool}" in: run velluto pool forget ${pool} here, then move it back from there.`,
      );
  });
  await transact(from.database, async client => {
    if ((await selectMove(client, pool))?.state === 'leaving') await dropMove(client, pool);
  });
  await admitPool(from.database, pool, ['aside', 'sent']);
}

async function keepsMembers(client: ClientBase, pool: string): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>(
    `select exists (select from ${asideSchema(pool)}.member) as some`,
  );
  return rows[0]?.some ?? false;
}

/**
 * Deletes what the source kept of a pool that the other cell has taken in.
 *
 * @throws OperatorError when it has not
 */
export async function forgetPool({ pool, from, to }: Pick<Move, 'pool' | 'from' | 'to'>): Promise<void> {
  const waits = await transact(to.database, client => selectMove(client, pool));
  const hasMembers = (await poolsIn(to.database.db)).includes(pool);
  await transact(from.database, async client => {
    const move = await selectMove(client, pool);
    if (move?.state !== 'sent' || waits || (!hasMembers && (await keepsMembers(client, pool))))
      throw new OperatorError(
        `The cell "${to.cell}" has not taken the pool "${pool}" in: start a process of it with the pool in CELLS_FILE first.`,
      );
    await client.query(`drop schema ${asideSchema(pool)} cascade`);
    await dropMove(client, pool);
  });
}
