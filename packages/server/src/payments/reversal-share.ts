import type { Tx } from '../ports/db/transaction.ts';
import type { PaymentRow } from './payment-queries.ts';
import * as queries from './reversal-queries.ts';

const counts = ({ status, withdrawal_id }: queries.ReversalRow) =>
  status !== 'undone' || withdrawal_id !== null;

/** What went back of a payment, in minor units. */
export const amountOf = (reversals: queries.ReversalRow[]) =>
  reversals.filter(({ status }) => status !== 'undone').reduce((sum, one) => sum + one.amount_minor, 0);

/** Credits that go with that; those of a withdrawal stay with it. */
export const creditsOf = (reversals: queries.ReversalRow[]) =>
  reversals.filter(counts).reduce((sum, one) => sum + one.credits, 0);

/**
 * Credits that go with an amount: the same share of what the payment brought, what is left of a credit to the member.
 *
 * @param at counts what was brought until then; all of it when left out
 */
export async function share(
  tx: Tx,
  payment: PaymentRow,
  before: queries.ReversalRow[],
  amountMinor: number,
  at?: Date,
): Promise<number> {
  const { granted } = await queries.selectCredits(tx.db, payment.id, at);
  const reversed = Math.min(payment.amount_minor, amountOf(before) + amountMinor);
  const all = payment.amount_minor === 0 ? granted : Math.floor((granted * reversed) / payment.amount_minor);
  return Math.max(0, all - creditsOf(before));
}

/** Gives the others the credits that they would have taken without the one that was undone: it may have left them fewer. */
export async function shareAnew(tx: Tx, payment: PaymentRow): Promise<void> {
  const before: queries.ReversalRow[] = [];
  for (const one of await queries.selectReversals(tx.db, payment.id)) {
    const stays = one.status === 'undone' || one.withdrawal_id !== null;
    const credits = stays ? one.credits : await share(tx, payment, before, one.amount_minor, one.created_at);
    if (credits !== one.credits) await queries.changeCredits(tx.db, one.id, credits);
    before.push({ ...one, credits });
  }
}
