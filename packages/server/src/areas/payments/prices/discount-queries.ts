import { emailKey } from '@velluto/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type {
  DiscountUseTable,
  PersonalDiscountTable,
} from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { WELCOME_OFFER } from './discount.ts';

/** A personal code as it is stored. */
export type PersonalRow = Selectable<PersonalDiscountTable>;

/**
 * True when the member has used the offer, or for an offer that can be used once in all (`once:`), when any member has; the offer of
 * the first purchase also when it has ended for the member.
 */
export async function offerIsUsed(db: Db, memberId: string, offer: string): Promise<boolean> {
  if (offer.startsWith('any:')) return false;
  const uses = db.selectFrom('discount_use').where('offer', '=', offer);
  const own = offer.startsWith('once:') ? uses : uses.where('member_id', '=', memberId);
  const used = own.select(sql.lit(1).as('used'));
  const ended = db
    .selectFrom('account')
    .where('member_id', '=', memberId)
    .where('welcome_ended', '=', true)
    .select(sql.lit(1).as('used'));
  const row = await (offer === WELCOME_OFFER ? used.unionAll(ended) : used).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Stores the use of an offer; false when it was used before. */
export async function insertUse(db: Db, use: Insertable<DiscountUseTable>): Promise<boolean> {
  const added = await db
    .insertInto('discount_use')
    .values(use)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** All personal codes of a member, those that expire soonest first. */
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

/** Adds the code for staying, unless the member has taken one already: the first stays, with its end. */
export async function insertForStaying(db: Db, row: Insertable<PersonalDiscountTable>): Promise<void> {
  await db
    .insertInto('personal_discount')
    .values({ ...row, for_staying: true })
    .onConflict(conflict => conflict.column('member_id').where('for_staying', '=', sql.lit(true)).doNothing())
    .execute();
}

/** The code for staying that a member has taken, used and ended ones too. */
export async function selectForStaying(db: Db, memberId: string): Promise<PersonalRow | undefined> {
  return db
    .selectFrom('personal_discount')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('for_staying', '=', true)
    .executeTakeFirst();
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
