import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import { codeOf } from '../start-error.ts';
import type { CopiedTable } from './tables.ts';

/**
 * Streams what a query gives into columns of a table, without holding more than a buffer of it.
 *
 * @returns how many rows the target took
 */
export async function copyRows(
  source: ClientBase,
  query: string,
  target: ClientBase,
  { name, columns }: CopiedTable,
): Promise<number> {
  const intake = target.query(from(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(source.query(to(`copy (${query}) to stdout`)), intake);
  return intake.rowCount;
}

/** Values that their column does not take, and rows that break a rule of the schema. */
const refused = /^2[23]/;

/** @throws OperatorError where the target refuses what is in a table, without saying what it is */
function refuseRow({ name }: CopiedTable, error: unknown): never {
  if (!refused.test(String(codeOf(error)))) throw error;
  const rule = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  throw new OperatorError(
    `${name} holds a row that breaks a rule (${rule ?? codeOf(error)}): mend it, then copy again. Nothing was copied.`,
  );
}

/**
 * Copies a whole table.
 *
 * @throws OperatorError when the target refuses a row, any other error when it did not take every one
 */
export async function copyTable(source: ClientBase, target: ClientBase, table: CopiedTable): Promise<number> {
  const { name, columns } = table;
  const taken = await copyRows(source, `select ${columns.join(', ')} from ${name}`, target, table).catch(
    error => refuseRow(table, error),
  );
  const { rows } = await source.query<{ count: string }>(`select count(*)::text as count from ${name}`);
  if (rows[0]?.count !== String(taken))
    throw new Error(`Of ${rows[0]?.count} rows of ${name} ${taken} arrived.`);
  return taken;
}

/** Lets every sequence go on where the source's is. */
export async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query('select setval($1, $2)', [name, last]);
}
