import { type Db, minorFrom } from '@velluto/server';
import { sql } from 'kysely';
import { type SandboxReversal, tables } from './payment-store.ts';

/** States of a refund that was not carried out: the shop has the money again. */
const undoneRefundStates = ['failed', 'canceled'];
const isInForce = ({ status }: SandboxReversal) =>
  !undoneRefundStates.includes(status) && status !== 'reversed';

/** All refunds or chargebacks of a payment, the newest first like Mollie's lists. */
export async function reversalsOf(
  db: Db,
  paymentId: string,
  kind?: SandboxReversal['kind'],
): Promise<SandboxReversal[]> {
  return tables(db)
    .selectFrom('sandbox_reversal')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .$if(kind !== undefined, query => query.where('kind', '=', kind as SandboxReversal['kind']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Refunds or chargebacks of all payments, the newest first, starting with the id `from` where it is given. */
export async function listReversals(
  db: Db,
  kind: SandboxReversal['kind'],
  from: string | undefined,
  limit: number,
): Promise<SandboxReversal[]> {
  return tables(db)
    .selectFrom('sandbox_reversal')
    .selectAll()
    .where('kind', '=', kind)
    .$if(from !== undefined, query =>
      query.where(
        sql<boolean>`(created_at, id) <= (select created_at, id from sandbox_reversal where id = ${from})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Sum of the refunds or chargebacks of a payment that were not undone, in minor units. */
export function sumOf(reversals: SandboxReversal[], kind: SandboxReversal['kind']): number {
  return reversals
    .filter(reversal => reversal.kind === kind && isInForce(reversal))
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}

/**
 * Adds a refund or chargeback, or returns the existing refund with the same idempotency key. Null when the payment was not
 * paid, or when more than the payment would be returned.
 */
export async function addReversal(db: Db, reversal: SandboxReversal): Promise<SandboxReversal | null> {
  return db.transaction().execute(async trx => {
    const payment = await tables(trx)
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', reversal.payment_id)
      .forUpdate()
      .executeTakeFirst();
    const existing =
      reversal.idempotency_key !== null &&
      (await tables(trx)
        .selectFrom('sandbox_reversal')
        .selectAll()
        .where('idempotency_key', '=', reversal.idempotency_key)
        .executeTakeFirst());
    if (existing) return existing;
    const returned = sumOf(await reversalsOf(trx, reversal.payment_id), reversal.kind);
    const remaining = payment?.status === 'paid' ? minorFrom(payment.amount_value) - returned : 0;
    if (reversal.amount_minor > remaining) return null;
    return tables(trx)
      .insertInto('sandbox_reversal')
      .values(reversal)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Sets the status of a refund or chargeback. */
export async function setReversal(
  db: Db,
  id: string,
  status: string,
  now: Date,
): Promise<SandboxReversal | undefined> {
  return tables(db)
    .updateTable('sandbox_reversal')
    .set({ status, ended_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
