import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { LedgerProofTable } from '../ports/db/tables/money.ts';
import type { Db } from '../ports/db/transaction.ts';

/** Something that does not add up. */
export interface Fault {
  /** The rule that is broken. */
  rule: string;
  /** Member, message, payment or ledger row it is about. */
  id: string;
  expected: number;
  found: number;
}

/** Faults listed for one rule at most; one is enough to be woken up, and a broken rule can break every row. */
const most = 1_000;

/** A proof of years of books may take longer than a call. */
export async function takeTime(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
}

async function faultsOf(db: Db, rule: string, query: RawBuilder<Omit<Fault, 'rule'>>): Promise<Fault[]> {
  const { rows } = await sql<Omit<Fault, 'rule'>>`select * from (${query}) as fault limit ${most}`.execute(
    db,
  );
  return rows.map(({ id, expected, found }) => ({ rule, id, expected, found }));
}

const accounts = sql`('sales', 'bonus', 'wallet', 'held', 'spent', 'debt', 'clawback')`;

/** What a member's rows put into an account. */
const into = (account: string) => sql`sum(
  (case when to_account = ${account} then amount else 0 end) - (case when from_account = ${account} then amount else 0 end)
)::int`;

/** The sum over all accounts, which each row leaves at zero unless it moves from or to nowhere. */
export function sumOfAccounts(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'sum_of_accounts',
    sql`select id::text, 0 as expected,
        (case when to_account in ${accounts} then amount else 0 end)
        - (case when from_account in ${accounts} then amount else 0 end) as found
      from ledger
      where from_account not in ${accounts} or to_account not in ${accounts}
        or from_account = to_account or amount <= 0`,
  );
}

/** Each wallet's running sums are the sums of its rows, debt with the sign turned; erased members leave rows without a wallet. */
export function walletSums(db: Db, column: 'balance' | 'held' | 'debt'): Promise<Fault[]> {
  const account = column === 'balance' ? 'wallet' : column;
  const total = sql`coalesce(booked.total, 0) * ${sql.lit(column === 'debt' ? -1 : 1)}`;
  return faultsOf(
    db,
    account,
    sql`select wallet.member_id::text as id, ${total} as expected, wallet.${sql.ref(column)} as found
      from wallet
      left join (select member_id, ${into(account)} as total from ledger group by member_id) booked
        on booked.member_id = wallet.member_id
      where wallet.${sql.ref(column)} <> ${total}`,
  );
}

/** Reserved credits are those of messages that wait. */
export function heldMessages(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'held_messages',
    sql`select wallet.member_id::text as id, coalesce(waiting.total, 0) as expected, wallet.held as found
      from wallet
      left join (select sender_id, sum(credits)::int as total from message where status = 'held' group by sender_id) waiting
        on waiting.sender_id = wallet.member_id
      where wallet.held <> coalesce(waiting.total, 0)`,
  );
}

/** A message costs its price once when it was sent, and nothing while it is held or after it was paid back. */
export function messageCharges(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'message_charged',
    sql`select message.id::text, case when message.status = 'sent' then message.credits else 0 end as expected,
        coalesce(booked.total, 0) as found
      from message
      left join (
        select message_id, ${into('spent')} as total from ledger where message_id is not null group by message_id
      ) booked on booked.message_id = message.id
      where coalesce(booked.total, 0) <> case when message.status = 'sent' then message.credits else 0 end`,
  );
}

/** A message that is no longer there was still charged at most once. */
export function goneMessageCharges(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'message_charged_twice',
    sql`select message_id::text as id, 1 as expected, count(*)::int as found
      from ledger
      where message_id is not null and to_account = 'spent'
      group by message_id having count(*) > 1`,
  );
}

/**
 * A payment that is completed or advanced has one purchase row of its credits and its member, any other none; nor has one
 * that was withdrawn from before it was paid.
 */
export function purchases(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'purchase',
    sql`select coalesce(due.id, booked.payment_id)::text as id, coalesce(due.credits, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select id, member_id, credits from payment
        where exists (select 1 from debit where debit.payment_id = payment.id and advanced)
          or status = 'completed' and not exists (
            select 1 from withdrawal
            where withdrawal.payment_id = payment.id and withdrawal.received_at < payment.completed_at
          )
      ) due
      full join (
        select payment_id, member_id, sum(amount)::int as total from ledger where reason = 'purchase'
        group by payment_id, member_id
      ) booked on booked.payment_id = due.id and booked.member_id = due.member_id
      where coalesce(due.credits, 0) <> coalesce(booked.total, 0)
        and (due.id is not null or booked.payment_id is null
          or exists (select 1 from payment where payment.id = booked.payment_id))`,
  );
}

/** The months of a premium package that were granted are those booked; the first came with the purchase. */
export function premiumMonths(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'premium_month',
    sql`select period.payment_id::text as id, (period.months_granted - 1) * period.credits_per_month as expected,
        coalesce(booked.total, 0) as found
      from premium_period period
      left join (
        select payment_id, sum(amount)::int as total from ledger where reason = 'premium_month' group by payment_id
      ) booked on booked.payment_id = period.payment_id
      where coalesce(booked.total, 0) <> (period.months_granted - 1) * period.credits_per_month`,
  );
}

/** What was taken back for a payment is what its refunds, chargebacks and withdrawal say, or a debit that failed. */
export function clawbacks(db: Db): Promise<Fault[]> {
  return faultsOf(
    db,
    'clawback',
    sql`select coalesce(due.payment_id, booked.payment_id)::text as id, coalesce(due.total, 0) as expected,
        coalesce(booked.total, 0) as found
      from (
        select payment_id, sum(credits)::int as total from (
          select payment_id, credits from payment_reversal where status <> 'undone' or withdrawal_id is not null
          union all
          select debit.payment_id, payment.credits - coalesce(withdrawal.credits, 0)
          from debit join payment on payment.id = debit.payment_id
          left join withdrawal on withdrawal.payment_id = debit.payment_id
          where debit.advanced and debit.state in ('failed', 'cancelled')
        ) taken group by payment_id
      ) due
      full join (
        select payment_id, ${into('clawback')} as total from ledger where payment_id is not null group by payment_id
      ) booked on booked.payment_id = due.payment_id
      where coalesce(due.total, 0) <> coalesce(booked.total, 0)`,
  );
}

/** How much there was to look at. */
export async function countProved(db: Db): Promise<{ rows: number; payments: number }> {
  const { rows } = await sql<{ rows: number; payments: number }>`select
    (select count(*) from ledger) as rows,
    (select count(*) from payment where status = 'completed') as payments`.execute(db);
  return rows[0] ?? { rows: 0, payments: 0 };
}

/** Keeps the result of a proof. */
export async function insertProof(db: Db, proof: Insertable<LedgerProofTable>): Promise<void> {
  await db
    .insertInto('ledger_proof')
    .values(proof)
    .onConflict(conflict => conflict.column('proved_at').doUpdateSet({ faults: proof.faults }))
    .execute();
}

export async function selectLastProof(db: Db): Promise<Selectable<LedgerProofTable> | undefined> {
  return db.selectFrom('ledger_proof').selectAll().orderBy('proved_at', 'desc').limit(1).executeTakeFirst();
}
