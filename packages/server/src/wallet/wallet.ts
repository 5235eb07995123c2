import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { LedgerAccount, LedgerTable } from '../ports/db/schema.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import * as queries from './wallet-queries.ts';

export type { Wallet } from './wallet-queries.ts';

/** Credits that move from one account of the ledger to another. */
export interface Movement {
  memberId: string;
  from: LedgerAccount;
  to: Exclude<LedgerAccount, 'sales' | 'bonus'>;
  /** Credits; where there are none nothing moves. */
  amount: number;
  reason: LedgerTable['reason'];
  /** Names the act, for example `payment:<id>`; the same act is booked once. */
  key: string;
  messageId?: string;
  paymentId?: string;
}

/** Credits a member can spend; 0 for somebody who never had any. */
export async function creditsOf(db: Db, memberId: string): Promise<number> {
  return (await queries.selectWallet(db, memberId))?.balance ?? 0;
}

/** Credits a member owes because they were spent before they were taken back. */
export async function debtOf(db: Db, memberId: string): Promise<number> {
  return (await queries.selectWallet(db, memberId))?.debt ?? 0;
}

/** The wallet as it is now; empty for somebody who never had any credits. */
export async function walletOf(db: Db, memberId: string): Promise<queries.Wallet> {
  return (await queries.selectWallet(db, memberId)) ?? { balance: 0, held: 0, debt: 0 };
}

/**
 * The wallet, locked until the transaction ends: everything that spends one member's credits happens one after the
 * other, so what is decided on this balance holds.
 */
export async function lockWallet(tx: Tx, memberId: string): Promise<queries.Wallet> {
  return queries.lockWallet(tx.db, memberId);
}

/**
 * Books a movement: one row of the ledger, and the wallet in step with it. The database refuses a balance below zero,
 * so check it on a locked wallet before.
 *
 * @returns the wallet afterwards, or null when this act was booked before and nothing moved
 */
export async function book(ctx: Context, tx: Tx, movement: Movement): Promise<queries.Wallet | null> {
  // the ledger has no rows of nothing
  if (movement.amount === 0) return lockWallet(tx, movement.memberId);
  const wallet = await queries.insertMovement(tx.db, {
    id: ctx.ids.uuid(),
    member_id: movement.memberId,
    from_account: movement.from,
    to_account: movement.to,
    amount: movement.amount,
    reason: movement.reason,
    idempotency_key: movement.key,
    message_id: movement.messageId ?? null,
    payment_id: movement.paymentId ?? null,
    created_at: ctx.clock.now(),
  });
  return wallet ?? null;
}

/**
 * Settles what a member owes from credits that just came in; call it after booking them, on a locked wallet.
 *
 * @param key names the act that brought the credits
 * @returns the wallet afterwards
 */
export async function settleDebt(
  ctx: Context,
  tx: Tx,
  memberId: string,
  wallet: queries.Wallet,
  key: string,
): Promise<queries.Wallet> {
  const amount = Math.min(wallet.balance, wallet.debt);
  if (amount === 0) return wallet;
  const movement = {
    memberId,
    from: 'wallet',
    to: 'debt',
    amount,
    reason: 'debt',
    key: `debt:${key}`,
  } as const;
  return (await book(ctx, tx, movement)) ?? wallet;
}

/** Tells the member's open pages of the new balance once the transaction is done. */
export function announceCredits(ctx: Context, tx: Tx, memberId: string, credits: number): void {
  tx.after(() => ctx.live.send(memberId, { event: 'credits', data: { credits } }));
}

/**
 * Gives a new member the site's `signup_credits`, once. They are given at sign-up, not at confirmation, because a
 * member may write before confirming: such messages are only held, so nothing can be spent from an unproved address.
 */
export async function grantSignupCredits(
  ctx: Context,
  tx: Tx,
  memberId: string,
  credits: number,
): Promise<void> {
  if (credits === 0) return;
  await queries.lockWallet(tx.db, memberId);
  const wallet = await book(ctx, tx, {
    memberId,
    from: 'bonus',
    to: 'wallet',
    amount: credits,
    reason: 'signup',
    key: `signup:${memberId}`,
  });
  if (wallet) await bumpState(tx.db, memberId);
}
