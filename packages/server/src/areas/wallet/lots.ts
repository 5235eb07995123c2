import { type CreditLot, unspentLots } from '@velluto/rules';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { type CameIn, selectCameIn } from './lot-queries.ts';

/** Credits of one payment, or free ones, that came in at once. */
export interface Lot extends CreditLot {
  paymentId: string | null;
}

/** Everything that came in and was not taken back, spent or not, the oldest first. */
export async function lotsOf(db: Db, memberId: string): Promise<Lot[]> {
  const rows = await selectCameIn(db, memberId);
  const takenBack = new Map(rows.map(({ payment_id, taken }) => [payment_id, taken]));
  const lots: Lot[] = [];
  // what was taken back of a payment are the credits it brought last
  for (const row of rows.toReversed()) {
    const { payment_id, amount } = row;
    const taken = takenBack.get(payment_id) ?? 0;
    const credits = amount - Math.min(amount, taken);
    takenBack.set(payment_id, taken - (amount - credits));
    lots.unshift({ paymentId: payment_id, credits, paid: paidFor(row) });
  }
  return lots;
}

function paidFor({ paid_minor, currency, paid_credits }: CameIn): CreditLot['paid'] {
  if (paid_minor === null || currency === null || paid_credits === null) return null;
  return { amountMinor: paid_minor, currency, credits: paid_credits };
}

/** The number of a payment's credits that are not spent; the oldest credits count as spent first. */
export async function unspentCreditsOf(
  db: Db,
  { memberId, paymentId, balance }: { memberId: string; paymentId: string; balance: number },
): Promise<number> {
  return unspentLots(await lotsOf(db, memberId), balance)
    .filter(lot => lot.paymentId === paymentId)
    .reduce((sum, { credits }) => sum + credits, 0);
}
