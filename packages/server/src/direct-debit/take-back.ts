import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { announceCredits, book, lockWallet } from '../wallet/wallet.ts';

/**
 * Takes back the credits of a debit that was not paid. What was spent already is owed: credits that come in later settle
 * it.
 *
 * @returns the credits that are owed
 */
export async function takeBack(
  ctx: Context,
  tx: Tx,
  debit: { memberId: string; paymentId: string; credits: number },
): Promise<number> {
  const { memberId, paymentId, credits } = debit;
  const { balance } = await lockWallet(tx, memberId);
  const there = Math.min(balance, credits);
  const act = { memberId, paymentId, to: 'clawback', reason: 'clawback' } as const;
  const key = `debit:${paymentId}`;
  const wallet = there > 0 && (await book(ctx, tx, { ...act, from: 'wallet', amount: there, key }));
  const owed = credits - there;
  if (owed > 0) await book(ctx, tx, { ...act, from: 'debt', amount: owed, key: `${key}:debt` });
  await bumpState(tx.db, memberId);
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
  return owed;
}
