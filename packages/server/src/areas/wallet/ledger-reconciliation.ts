import type { Context } from '../../context/context.ts';
import { type Db, snapshot } from '../../infrastructure/postgres/transaction.ts';
import { closePeriod, firstIdAt, openPeriods, selectLastPeriod } from './ledger-periods.ts';
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
export async function findDiscrepancies(
  db: Db,
  scope: queries.Scope = { from: null },
): Promise<queries.Discrepancy[]> {
  return [
    ...(await queries.sumOfAccounts(db, scope)),
    ...(await queries.movements(db, scope)),
    ...(await queries.walletSums(db, scope)),
    ...(await queries.heldMessages(db)),
    ...(await queries.messageCharges(db, scope)),
    ...(await queries.goneMessageCharges(db, scope)),
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
 * @param scope what is looked at of movements and messages; without it all of them, whatever is closed
 */
export async function reconcileLedger(
  db: Db,
  scope: queries.Scope = { from: null },
): Promise<LedgerReconciliation> {
  return snapshot(db, async moment => ({
    ...(await queries.countReconciled(moment, scope)),
    discrepancies: await findDiscrepancies(moment, scope),
  }));
}

/** At most this many discrepancies are logged; the command `ledger check` lists all. */
const mostInLog = 20;

/** What follows the closed periods is reconciled; where that does not add up, the whole ledger is, and the periods are open again. */
async function reconcileOpenPeriod(ctx: Context): Promise<LedgerReconciliation> {
  return ctx.withoutTimeout(async ({ db }) => {
    const last = await selectLastPeriod(db);
    const open = await reconcileLedger(db, { from: last ? firstIdAt(last.until) : null });
    if (!last || open.discrepancies.length === 0) return open;
    // a clock that was behind may have booked into a closed period
    await db.transaction().execute(openPeriods);
    return reconcileLedger(db);
  });
}

/**
 * Job: reconciles the ledger and stores the result; safe to repeat. Discrepancies are logged as errors. Where there are none, the days
 * before yesterday are closed: later runs take the sums of that time instead of its movements.
 */
export async function runLedgerReconciliation(ctx: Context): Promise<LedgerReconciliation> {
  const result = await reconcileOpenPeriod(ctx);
  const { rows, discrepancies } = result;
  await queries.insertReconciliation(ctx.db, {
    proved_at: ctx.clock.now(),
    movements: rows,
    faults: discrepancies.length,
  });
  if (discrepancies.length > 0) {
    const some = discrepancies.slice(0, mostInLog);
    ctx.log.error({ count: discrepancies.length, faults: some }, 'the ledger does not add up');
  } else {
    await ctx.withoutTimeout(({ db }) => db.transaction().execute(trx => closePeriod(trx, ctx.clock.now())));
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
