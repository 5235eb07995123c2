import type { Context } from '../context.ts';
import { addDays, addMonths } from '../payments/calendar.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { reencrypt } from '../ports/vault/re-encrypt.ts';
import * as debits from './debit-queries.ts';
import * as mandates from './mandate-queries.ts';
import { endMandate } from './mandates.ts';
import { deleteOldAttempts } from './otp.ts';
import * as requests from './request-queries.ts';

/** A payer may ask the bank for money back for 13 months; the mandate is the proof until then. */
const keptMonths = 14;
const mostMandates = 1_000;

/**
 * Ends a member's direct debits for good, when the account is erased. Orders without a code go at once; account, name and
 * address of a mandate go 14 months after its last collection, at once when there was none. What remains are reference,
 * days and amounts, which bookkeeping needs.
 */
export async function eraseDirectDebits(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await requests.deleteRequestsOf(tx.db, memberId);
  for (const mandate of await mandates.selectMandates(tx.db, memberId, mostMandates)) {
    await endMandate(ctx, tx, mandate);
    await mandates.scheduleErasure(tx.db, mandate.id, await eraseAt(ctx, tx, mandate.id));
  }
  await eraseDue(ctx, tx);
}

/** Erases what has been kept long enough. */
export async function eraseDue(ctx: Context, tx: Tx): Promise<void> {
  const erased = await mandates.eraseDue(tx.db, ctx.clock.now());
  await debits.forgetAccounts(tx.db, erased);
}

async function eraseAt(ctx: Context, tx: Tx, mandateId: string): Promise<Date> {
  const last = await debits.lastCollection(tx.db, mandateId);
  return last ? addMonths(last, keptMonths) : ctx.clock.now();
}

/** Orders are kept so long, for the count of codes within a day. */
const keptDays = 2;

/** Deletes what has expired, and seals anew with the newest key; a job, safe to repeat. */
export async function cleanUpDirectDebits(ctx: Context): Promise<void> {
  await requests.deleteOldRequests(ctx.db, addDays(ctx.clock.now(), -keptDays));
  await deleteOldAttempts(ctx);
  await ctx.transaction(tx => eraseDue(ctx, tx));
  await reencrypt(ctx.vault, {
    select: (after, limit) => mandates.selectSealed(ctx.db, after, limit),
    about: id => id,
    replace: (...change) => mandates.replaceSealed(ctx.db, ...change),
  });
  // last, for a start goes by it: where this broke off, the older key is still asked for
  await ctx.vault.rotate();
}
