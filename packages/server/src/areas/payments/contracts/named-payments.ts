import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { PaymentRow } from '../settlement/payment-queries.ts';
import { type NamedPaymentRow, type Payer, selectOfPayer } from './named-payment-queries.ts';

export type { Payer } from './named-payment-queries.ts';

/** Letters and digits only, as numbers are compared: people leave out signs, add spaces and type small letters. */
const compact = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The same with easily misread letters replaced; our references contain none of them. */
const legible = (text: string) => compact(text).replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * Whether somebody typed the number of a receipt; zeros in front and the name of the site may be missing. The running number
 * alone is easily guessed, so it names a receipt only for the owner of the account.
 */
function isReceipt(typed: string, row: NamedPaymentRow, isOwner: boolean): boolean {
  const { site_id, receipt_number: number, receipt_secret: secret } = row;
  if (number === null) return false;
  const site = compact(site_id);
  const shown = legible(typed.startsWith(site) ? typed.slice(site.length) : typed);
  const isNumber = (digits: string) => /^\d{1,9}$/.test(digits) && Number(digits) === number;
  if (secret !== null && shown.endsWith(secret) && isNumber(shown.slice(0, -secret.length))) return true;
  return isOwner && isNumber(shown);
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
  const isOwner = 'memberId' in payer;
  const receipts = rows.filter(row => isReceipt(typed, row, isOwner));
  return receipts.length === 1 ? receipts : [];
}
