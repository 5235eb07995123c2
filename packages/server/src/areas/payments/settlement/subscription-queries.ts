import type { Insertable, NotNull, Selectable } from 'kysely';
import type { DebitSubscriptionTable } from '../../../infrastructure/postgres/tables/payments/direct-debit.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A subscription to premium by direct debit as it is stored. */
export type SubscriptionRow = Selectable<DebitSubscriptionTable>;

export async function insertSubscription(db: Db, row: Insertable<DebitSubscriptionTable>): Promise<void> {
  await db.insertInto('debit_subscription').values(row).execute();
}

export async function selectOfMandates(db: Db, mandateIds: string[]): Promise<SubscriptionRow[]> {
  if (mandateIds.length === 0) return [];
  return db.selectFrom('debit_subscription').selectAll().where('mandate_id', 'in', mandateIds).execute();
}

/** Selects subscriptions of a member: all, or the one that a payment (the first or a renewal) belongs to. */
export interface Contracts {
  memberId: string;
  paymentId?: string | undefined;
  /** Only those that were ordered by then. */
  madeBy?: Date;
}

const chosen = (db: Db, { memberId, paymentId, madeBy }: Contracts) => {
  let found = db.selectFrom('debit_subscription').selectAll().where('member_id', '=', memberId).orderBy('id');
  if (madeBy !== undefined)
    found = found.where('first_payment_id', 'in', ({ selectFrom }) =>
      selectFrom('payment').select('id').where('member_id', '=', memberId).where('created_at', '<=', madeBy),
    );
  if (paymentId !== undefined)
    found = found.where('id', '=', ({ selectFrom }) =>
      selectFrom('debit').select('subscription_id').where('payment_id', '=', paymentId),
    );
  return found;
};

const running = (db: Db, of: Contracts) => chosen(db, of).where('cancelled_at', 'is', null);

/** The subscriptions that run, or that a declaration without log-in has ended and can let renew again; locked, the oldest first. */
export async function lockEndable(db: Db, of: Contracts): Promise<SubscriptionRow[]> {
  return chosen(db, of)
    .where(({ or, eb }) => or([eb('cancelled_at', 'is', null), eb('declared_by', 'is not', null)]))
    .forUpdate()
    .execute();
}

/** The running subscriptions, locked, the oldest first. */
export async function lockRunning(db: Db, of: Contracts): Promise<SubscriptionRow[]> {
  return running(db, of).forUpdate().execute();
}

export async function selectRunning(db: Db, of: Contracts): Promise<SubscriptionRow[]> {
  return running(db, of).execute();
}

/** Whether something that renewed has ended. */
export async function hasCancelled(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('debit_subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first payment was paid: the months are counted from now. */
export async function begin(db: Db, id: string, anchor: Date, nextAt: Date): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set({ anchor_at: anchor, next_at: nextAt })
    .where('id', '=', id)
    .where('anchor_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

export async function selectByFirstPayment(db: Db, paymentId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('debit_subscription')
    .selectAll()
    .where('first_payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** The subscriptions that a declaration without log-in alone has ended or limited, the oldest first. */
export async function selectDeclared(db: Db, declaration: string): Promise<SubscriptionRow[]> {
  return declared(db, declaration).execute();
}

/** One of them, locked; undefined when something else has ended it meanwhile. */
export async function lockDeclared(
  db: Db,
  declaration: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return declared(db, declaration).where('id', '=', id).forUpdate().executeTakeFirst();
}

const declared = (db: Db, declaration: string) =>
  db.selectFrom('debit_subscription').selectAll().where('declared_by', '=', declaration).orderBy('id');

/** Lets a subscription renew as if it had not been cancelled. */
export async function resume(
  db: Db,
  id: string,
  plan: { renewals: number; next_at: Date | null },
): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set({ ...plan, cancelled_at: null, renew_until: null, declared_by: null })
    .where('id', '=', id)
    .execute();
}

/** Selects subscriptions of some sites that renew before a moment. */
interface Due {
  before: Date;
  siteIds: readonly string[];
}

/** Only those of active members: others would pay without being able to use premium. */
const due = (db: Db, { before, siteIds }: Due) =>
  db
    .selectFrom('debit_subscription')
    .selectAll()
    .where('anchor_at', 'is not', null)
    .where('next_at', '<=', before)
    .where(({ or, eb, ref }) => or([eb('renew_until', 'is', null), eb('next_at', '<', ref('renew_until'))]))
    .where('site_id', 'in', siteIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member')
          .select('member.id')
          .whereRef('member.id', '=', 'debit_subscription.member_id')
          .where('member.status', '=', 'active'),
      ),
    )
    .$narrowType<{ anchor_at: NotNull; next_at: NotNull }>();

/** A subscription whose next month is to be announced. */
export async function selectDue(db: Db, of: Due) {
  return due(db, of).orderBy('next_at').limit(1).executeTakeFirst();
}

/** The same, locked; undefined when it is not due any more. */
export async function lockDue(db: Db, of: Due, id: string) {
  return due(db, of).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores how many renewals were announced, from when the months are counted, and when the next is due. */
export async function recordRenewal(
  db: Db,
  id: string,
  plan: { renewals: number; anchor_at: Date; next_at: Date },
): Promise<void> {
  await db.updateTable('debit_subscription').set(plan).where('id', '=', id).execute();
}

/** Takes back the last announced renewal: it is due again at `nextAt`, unless the subscription has ended. */
export async function uncountRenewal(db: Db, id: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set(({ eb }) => ({ renewals: eb('renewals', '-', 1), next_at: nextAt }))
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The number of paid months under a mandate that begin before a moment. */
export async function sumMonths(db: Db, mandateId: string, before: Date): Promise<number> {
  const row = await db
    .selectFrom('premium_period')
    .innerJoin('debit', 'debit.payment_id', 'premium_period.payment_id')
    .select(({ fn }) => fn.sum<string | null>('months').as('months'))
    .where('debit.mandate_id', '=', mandateId)
    .where('premium_period.starts_at', '<', before)
    .where('premium_period.stopped_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.months ?? 0);
}

/**
 * Lets a subscription renew only for months that begin before a moment.
 *
 * @param declaredBy key of the declaration without log-in that alone limits it; null for everything else
 */
export async function renewUntil(db: Db, id: string, moment: Date, declaredBy: string | null): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set({ renew_until: moment, declared_by: declaredBy })
    .where('id', '=', id)
    .execute();
}

/** Ends the subscriptions whose wished end has come. */
export async function endReached(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set({ cancelled_at: now, next_at: null })
    .where('renew_until', '<=', now)
    .where('cancelled_at', 'is', null)
    .execute();
}

/**
 * Ends a subscription; the time of an earlier end stays. What a declaration without log-in had ended before ends for another
 * reason now, so that it does not renew again when the declaration is taken back.
 *
 * @param declaredBy key of the declaration without log-in that alone ends it; null for everything else
 */
export async function end(db: Db, id: string, now: Date, declaredBy: string | null = null): Promise<void> {
  await db
    .updateTable('debit_subscription')
    .set(({ fn, ref, val }) => ({
      cancelled_at: fn.coalesce(ref('cancelled_at'), val(now)),
      next_at: null,
      declared_by: declaredBy,
    }))
    .where('id', '=', id)
    .execute();
}
