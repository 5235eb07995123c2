import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { LedgerProofTable } from '../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** A discrepancy found by the reconciliation. */
export interface Discrepancy {
  /** Name of the broken rule. */
  rule: string;
  /** Id of the member, message, payment or ledger row. */
  id: string;
  expected: number;
  found: number;
}

/** At most this many discrepancies are listed for one rule, and for those of wallets together, since every row may break it. */
const mostOfRule = 1_000;

/** The discrepancies that a query finds for a rule. */
export async function discrepanciesOf(
  db: Db,
  rule: string,
  query: RawBuilder<Omit<Discrepancy, 'rule'>>,
): Promise<Discrepancy[]> {
  const { rows } = await sql<
    Omit<Discrepancy, 'rule'>
  >`select * from (${query}) as discrepancy limit ${mostOfRule}`.execute(db);
  return rows.map(({ id, expected, found }) => ({ rule, id, expected, found }));
}

/** What of the ledger is looked at: all of it, or what follows the closed periods. */
export interface Scope {
  /** The smallest id of a movement or message that is looked at; null for all. Ids begin with the time at which they were made. */
  from: string | null;
}

/** SQL: whether a movement, or a message, is looked at. */
const inScope = (table: 'ledger' | 'message', { from }: Scope) =>
  from === null ? sql`true` : sql`${sql.ref(`${table}.id`)} >= ${from}::uuid`;

const accounts = sql`('sales', 'bonus', 'wallet', 'held', 'spent', 'debt', 'clawback')`;

/** SQL: the sum that a member's ledger rows move into an account, less what they move out. */
export const into = (account: string) => sql`sum(
  (case when to_account = ${account} then amount else 0 end) - (case when from_account = ${account} then amount else 0 end)
)::int`;

/** Rule: every row keeps the sum over all accounts at zero, so it moves a positive amount between two different known accounts. */
export function sumOfAccounts(db: Db, scope: Scope): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'sum_of_accounts',
    sql`select id::text, 0 as expected,
        (case when to_account in ${accounts} then amount else 0 end)
        - (case when from_account in ${accounts} then amount else 0 end) as found
      from ledger
      where ${inScope('ledger', scope)} and (from_account not in ${accounts} or to_account not in ${accounts}
        or from_account = to_account or amount <= 0)`,
  );
}

/** SQL: the allowed accounts for each reason of a movement. */
const allowedMovements = sql`(
  ('signup', 'bonus', 'wallet'), ('signup_again', 'wallet', 'clawback'), ('erasure', 'wallet', 'clawback'), ('erasure', 'held', 'clawback'), ('debt', 'wallet', 'debt'),
  ('message', 'wallet', 'spent'), ('hold', 'wallet', 'held'), ('delivery', 'held', 'spent'), ('release', 'held', 'wallet'),
  ('refund', 'spent', 'wallet'), ('purchase', 'sales', 'wallet'), ('premium_month', 'sales', 'wallet'),
  ('clawback', 'wallet', 'clawback'), ('clawback', 'debt', 'clawback'), ('withdrawal', 'wallet', 'clawback'),
  ('withdrawal', 'debt', 'clawback'), ('restored', 'clawback', 'wallet'), ('restored', 'clawback', 'debt')
)`;
const ofMessage = sql`('message', 'hold', 'delivery', 'release', 'refund')`;
const ofPayment = sql`('purchase', 'premium_month', 'clawback', 'withdrawal', 'restored')`;

/** Rule: a movement is between the accounts of its reason, and refers to a message or payment of the same member where the reason requires one. */
export function movements(db: Db, scope: Scope): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'movement',
    sql`select ledger.id::text, 0 as expected, ledger.amount as found
      from ledger
      left join message on message.id = ledger.message_id
      left join payment on payment.id = ledger.payment_id
      where ${inScope('ledger', scope)} and (
        (ledger.reason, ledger.from_account, ledger.to_account) not in ${allowedMovements}
        or (ledger.message_id is not null) <> (ledger.reason in ${ofMessage})
        or (ledger.payment_id is not null) <> (ledger.reason in ${ofPayment})
        or message.sender_id <> ledger.member_id
        or (ledger.payment_id is not null and payment.member_id is distinct from ledger.member_id)
      )`,
  );
}

/** SQL: what the movements of each member add up to, as the columns of a wallet. */
export const sumsOfMembers = (condition: RawBuilder<unknown>) => sql`
  select member_id, ${into('wallet')} as balance, ${into('held')} as held, -${into('debt')} as debt
  from ledger where ${condition} group by member_id`;

