import { type VatParts, vatIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { base32 } from '../../../domain/base32.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { sendReceipt } from './mails.ts';
import type { PaymentRow } from './payment-queries.ts';
import * as queries from './receipt-queries.ts';

/** Characters of a receipt's secret part: 40 random bits. */
const SECRET_LENGTH = 8;

/**
 * A receipt's number as it is shown, such as `VELLUTO-000042-7KQ4M2XP`: the running number, and a part that nobody can guess.
 * Receipts from before have no such part.
 */
export function receiptNumber({
  site_id,
  number,
  secret,
}: Pick<queries.ReceiptRow, 'site_id' | 'number' | 'secret'>): string {
  const running = `${site_id.toUpperCase()}-${String(number).padStart(6, '0')}`;
  return secret === null ? running : `${running}-${secret}`;
}

/** The tax of a receipt; null when the site had no tax rate at that time. */
export function vatOf(
  receipt: Pick<queries.ReceiptRow, 'vat_percent'>,
  amountMinor: number,
): (VatParts & { percent: number }) | null {
  if (receipt.vat_percent === null) return null;
  const percent = Number(receipt.vat_percent);
  return { percent, ...vatIn(amountMinor, percent) };
}

/** The site of a payment; the default site when its file was removed. */
export function sellerOf(ctx: Context, payment: Pick<PaymentRow, 'site_id'>): Site {
  const sold = ctx.sites.all.find(({ id }) => id === payment.site_id);
  const seller = sold ?? ctx.sites.all.find(site => site.default) ?? ctx.sites.all[0];
  if (!seller) throw new Error('There is no site.');
  return seller;
}

/**
 * Issues the receipt of a payment: the next number of the site, the company as it is now, and a mail. Call it once, in the
 * transaction that completes the payment and as its last step, because other purchases of the site wait for the number.
 */
export async function issueReceipt(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const site = sellerOf(ctx, payment);
  const vat = site.vat_percent[payment.country] ?? null;
  const secret = base32(ctx.ids.key(), SECRET_LENGTH);
  const number = await queries.takeNumber(tx.db, payment.site_id);
  await queries.insertReceipt(tx.db, {
    payment_id: payment.id,
    site_id: payment.site_id,
    number,
    secret,
    issued_at: ctx.clock.now(),
    company: JSON.stringify(site.company),
    vat_percent: vat,
  });
  const receipt = { number: receiptNumber({ site_id: payment.site_id, number, secret }) };
  const tax = vatOf({ vat_percent: vat === null ? null : String(vat) }, payment.amount_minor);
  await sendReceipt(ctx, tx, site, payment, { ...receipt, vat: tax });
}
