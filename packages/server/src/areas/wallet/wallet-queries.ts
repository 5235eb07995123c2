import { type Insertable, sql } from 'kysely';
import type { LedgerTable } from '../../infrastructure/postgres/tables/wallet.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Free, reserved and owed credits of a member. */
export interface Wallet {
  balance: number;
  held: number;
  /** Credits owed: they were to be taken back with a refund or chargeback, but were spent; later credits settle the debt. */
  debt: number;
}

const columns = ['balance', 'held', 'debt'] as const;

export async function selectWallet(db: Db, memberId: string): Promise<Wallet | undefined> {
  return db.selectFrom('wallet').select(columns).where('member_id', '=', memberId).executeTakeFirst();
}

/** The wallet, locked until the transaction ends; created at first use. */
export async function lockWallet(db: Db, memberId: string): Promise<Wallet> {
  const select = () => db.selectFrom('wallet').select(columns).where('member_id', '=', memberId).forUpdate();
  const wallet = await select().executeTakeFirst();
  if (wallet) return wallet;
  await db
    .insertInto('wallet')
    .values({ member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return select().executeTakeFirstOrThrow();
}

/** Credits that a member was given at the sign-up. */
export async function sumOfSignup(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from ledger
    where member_id = ${memberId} and reason = 'signup'`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Inserts a ledger row and updates the running sums in one statement; undefined, without a change, when the key was booked before. */
export async function insertMovement(db: Db, row: Insertable<LedgerTable>): Promise<Wallet | undefined> {
  const { rows } = await sql<Wallet>`select balance, held, debt from book_credits(
    ${row.id}, ${row.member_id}, ${row.from_account}, ${row.to_account}, ${row.amount}, ${row.reason},
    ${row.idempotency_key}, ${row.message_id}, ${row.payment_id}, ${row.created_at})`.execute(db);
  return rows[0];
}

/** Adds the empty wallet of a new member. */
export async function insertWallet(db: Db, memberId: string): Promise<void> {
  await db.insertInto('wallet').values({ member_id: memberId }).execute();
}
