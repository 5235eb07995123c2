import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { codeOf } from '../../../domain/start-error.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { CopiedTable } from '../../../infrastructure/postgres/tables-in-order.ts';

/**
 * Streams the result of a query into columns of a table, so that only a buffer of it is in memory.
 *
 * @returns the number of rows that the target stored
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

/** SQLSTATEs of invalid values and violated constraints. */
const refused = /^2[23]/;

/** @throws OperatorError when the target refuses a row, without the values of the row */
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
 * @throws OperatorError when the target refuses a row, another error when it has not stored all of them
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

/** Sets every sequence to the value of the source. */
export async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query('select setval($1, $2)', [name, last]);
}
