import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { book, lockWallet, takeBackSignupCredits } from './wallet.ts';
import { insertWallet } from './wallet-queries.ts';

/** Opens the wallet of a new member. */
export const openWallet = (_: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  insertWallet(tx.db, memberId);

/** Takes back what a member was given who is no new one. */
export const takeBackWelcome = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  takeBackSignupCredits(ctx, tx, memberId);

/** Books out the remaining credits, so that the ledger owes nothing to a member who no longer exists. */
export async function closeWallet(ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> {
  const wallet = await lockWallet(tx, memberId);
  for (const [from, amount] of [['wallet', wallet.balance] as const, ['held', wallet.held] as const]) {
    if (amount === 0) continue;
    const key = `erasure:${from}:${memberId}`;
    await book(ctx, tx, { memberId, from, to: 'clawback', amount, reason: 'erasure', key });
  }
}
