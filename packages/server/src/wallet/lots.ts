import { unspentLots } from '@velluto/rules';
import type { Db } from '../ports/db/transaction.ts';
import { selectCameIn } from './lot-queries.ts';

/** The number of a payment's credits that are not spent; the oldest credits count as spent first. */
export async function unspentCreditsOf(
  db: Db,
  { memberId, paymentId, balance }: { memberId: string; paymentId: string; balance: number },
): Promise<number> {
  const rows = await selectCameIn(db, memberId);
  const takenBack = new Map(rows.map(({ payment_id, taken }) => [payment_id, taken]));
  const lots: { paymentId: string | null; credits: number }[] = [];
  // credits taken back count as the last ones that the payment added
  for (const { payment_id, amount } of rows.toReversed()) {
    const taken = takenBack.get(payment_id) ?? 0;
    const credits = amount - Math.min(amount, taken);
    takenBack.set(payment_id, taken - (amount - credits));
    lots.unshift({ paymentId: payment_id, credits });
  }
  return unspentLots(lots, balance)
    .filter(lot => lot.paymentId === paymentId)
    .reduce((sum, { credits }) => sum + credits, 0);
}
