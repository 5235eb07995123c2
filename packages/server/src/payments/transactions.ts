import type { components } from '@velluto/api-client/schema';
import type { Currency } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import type { SiteCompany } from '../sites/site.ts';
import * as payments from './payment-queries.ts';
import * as receipts from './receipt-queries.ts';
import { receiptNumber, sellerOf, vatOf } from './receipts.ts';
import { selectReversals } from './reversal-queries.ts';
import * as queries from './transaction-queries.ts';
import { withdrawalOf } from './withdrawal.ts';

type Transaction = components['schemas']['Transaction'];
type TransactionDetail = components['schemas']['TransactionDetail'];

const perPage = 20;

/** A page of what a member bought or tried to buy. */
export async function readTransactions(ctx: Context, memberId: string, page: number) {
  const rows = await queries.selectPage(ctx.db, memberId, page, perPage);
  const ids = rows.map(({ id }) => id);
  const [after, count] = await Promise.all([aftermathOf(ctx, ids), queries.countPayments(ctx.db, memberId)]);
  return {
    transactions: rows.map(row => toWire(row, after(row.id))),
    page,
    num_pages: Math.max(1, Math.ceil(count / perPage)),
  };
}

/** What became of a payment after it was made. */
interface Aftermath {
  /** In minor units. */
  repaid: number | undefined;
  undone: Transaction['undone'] | undefined;
  receipt: receipts.ReceiptRow | undefined;
}

/** What became of some payments, to be asked for by their ids. */
async function aftermathOf(ctx: Context, ids: string[]): Promise<(id: string) => Aftermath> {
  const [repaid, undone, numbers] = await Promise.all([
    queries.selectRepaid(ctx.db, ids),
    queries.selectUndone(ctx.db, ids),
    receipts.selectReceipts(ctx.db, ids),
  ]);
  return id => ({ repaid: repaid.get(id), undone: undone.get(id), receipt: numbers.get(id) });
}

const money = (amountMinor: number, currency: Currency) => ({ amount_minor: amountMinor, currency });

function toWire(row: payments.PaymentRow, { repaid, undone, receipt }: Aftermath): Transaction {
  return {
    id: row.id,
    status: row.status,
    package: row.package_id,
    credits: row.credits,
    months: row.months,
    amount: money(row.amount_minor, row.currency),
    method: row.method,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    repaid: repaid ? money(repaid, row.currency) : null,
    undone: undone ?? null,
    receipt: receipt ? receiptNumber(receipt) : null,
  };
}

/**
 * One of a member's transactions with everything that is known of it.
 *
 * @throws ApiError `not_found`, also for somebody else's
 */
export async function readTransaction(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<TransactionDetail> {
  const known = parseId(id);
  const row = known && (await payments.selectOwn(ctx.db, memberId, known));
  if (!row) throw new ApiError('not_found');
  const [after, period, all] = await Promise.all([
    aftermathOf(ctx, [row.id]),
    queries.selectPeriod(ctx.db, row.id),
    selectReversals(ctx.db, row.id),
  ]);
  const { receipt } = after(row.id);
  // a refund that the provider never knew and never will moved no money
  const reversals = all.filter(one => one.provider_id !== null || one.status !== 'undone');
  const vat = receipt ? vatOf(receipt, row.amount_minor) : null;
  return {
    ...toWire(row, after(row.id)),
    discount_code: row.discount_code,
    discount_percent: row.discount_percent,
    // what a receipt says does not change with the site file
    company: (receipt?.company as SiteCompany | undefined) ?? sellerOf(ctx, row).company,
    vat: vat && {
      percent: vat.percent,
      net: money(vat.netMinor, row.currency),
      tax: money(vat.taxMinor, row.currency),
    },
    reversals: reversals.map(one => ({
      ...{ kind: one.kind, amount: money(one.amount_minor, row.currency), credits: one.credits },
      ...{ status: one.status, at: one.created_at.toISOString() },
    })),
    withdrawal: await withdrawalOf(ctx, row),
    ends_at: (period?.stopped_at ?? period?.ends_at)?.toISOString() ?? null,
  };
}