/** Rule: each wallet's running sums are the sums of its ledger rows (negated for debt); wallets stay when their members are erased. */
export async function walletSums(db: Db, scope: Scope): Promise<Discrepancy[]> {
  const open = sumsOfMembers(inScope('ledger', scope));
  const booked =
    scope.from === null
      ? open
      : sql`select member_id, sum(balance)::int as balance, sum(held)::int as held, sum(debt)::int as debt
          from (${open} union all select member_id, balance, held, debt from closed_wallet) as part
          group by member_id`;
  const { rows } = await sql<Discrepancy>`
    select rule, id, coalesce(expected, 0) as expected, coalesce(found, 0) as found
    from (
      select coalesce(wallet.member_id, booked.member_id)::text as id, booked.balance as sum_balance,
        booked.held as sum_held, booked.debt as sum_debt, wallet.balance, wallet.held, wallet.debt
      from wallet full join (${booked}) as booked on booked.member_id = wallet.member_id
    ) as both_sides
    cross join lateral (values
      ('wallet', sum_balance, balance), ('held', sum_held, held), ('debt', sum_debt, debt)
    ) as side (rule, expected, found)
    where coalesce(expected, 0) <> coalesce(found, 0)
    limit ${mostOfRule}`.execute(db);
  return rows;
}

/** Rule: reserved credits are those of held messages. */
export function heldMessages(db: Db): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'held_messages',
    sql`select wallet.member_id::text as id, coalesce(waiting.total, 0) as expected, wallet.held as found
      from wallet
      left join (select sender_id, sum(credits)::int as total from message where status = 'held' group by sender_id) waiting
        on waiting.sender_id = wallet.member_id
      where wallet.held <> coalesce(waiting.total, 0)`,
  );
}

/** SQL: whether a message is looked at: it is of the scope, or one of its movements is. */
const isTouched = (id: string, scope: Scope) =>
  scope.from === null
    ? sql`true`
    : sql`${sql.ref(id)} in (
        select message_id from ledger where message_id is not null and ${inScope('ledger', scope)}
        union all select id from message where ${inScope('message', scope)}
      )`;

/** Rule: a sent message was charged its price once; a held or refunded one costs nothing. */
export function messageCharges(db: Db, scope: Scope): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'message_charged',
    sql`select message.id::text, case when message.status = 'sent' then message.credits else 0 end as expected,
        coalesce(booked.total, 0) as found
      from message
      left join (
        select message_id, ${into('spent')} as total from ledger
        where message_id is not null and ${isTouched('message_id', scope)} group by message_id
      ) booked on booked.message_id = message.id
      where ${isTouched('message.id', scope)}
        and coalesce(booked.total, 0) <> case when message.status = 'sent' then message.credits else 0 end`,
  );
}

/** Rule: a deleted message was charged at most once. */
export function goneMessageCharges(db: Db, scope: Scope): Promise<Discrepancy[]> {
  return discrepanciesOf(
    db,
    'message_charged_twice',
    sql`select message_id::text as id, 1 as expected, count(*)::int as found
      from ledger
      where message_id is not null and ${isTouched('message_id', scope)} and to_account = 'spent'
      group by message_id having count(*) > 1`,
  );
}

/** The numbers of ledger rows, those of closed periods among them, and of completed payments. */
export async function countReconciled(db: Db, scope: Scope): Promise<{ rows: number; payments: number }> {
  const closed = scope.from === null ? sql`0` : sql`(select sum(movements)::bigint from ledger_period)`;
  const { rows } = await sql<{ rows: number; payments: number }>`select
    (select count(*) from ledger where ${inScope('ledger', scope)}) + ${closed} as rows,
    (select count(*) from payment where status = 'completed') as payments`.execute(db);
  return rows[0] ?? { rows: 0, payments: 0 };
}

/** Stores the result of a reconciliation. */
export async function insertReconciliation(db: Db, result: Insertable<LedgerProofTable>): Promise<void> {
  await db
    .insertInto('ledger_proof')
    .values(result)
    .onConflict(conflict => conflict.column('proved_at').doUpdateSet({ faults: result.faults }))
    .execute();
}

export async function selectLastReconciliation(db: Db): Promise<Selectable<LedgerProofTable> | undefined> {
  return db.selectFrom('ledger_proof').selectAll().orderBy('proved_at', 'desc').limit(1).executeTakeFirst();
}
