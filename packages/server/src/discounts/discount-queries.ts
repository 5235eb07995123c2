import { emailKey } from '@velluto/rules';
import type { Insertable, Selectable } from 'kysely';
import type { DiscountUseTable } from '../ports/db/schema.ts';
import type { PersonalDiscountTable } from '../ports/db/tables/money.ts';
import type { Db } from '../ports/db/transaction.ts';

/** A code of one member as it is stored. */
export type PersonalRow = Selectable<PersonalDiscountTable>;

/** True when the member used the offer up; one that can be used once by anybody, when anybody did. */
export async function offerIsUsed(db: Db, memberId: string, offer: string): Promise<boolean> {
  if (offer.startsWith('any:')) return false;
  const uses = db.selectFrom('discount_use').select('code').where('offer', '=', offer);
  const row = await (offer.startsWith('once:')
    ? uses
    : uses.where('member_id', '=', memberId)
  ).executeTakeFirst();
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

/** All codes of a member, those first that end soonest. */
export async function selectPersonal(db: Db, pool: string, memberId: string): Promise<PersonalRow[]> {
  return db
    .selectFrom('personal_discount')
    .selectAll()
    .where('pool', '=', pool)
    .where('member_id', '=', memberId)
    .orderBy('expires_at', order => order.asc().nullsLast())
    .orderBy('code_key')
    .limit(50)
    .execute();
}

export async function insertPersonal(db: Db, row: Insertable<PersonalDiscountTable>): Promise<void> {
  await db.insertInto('personal_discount').values(row).execute();
}

/** The member behind an address, as long as the account is not deleted. */
export async function selectMemberByEmail(db: Db, pool: string, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('member.id')
    .where('account.pool', '=', pool)
    .where('account.email_key', '=', emailKey(email))
    .where('member.status', '!=', 'deleted')
    // whoever proved the address, else who claimed it last
    .orderBy('account.status')
    .orderBy('member.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
