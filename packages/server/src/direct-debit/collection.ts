import { lockPaymentOf } from '../payments/by-debit.ts';
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
export async function holdCollection(tx: Tx, paymentId: string): Promise<void> {
  await lockPaymentOf(tx, paymentId);
  await debits.lockDebit(tx.db, paymentId);
}

/** Less is collected than was announced. */
export async function collectLess(tx: Tx, paymentId: string, amountMinor: number): Promise<void> {
  await debits.lowerDebit(tx.db, paymentId, amountMinor);
}
