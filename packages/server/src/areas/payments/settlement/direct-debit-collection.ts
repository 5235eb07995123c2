import type { Context } from '../../../context/context.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { lockPayment } from './direct-debit-payments.ts';
import * as debits from './direct-debit-queries.ts';
import { endWithin } from './sync-payment.ts';

/** The collection of a payment, as far as a withdrawal from the contract needs it. */
export interface Collection {
  /** The day on which it is collected. */
  collectAt: Date;
  /** The debit is announced, but not yet requested from the bank. */
  announced: boolean;
}

/** The collection of a payment; null for other payment methods. */
export async function collectionOf(db: Db, paymentId: string): Promise<Collection | null> {
  const debit = await debits.selectDebit(db, paymentId);
  return debit ? { collectAt: debit.collect_at, announced: debit.state === 'announced' } : null;
}

/** Locks a payment and its debit until the transaction ends, so that it is not requested from the bank meanwhile. */
export async function lockCollection(tx: Tx, paymentId: string): Promise<void> {
  await lockPayment(tx, paymentId);
  await debits.lockDebit(tx.db, paymentId);
}

/** Lowers the amount of an announced debit. */
export async function lowerCollection(tx: Tx, paymentId: string, amountMinor: number): Promise<void> {
  await debits.lowerDebit(tx.db, paymentId, amountMinor);
}

/**
 * Cancels debits of a mandate that are announced but not yet requested; credits given for them are taken back.
 *
 * @param except id of a payment that stays
 * @returns the cancelled debits
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
