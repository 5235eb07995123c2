import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { PersonalTable } from './personal-table.ts';
import { personalTables } from './tables.ts';

/** The statements that erase a member's rows of one table; none where the rows are kept or deleted in another way. */
function statementsFor(table: string, { erasure }: PersonalTable, memberId: string) {
  if (erasure.rows === 'deleted')
    return erasure.owner.map(
      column => sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`,
    );
  if (erasure.rows === 'cleared') {
    const cleared = sql.join(erasure.columns.map(column => sql`${sql.ref(column)} = null`));
    return [sql`update ${sql.table(table)} set ${cleared} where ${sql.ref(erasure.owner)} = ${memberId}`];
  }
  return [];
}

/**
 * Deletes and empties a member's rows in every table, as the list of tables with personal data says; the profile last, for
 * other rows refer to it. What the list keeps stays under an id that no longer belongs to a member.
 */
export async function eraseRows(db: Db, memberId: string): Promise<void> {
  const { member, ...others } = personalTables;
  for (const [table, entry] of Object.entries<PersonalTable>({ ...others, member })) {
    for (const statement of statementsFor(table, entry, memberId)) await statement.execute(db);
  }
}
