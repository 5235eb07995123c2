import type { Context } from '../context.ts';
import { type Db, snapshot } from '../ports/db/transaction.ts';
import * as queries from './ledger-reconciliation-queries.ts';
import * as payments from './payment-reconciliation-queries.ts';

export type { Discrepancy } from './ledger-reconciliation-queries.ts';

/** What a reconciliation looked at and what does not add up. */
export interface LedgerReconciliation {
  /** Movements of the ledger. */
  rows: number;
  /** Completed payments. */
  payments: number;
  discrepancies: queries.Discrepancy[];
}

/** Everything that does not add up, as this transaction sees the database. */
export async function findDiscrepancies(db: Db): Promise<queries.Discrepancy[]> {
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
 * Reconciles the ledger with wallets, messages, payments and receipts, on one snapshot of the database while the server
 * goes on: the accounts' sum is zero, each movement is between the accounts of its reason, each wallet is the sum of its rows, what is
 * held are the messages that wait, no message was charged twice, what was paid is what was granted and what was undone is
 * taken back, who bought is premium, and no receipt is missing.
 *
 * @param db on connections without a limit of time: years of books may take longer than a call
 */
export async function reconcileLedger(db: Db): Promise<LedgerReconciliation> {
  return snapshot(db, async moment => ({
    ...(await queries.countReconciled(moment)),
    discrepancies: await findDiscrepancies(moment),
  }));
}

/** Discrepancies that go to the log; the command lists them all. */
const mostInLog = 20;

/** Reconciles the ledger and keeps the result; a job, safe to repeat. A discrepancy is an error in the log. */
export async function runLedgerReconciliation(ctx: Context): Promise<LedgerReconciliation> {
  const result = await ctx.withoutTimeout(({ db }) => reconcileLedger(db));
  const { rows, discrepancies } = result;
  await queries.insertReconciliation(ctx.db, {
    proved_at: ctx.clock.now(),
    movements: rows,
    faults: discrepancies.length,
  });
  if (discrepancies.length > 0) {
    const some = discrepancies.slice(0, mostInLog);
    ctx.log.error({ count: discrepancies.length, faults: some }, 'the ledger does not add up');
  }
  return result;
}

/** The last result, for health and metrics; null before the first reconciliation. */
export async function lastReconciliation(
  ctx: Context,
): Promise<{ reconciledAt: Date; discrepancies: number } | null> {
  const last = await queries.selectLastReconciliation(ctx.db);
  return last ? { reconciledAt: last.proved_at, discrepancies: last.faults } : null;
}
