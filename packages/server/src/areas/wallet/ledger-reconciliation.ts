import type { Context } from '../../context/context.ts';
import { type Db, snapshot } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './ledger-reconciliation-queries.ts';
import * as payments from './payment-reconciliation-queries.ts';

export type { Discrepancy } from './ledger-reconciliation-queries.ts';

/** The result of a reconciliation. */
export interface LedgerReconciliation {
  /** Movements of the ledger. */
  rows: number;
  /** Completed payments. */
  payments: number;
  discrepancies: queries.Discrepancy[];
}

/** All discrepancies, as this transaction sees the database. */
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
 * keeps running: the accounts' sum is zero, each movement is between the accounts of its reason, each wallet is the sum of its rows, reserved
 * credits are those of held messages, no message was charged twice, paid credits were granted and reversed ones
 * taken back, buyers are premium, and no receipt is missing.
 *
 * @param db connections without a time limit, since a ledger of years may take longer than a request allows
 */
export async function reconcileLedger(db: Db): Promise<LedgerReconciliation> {
  return snapshot(db, async moment => ({
    ...(await queries.countReconciled(moment)),
    discrepancies: await findDiscrepancies(moment),
  }));
}

/** At most this many discrepancies are logged; the command `ledger check` lists all. */
const mostInLog = 20;

/** Job: reconciles the ledger and stores the result; safe to repeat. Discrepancies are logged as errors. */
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

/** The last result, for metrics; null before the first reconciliation. */
export async function lastReconciliation(
  ctx: Context,
): Promise<{ reconciledAt: Date; discrepancies: number } | null> {
  const last = await queries.selectLastReconciliation(ctx.db);
  return last ? { reconciledAt: last.proved_at, discrepancies: last.faults } : null;
}
