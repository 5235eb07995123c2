import type { Context } from '../../context/context.ts';
import type { LedgerAccount, LedgerTable } from '../../infrastructure/postgres/tables/wallet.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import * as queries from './wallet-queries.ts';

export type { Wallet } from './wallet-queries.ts';

/** Credits that move from one account of the ledger to another. */
export interface Movement {
  memberId: string;
  from: LedgerAccount;
  to: Exclude<LedgerAccount, 'sales' | 'bonus'>;
  /** Number of credits; 0 books nothing. */
  amount: number;
  reason: LedgerTable['reason'];
  /** Idempotency key, for example `payment:<id>`: the same key is booked once. */
  key: string;
  messageId?: string;
  paymentId?: string;
}

/** Credits that a member can spend; 0 for members who never had any. */
export async function creditsOf(db: Db, memberId: string): Promise<number> {
  return (await queries.selectWallet(db, memberId))?.balance ?? 0;
}

/** Credits that a member owes, because they were spent before they could be taken back. */
export async function debtOf(db: Db, memberId: string): Promise<number> {
  return (await queries.selectWallet(db, memberId))?.debt ?? 0;
}

/** The current wallet; empty for members who never had any credits. */
export async function walletOf(db: Db, memberId: string): Promise<queries.Wallet> {
  return (await queries.selectWallet(db, memberId)) ?? { balance: 0, held: 0, debt: 0 };
}

/**
 * The wallet, locked until the transaction ends: concurrent transactions that spend a member's credits wait for each
 * other, so a decision based on this balance stays valid.
 */
export async function lockWallet(tx: Tx, memberId: string): Promise<queries.Wallet> {
  return queries.lockWallet(tx.db, memberId);
}

/**
 * Books a movement: inserts one ledger row and updates the wallet. The database refuses a balance below zero,
 * so check the balance of the locked wallet before.
 *
 * @returns the wallet afterwards, or null, without a change, when the key was booked before
 */
export async function book(ctx: Context, tx: Tx, movement: Movement): Promise<queries.Wallet | null> {
  // the ledger has no rows with an amount of 0
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
 * Settles a member's debt from credits that were just added; call it after booking them, on a locked wallet.
 *
 * @param key idempotency key of the movement that added the credits
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

/** Sends the new balance to the member's open pages after the commit. */
export function announceCredits(ctx: Context, tx: Tx, memberId: string, credits: number): void {
  tx.after(() => ctx.live.send(memberId, { event: 'credits', data: { credits } }));
}

/** Credits that a payment grants or that are taken back. */
export interface PaymentCredits {
  memberId: string;
  paymentId: string;
  amount: number;
}

/**
 * Grants the credits of a payment, and settles the member's debt with them; call it on a locked wallet.
 *
 * @param key idempotency key: the same key grants once
 * @returns the wallet afterwards, or null when these credits were granted before
 */
export async function grantCredits(
  ctx: Context,
  tx: Tx,
  {
    memberId,
    paymentId,
    amount,
    reason,
    key,
  }: PaymentCredits & {
    reason: 'purchase' | 'premium_month';
    key: string;
  },
): Promise<queries.Wallet | null> {
  const booked = await book(ctx, tx, {
    memberId,
    from: 'sales',
    to: 'wallet',
    amount,
    reason,
    key,
    paymentId,
  });
  const wallet = booked && (await settleDebt(ctx, tx, memberId, booked, key));
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
  return wallet;
}

/**
 * Takes credits of a payment back. Credits that were spent already become debt, which later credits settle: the
 * balance never goes below zero.
 *
 * @returns the credits that became debt
 */
export async function clawBackCredits(
  ctx: Context,
  tx: Tx,
  {
    memberId,
    paymentId,
    amount,
    reason,
    key,
  }: PaymentCredits & {
    reason: 'clawback' | 'withdrawal';
    key: string;
  },
): Promise<number> {
  const { balance } = await lockWallet(tx, memberId);
  const fromWallet = Math.min(balance, amount);
  const owed = amount - fromWallet;
  const movement = { memberId, paymentId, to: 'clawback', reason } as const;
  const wallet =
    fromWallet > 0 && (await book(ctx, tx, { ...movement, from: 'wallet', amount: fromWallet, key }));
  if (owed > 0) await book(ctx, tx, { ...movement, from: 'debt', amount: owed, key: `${key}:debt` });
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
  return owed;
}

/** Returns credits that were taken back for a reversal which was then undone; they reduce debt first. */
export async function restoreCredits(
  ctx: Context,
  tx: Tx,
  { memberId, paymentId, amount, key }: PaymentCredits & { key: string },
): Promise<void> {
  const { debt } = await lockWallet(tx, memberId);
  const toDebt = Math.min(debt, amount);
  const toWallet = amount - toDebt;
  const movement = { memberId, paymentId, from: 'clawback', reason: 'restored' } as const;
  if (toDebt > 0) await book(ctx, tx, { ...movement, to: 'debt', amount: toDebt, key: `${key}:debt` });
  const wallet = toWallet > 0 && (await book(ctx, tx, { ...movement, to: 'wallet', amount: toWallet, key }));
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
}

/**
 * Gives a new member the site's `signup_credits`, once. They are given at the sign-up, not at the confirmation, because a
 * member may write before confirming. Such messages are only held, so an account with an unconfirmed address cannot spend them.
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
  if (wallet) await incrementVersion(tx.db, memberId);
}

/** Takes a new member's `signup_credits` back, as far as they are left; call it on a locked wallet. */
export async function takeBackSignupCredits(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const amount = Math.min(await queries.sumOfSignup(tx.db, memberId), await creditsOf(tx.db, memberId));
  const key = `signup-again:${memberId}`;
  const movement = { memberId, from: 'wallet', to: 'clawback', amount, reason: 'signup_again', key } as const;
  const wallet = await book(ctx, tx, movement);
  if (wallet) announceCredits(ctx, tx, memberId, wallet.balance);
}
