import type { Context } from '../context.ts';
import { lockPayment } from '../payments/debit-payments.ts';
import { endWithin } from '../payments/settle.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import * as debits from './debit-queries.ts';

/** The collection of a payment, as far as a withdrawal from it has to know. */
export interface Collection {
  /** The day on which it is collected. */
  collectAt: Date;
  /** The bank was not asked for it yet. */
  announced: boolean;
}

/** The collection of a payment; null for what is paid in another way. */
export async function collectionOf(db: Db, paymentId: string): Promise<Collection | null> {
  const debit = await debits.selectDebit(db, paymentId);
  return debit ? { collectAt: debit.collect_at, announced: debit.state === 'announced' } : null;
}

/** Keeps the bank from being asked for a payment, which is locked too, until the transaction ends. */
export async function lockCollection(tx: Tx, paymentId: string): Promise<void> {
  await lockPayment(tx, paymentId);
  await debits.lockDebit(tx.db, paymentId);
}

/** Less is collected than was announced. */
export async function lowerCollection(tx: Tx, paymentId: string, amountMinor: number): Promise<void> {
  await debits.lowerDebit(tx.db, paymentId, amountMinor);
}

/**
 * Cancels what was announced under a mandate and is not begun; credits that were given for it are taken back.
 *
 * @param except an order that stays
 * @returns what is not collected
 */
export async function cancelAnnounced(
  ctx: Context,
  tx: Tx,
  mandateId: string,
  except?: string,
): Promise<debits.DebitRow[]> {
  for (const id of await debits.selectAnnounced(tx.db, mandateId, except)) await lockPayment(tx, id);
  const announced = await debits.lockAnnounced(tx.db, mandateId, except);
  for (const debit of announced) await endWithin(ctx, tx, debit.payment_id, 'cancelled');
  return announced;
}
