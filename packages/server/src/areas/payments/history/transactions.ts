import type { components } from '@velluto/api-client/schema';
import { type Currency, currencyOf } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Site, SiteCompany } from '../../../domain/sites/site.ts';
import { snapshot } from '../../../infrastructure/postgres/transaction.ts';
import { withdrawalOf } from '../contracts/withdrawal-terms.ts';
import { directDebitTerms, offeredMethods } from '../orders/payment-methods.ts';
import { usableFrom } from '../orders/payments.ts';
import { type Buyer, discountFor } from '../prices/discounts.ts';
import { announced, findPackage, shownTo } from '../prices/prices.ts';
import * as payments from '../settlement/payment-queries.ts';
import { selectPeriod } from '../settlement/premium-queries.ts';
import * as receipts from '../settlement/receipt-queries.ts';
import { receiptNumber, sellerOf, vatOf } from '../settlement/receipts.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { endOfWithdrawal } from '../settlement/withdrawal-period.ts';

type Transaction = components['schemas']['Transaction'];
type TransactionDetail = components['schemas']['TransactionDetail'];
type RepeatOrders = components['schemas']['RepeatOrdersResponse'];

const perPage = 20;
const mostRepeatOrders = 12;

/** A page of a member's payments, including those that were not completed. */
export async function readTransactions(ctx: Context, memberId: string, page: number) {
  const { rows, count } = await snapshot(ctx.db, async db => ({
    rows: await payments.selectPage(db, memberId, page, perPage),
    count: await payments.countPayments(db, memberId),
  }));
  const after = await followupsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    transactions: rows.map(row => toWire(ctx, row, after(row.id))),
    page,
    num_pages: Math.max(1, Math.ceil(count / perPage)),
  };
}

/** Repayments, reversal and receipt of a payment. */
interface Followup {
  /** In minor units. */
  repaid: number | undefined;
  undone: Transaction['undone'] | undefined;
  receipt: receipts.ReceiptRow | undefined;
}

/** Repayments, reversals and receipts of payments; the returned function looks them up by the payment's id. */
async function followupsOf(ctx: Context, ids: string[]): Promise<(id: string) => Followup> {
  const [repaid, undone, numbers] = await Promise.all([
    reversals.selectRepaid(ctx.db, ids),
    reversals.selectUndone(ctx.db, ids),
    receipts.selectReceipts(ctx.db, ids),
  ]);
  return id => ({ repaid: repaid.get(id), undone: undone.get(id), receipt: numbers.get(id) });
}

/** The end of the withdrawal period of a paid payment; null where there is none. */
const withdrawUntil = (ctx: Context, row: payments.PaymentRow): string | null =>
  row.completed_at && row.refund_days > 0 ? endOfWithdrawal(ctx, row, row.completed_at).toISOString() : null;

const money = (amountMinor: number, currency: Currency) => ({ amount_minor: amountMinor, currency });

function toWire(ctx: Context, row: payments.PaymentRow, { repaid, undone, receipt }: Followup): Transaction {
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
    usable_from: usableFrom(row),
    withdraw_until: withdrawUntil(ctx, row),
  };
}

/**
 * One transaction of a member with all its details.
 *
 * @throws ApiError `not_found`, also for somebody else's
 */
export async function readTransaction(
  ctx: Context,
  memberId: string,
  id: string,
): Promise<TransactionDetail> {
  const paymentId = parseId(id);
  const row = paymentId && (await payments.selectOwn(ctx.db, memberId, paymentId));
  if (!row) throw new ApiError('not_found');
  const [after, period, all] = await Promise.all([
    followupsOf(ctx, [row.id]),
    selectPeriod(ctx.db, row.id),
    reversals.selectReversals(ctx.db, row.id),
  ]);
  const { receipt } = after(row.id);
  // hides refunds that were dropped before they reached the provider: they moved no money
  const visibleReversals = all.filter(
    reversal => reversal.provider_id !== null || reversal.status !== 'undone',
  );
  const vat = receipt ? vatOf(receipt, row.amount_minor) : null;
  return {
    ...toWire(ctx, row, after(row.id)),
    discount_code: row.discount_code,
    discount_percent: row.discount_percent,
    // from the receipt, so that it does not change with the site file
    company: (receipt?.company as SiteCompany | undefined) ?? sellerOf(ctx, row).company,
    vat: vat && {
      percent: vat.percent,
      net: money(vat.netMinor, row.currency),
      tax: money(vat.taxMinor, row.currency),
    },
    reversals: visibleReversals.map(reversal => ({
      kind: reversal.kind,
      amount: money(reversal.amount_minor, row.currency),
      credits: reversal.credits,
      status: reversal.status,
      at: reversal.created_at.toISOString(),
    })),
    withdrawal: await withdrawalOf(ctx, row),
    ends_at: (period?.stopped_at ?? period?.ends_at)?.toISOString() ?? null,
  };
}

/** Packages that a buyer bought before, at the current prices. */
export async function repeatOrders(
  ctx: Context,
  site: Site,
  buyer: Buyer,
  country: string,
): Promise<RepeatOrders> {
  const discount = await discountFor(ctx, site, buyer);
  const methods: ReadonlySet<string> = new Set([
    ...(await offeredMethods(site, ctx.payments, country)),
    ...(directDebitTerms(site, ctx.payments, country) ? ['directdebit'] : []),
  ]);
  const currency = currencyOf(country);
  const { site: open, references } = await shownTo(ctx, site, country, buyer.id);
  const bought = await payments.selectRepeatable(ctx.db, buyer.id, mostRepeatOrders);
  const orders = bought.map(row => {
    const sold = findPackage(open, row.package_id, country, discount);
    const price = sold && methods.has(row.method) ? announced(references, sold.id, sold.price) : null;
    return {
      package: row.package_id,
      credits: sold?.credits ?? row.credits,
      months: sold ? sold.months : row.months,
      method: row.method,
      last_at: (row.completed_at ?? row.created_at).toISOString(),
      price: price && money(price.amountMinor, currency),
      normal_price: price && money(price.normalMinor, currency),
      discount_percent: price?.percent ?? null,
    };
  });
  return { orders, currency, payment_country: country };
}
