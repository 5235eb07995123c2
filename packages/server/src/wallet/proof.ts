import type { Db } from '../ports/db/transaction.ts';
import * as payments from './proof-payment-queries.ts';
import * as queries from './proof-queries.ts';

export type { Fault } from './proof-queries.ts';

/** What a proof looked at and what does not add up. */
export interface Proof {
  /** Movements of the ledger. */
  rows: number;
  /** Completed payments. */
  payments: number;
  faults: queries.Fault[];
}

/** Everything that does not add up, as this transaction sees the database. */
export async function faultsIn(db: Db): Promise<queries.Fault[]> {
  return [
    ...(await queries.sumOfAccounts(db)),
    ...(await queries.movements(db)),
    ...(await queries.walletSums(db, 'balance')),
    ...(await queries.walletSums(db, 'held')),
    ...(await queries.walletSums(db, 'debt')),
    ...(await queries.heldMessages(db)),
    ...(await queries.messageCharges(db)),
    ...(await queries.goneMessageCharges(db)),
    ...(await payments.purchases(db)),
    ...(await payments.premiumMonths(db)),
    ...(await payments.usedDiscounts(db)),
    ...(await payments.monthsToCome(db)),
    ...(await payments.clawbacks(db)),
    ...(await payments.withdrawals(db)),
    ...(await payments.undonePayments(db)),
    ...(await payments.premiumMembers(db)),
    ...(await payments.receipts(db)),
    ...(await payments.receiptsOfPayments(db)),
  ];
}

/**
 * Proves the books on one unmoving picture of the database, while the server goes on: the accounts' sum is zero, each
 * movement goes the way of its reason, each wallet is the sum of its rows, what is held are the messages that wait, no
 * message was charged twice, what was paid is what was granted and what was undone is taken back, who bought is premium,
 * and no receipt is missing.
 *
 * @param db on connections without a limit of time: years of books may take longer than a call
 */
export async function proveLedger(db: Db): Promise<Proof> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async picture => ({
      ...(await queries.countProved(picture)),
      faults: await faultsIn(picture),
    }));
}
