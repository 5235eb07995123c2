import type { Insertable } from 'kysely';
import type { DiscountUseTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';

export async function offerIsUsed(db: Db, memberId: string, offer: string): Promise<boolean> {
  const row = await db
    .selectFrom('discount_use')
    .select('code')
    .where('member_id', '=', memberId)
    .where('offer', '=', offer)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that an offer was used; the first use stays, and false says that it was another one. */
export async function insertUse(db: Db, use: Insertable<DiscountUseTable>): Promise<boolean> {
  const added = await db
    .insertInto('discount_use')
    .values(use)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
