import type { Insertable, Selectable } from 'kysely';
import type { DeclarationTable } from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A declaration without log-in as it is stored. */
export type DeclarationRow = Selectable<DeclarationTable>;

/**
 * Adds a declaration, or finds the one that says the same: another withdrawal from the payment that waits, or the one with the
 * same cancellation.
 */
export async function insertOrSelect(db: Db, row: Insertable<DeclarationTable>): Promise<DeclarationRow> {
  const added = await db
    .insertInto('declaration')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  const { cancellation_key: key = null, payment_id } = row;
  const same = db.selectFrom('declaration').selectAll();
  return (
    key === null
      ? same
          .where('payment_id', '=', payment_id)
          .where('cancellation_key', 'is', null)
          .where('state', '=', 'waiting')
      : same.where('cancellation_key', '=', key)
  ).executeTakeFirstOrThrow();
}

export async function selectDeclaration(db: Db, id: string): Promise<DeclarationRow | undefined> {
  return db.selectFrom('declaration').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The declaration, locked until the transaction ends. */
export async function lockDeclaration(db: Db, id: string): Promise<DeclarationRow | undefined> {
  return db.selectFrom('declaration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeDeclaration(
  db: Db,
  id: string,
  change: Partial<Pick<DeclarationRow, 'state' | 'changed_at' | 'withdrawal_id' | 'decided_by'>>,
): Promise<void> {
  await db.updateTable('declaration').set(change).where('id', '=', id).execute();
}

/** Declarations that wait, the oldest first. */
export async function selectWaiting(db: Db, limit: number): Promise<DeclarationRow[]> {
  return db
    .selectFrom('declaration')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** Deletes declarations that were received before a moment. */
export async function deleteBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('declaration').where('received_at', '<', before).execute();
}
