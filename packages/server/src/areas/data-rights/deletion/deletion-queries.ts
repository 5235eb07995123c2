import { type Insertable, sql } from 'kysely';
import type { AccountDeletionTable } from '../../../infrastructure/postgres/tables/data-rights.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** The account of a member, locked until the transaction ends. */
export async function lockAccount(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .select(['password_hash'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Free and reserved credits, all credits ever paid for, credits that pending direct debits and paid purchases that wait will
 * bring, and until when premium time is paid.
 */
export async function selectHoldings(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('member')
    .leftJoin('wallet', 'wallet.member_id', 'member.id')
    .select(({ selectFrom, fn, val }) => [
      fn.coalesce('wallet.balance', val(0)).as('balance'),
      fn.coalesce('wallet.held', val(0)).as('held'),
      sql<number>`(
        select coalesce(sum(case when to_account = 'clawback' then -amount else amount end), 0)::int from ledger
        where ledger.member_id = member.id and payment_id is not null and (from_account in ('sales', 'clawback') or to_account = 'clawback')
      )`.as('bought'),
      sql<number>`(
        select coalesce(sum(payment.credits), 0)::int from payment left join debit on debit.payment_id = payment.id
        where payment.member_id = member.id and payment.reversed_at is null
          and (payment.status = 'pending' and not debit.advanced
            or payment.status = 'completed' and payment.waits_until is not null)
      )`.as('coming'),
      selectFrom('premium_period')
        .select(eb => eb.fn.max('ends_at').as('ends_at'))
        .whereRef('premium_period.member_id', '=', 'member.id')
        .where('ends_at', '>', now)
        .where('stopped_at', 'is', null)
        .as('premium_until'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export async function insertDeletion(db: Db, deletion: Insertable<AccountDeletionTable>): Promise<void> {
  await db.insertInto('account_deletion').values(deletion).execute();
}

/** A deletion that can still be undone, with the recipient of its mails and when the last link was made. */
export async function selectDeletion(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('account_deletion')
    .innerJoin('account', 'account.member_id', 'account_deletion.member_id')
    .innerJoin('member', 'member.id', 'account_deletion.member_id')
    .select(['account_deletion.id', 'account_deletion.restorable_until'])
    .select(['account.email', 'member.name', 'member.language'])
    .select(({ selectFrom }) => [
      selectFrom('account_token')
        .select(eb => eb.fn.max('account_token.created_at').as('at'))
        .whereRef('account_token.member_id', '=', 'member.id')
        .where('account_token.kind', '=', 'restore')
        .as('last_link_at'),
    ])
    .where('account_deletion.member_id', '=', memberId)
    .where('account_deletion.restorable_until', '>', now)
    .where('member.status', '=', 'deleted')
    .executeTakeFirst();
}

/** Removes the deletion of a member who came back; returns its id. */
export async function removeDeletion(db: Db, memberId: string): Promise<string> {
  const { id } = await db
    .deleteFrom('account_deletion')
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
