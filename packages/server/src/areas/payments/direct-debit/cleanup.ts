import { MANDATE_KEPT_MONTHS, UNSIGNED_ORDER_KEPT_DAYS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { reencrypt } from '../../../infrastructure/encryption/re-encrypt.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { addDays, addMonths } from '../settlement/calendar.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import * as mandates from '../settlement/mandate-queries.ts';
import { endMandate } from './mandates.ts';
import { deleteOldAttempts } from './otp.ts';
import * as orders from './unsigned-order-queries.ts';

const mostMandates = 1_000;

/**
 * Ends a member's direct debits when the account is erased. Orders that were not signed are deleted at once; IBAN, name and
 * address of a mandate some months after its last collection, or at once when there was none. Reference,
 * dates and amounts stay, since bookkeeping needs them.
 */
export async function eraseDirectDebits(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await orders.deleteOrdersOf(tx.db, memberId);
  for (const mandate of await mandates.selectMandates(tx.db, memberId, mostMandates)) {
    await endMandate(ctx, tx, mandate);
    await mandates.scheduleErasure(tx.db, mandate.id, await eraseAt(ctx, tx, mandate.id));
  }
  await eraseDue(ctx, tx);
}

/** Erases the payers of mandates whose time to be kept is over, also of members who are still here. */
export async function eraseDue(ctx: Context, tx: Tx): Promise<void> {
  const now = ctx.clock.now();
  const erased = [
    ...(await mandates.eraseDue(tx.db, now)),
    ...(await mandates.erasePayers(tx.db, addMonths(now, -MANDATE_KEPT_MONTHS))),
  ];
  await debits.forgetAccounts(tx.db, erased);
}

async function eraseAt(ctx: Context, tx: Tx, mandateId: string): Promise<Date> {
  const last = await debits.lastCollection(tx.db, mandateId);
  return last ? addMonths(last, MANDATE_KEPT_MONTHS) : ctx.clock.now();
}

/** Job: deletes what has expired, and encrypts payers with the newest data key; safe to repeat. */
export async function cleanUpDirectDebits(ctx: Context): Promise<void> {
  await orders.deleteOldOrders(ctx.db, addDays(ctx.clock.now(), -UNSIGNED_ORDER_KEPT_DAYS));
  await deleteOldAttempts(ctx);
  await ctx.transaction(tx => eraseDue(ctx, tx));
  await reencrypt(ctx.encryption, {
    select: (after, limit) => mandates.selectEncrypted(ctx.db, after, limit),
    about: id => id,
    replace: (...change) => mandates.replaceEncrypted(ctx.db, ...change),
  });
  // last, because the start of the server relies on it: if this job breaks off, the older key is still required
  await ctx.encryption.rotate();
}
