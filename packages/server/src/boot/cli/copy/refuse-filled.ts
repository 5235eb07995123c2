import type { ClientBase } from 'pg';
import { StartError } from '../../../domain/start-error.ts';
import type { CopiedTable } from '../../../infrastructure/postgres/tables-in-order.ts';

/** @throws StartError when one of the tables has a row */
export async function refuseFilled(client: ClientBase, tables: CopiedTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select exists (select from ${name}) as filled`);
    if (rows[0]?.filled)
      throw new StartError(`The target is not empty (${name}): copy into a database without members.`);
  }
}
