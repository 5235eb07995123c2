import type { Db } from '../ports/db/transaction.ts';
import { type NamedPaymentRow, type Payer, selectOfPayer } from './named-payment-queries.ts';
import type { PaymentRow } from './payment-queries.ts';

export type { Payer } from './named-payment-queries.ts';

/** Letters and digits only, as numbers are compared: people leave out signs, add spaces and type small letters. */
const compact = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The same for what has letters that are easily misread; our references have none of them. */
const legible = (text: string) => compact(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether somebody typed the number of a receipt; zeros in front and the name of the site may be missing. */
function isReceipt(typed: string, { site_id, number }: { site_id: string; number: number }): boolean {
  const site = compact(site_id);
  const digits = typed.startsWith(site) ? typed.slice(site.length) : typed;
  return /^\d{1,9}$/.test(digits) && Number(digits) === number;
}

const hasReference = (typed: string) => (row: NamedPaymentRow) =>
  [row.id, row.mandate_reference, row.withdrawal_id].some(one => one !== null && legible(one) === typed);

/**
 * Payments of one person that a number of our papers stands for: of a payment, a receipt, a mandate or a withdrawal, as
 * people type it. A mandate names all that is collected under it, the latest first.
 *
 * @returns nothing for a number that is somebody else's or unknown, or that two receipts of the person have
 */
export async function paymentsNamed(db: Db, payer: Payer, number: string): Promise<PaymentRow[]> {
  const rows = await selectOfPayer(db, payer);
  const referenced = rows.filter(hasReference(legible(number)));
  if (referenced.length > 0) return referenced;
  const typed = compact(number);
  const receipts = rows.filter(
    ({ site_id, receipt_number }) =>
      receipt_number !== null && isReceipt(typed, { site_id, number: receipt_number }),
  );
  return receipts.length === 1 ? receipts : [];
}
