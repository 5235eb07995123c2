import { type Insertable, type Selectable, sql } from 'kysely';
import type {
  CancellationTable,
  CancelledContract,
} from '../../../infrastructure/postgres/tables/payments/payments.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A declaration that cancels premium as it is stored. */
export type CancellationRow = Selectable<CancellationTable>;

/** What somebody declares. */
export type Declaration = Pick<
  CancellationRow,
  'member_id' | 'email' | 'name' | 'number' | 'kind' | 'reason' | 'ends_on'
>;

/** Lets declarations of one person follow each other until the transaction ends. */
export async function lockDeclarations(db: Db, by: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cancellation:${by}`}, 0))`.execute(db);
}

export async function insertCancellation(
  db: Db,
  row: Insertable<CancellationTable>,
): Promise<CancellationRow> {
  return db.insertInto('cancellation').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function selectCancellation(db: Db, key: string): Promise<CancellationRow | undefined> {
  return db.selectFrom('cancellation').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function getCancellation(db: Db, key: string): Promise<CancellationRow> {
  return db.selectFrom('cancellation').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
}

/** Stores which contracts a declaration has ended. */
export async function setContracts(db: Db, key: string, contracts: CancelledContract[]): Promise<void> {
  await db
    .updateTable('cancellation')
    .set({ contracts: JSON.stringify(contracts) })
    .where('key', '=', key)
    .execute();
}

/** The latest declaration with exactly these words, received after a moment. */
export async function selectSame(
  db: Db,
  { member_id, email, name, number, kind, reason, ends_on }: Declaration,
  after: Date,
): Promise<CancellationRow | undefined> {
  // a visitor is known by what was typed; whether an account was found may have changed
  const by = email === null ? sql<boolean>`member_id = ${member_id}` : sql<boolean>`email = ${email}`;
  return db
    .selectFrom('cancellation')
    .selectAll()
    .where(by)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('number', 'is not distinct from', number)
    .where('reason', 'is not distinct from', reason)
    .where('ends_on', 'is not distinct from', ends_on)
    .where('received_at', '>', after)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest declaration that ended a contract of a member which is not over: any, or the one that a payment belongs to. */
export async function selectEarlier(
  db: Db,
  { memberId, paymentId }: { memberId: string; paymentId: string | undefined },
  now: Date,
): Promise<CancellationRow | undefined> {
  return db
    .selectFrom('cancellation')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(contracts) as contract
        where (contract ->> 'ends_at')::timestamptz > ${now}
          and (${paymentId ?? null}::uuid is null or contract ->> 'payment' in (
            select first_payment_id::text from debit_subscription
            join debit on debit.subscription_id = debit_subscription.id
            where debit.payment_id = ${paymentId ?? null}))
      )`,
    )
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ids of renewals that were requested from the bank for a day after a moment, of what a member had ordered by another one. */
export async function selectCollectedSince(
  db: Db,
  { memberId, madeBy, since }: { memberId: string; madeBy: Date; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('debit')
    .innerJoin('debit_subscription', 'debit_subscription.id', 'debit.subscription_id')
    .innerJoin('payment as first', 'first.id', 'debit_subscription.first_payment_id')
    .select('debit.payment_id')
    .where('debit.member_id', '=', memberId)
    .where('first.created_at', '<=', madeBy)
    .whereRef('debit.payment_id', '<>', 'debit_subscription.first_payment_id')
    .where('debit.collect_at', '>', since)
    .where('debit.state', 'in', ['collecting', 'paid'])
    .execute();
  return rows.map(({ payment_id }) => payment_id);
}

/** Deletes declarations of visitors without an account; those of members go with the member, or with purchases of that age. */
export async function deleteUnknown(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('cancellation')
    .where('member_id', 'is', null)
    .where('received_at', '<', before)
    .execute();
}
