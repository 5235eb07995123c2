import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../../infrastructure/postgres/user-state.ts';
import { beginPurchase } from '../settlement/begin-purchase.ts';
import { assertMayBegin } from '../settlement/early-start.ts';
import { sendBegin } from '../settlement/mails.ts';
import * as queries from '../settlement/payment-queries.ts';
import { selectPeriod } from '../settlement/premium-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import { balanceReversals, lockForReversal, recalculateShares } from '../settlement/reversals.ts';
import { rescheduleSubscription } from '../settlement/subscription-calendar.ts';

/**
 * Job: begins the purchases whose withdrawal period has ended; safe to repeat and to run on several processes. Those that were
 * undone stay as they are, and go on when the bank gives the money back.
 */
export async function beginDuePurchases(ctx: Context): Promise<void> {
  for (const id of await queries.selectDueToBegin(ctx.db, ctx.clock.now())) {
    // one that fails must not hold up the others
    await ctx
      .transaction(async tx => {
        const payment = await lockForReversal(tx, id);
        if (canBegin(payment)) await begin(ctx, tx, payment);
      })
      .catch(err => ctx.log.error({ err, payment: id }, 'a purchase could not begin'));
  }
}

const canBegin = ({ status, waits_until, reversed_at }: queries.PaymentRow) =>
  status === 'completed' && waits_until !== null && reversed_at === null;

async function begin(ctx: Context, tx: Tx, payment: queries.PaymentRow): Promise<void> {
  await beginPurchase(ctx, tx, payment);
  // a part that was repaid meanwhile takes its share of the credits now
  await recalculateShares(tx, payment);
  await balanceReversals(ctx, tx, { ...payment, waits_until: null });
  const period = await selectPeriod(tx.db, payment.id);
  const moved = { memberId: payment.member_id, paymentId: payment.id };
  if (period) await rescheduleSubscription(tx, { ...moved, startsAt: period.starts_at });
}

/**
 * Takes the express request of a buyer to begin before the withdrawal period ends, and begins; asking again changes nothing. A
 * direct debit that is not paid yet begins when it is.
 *
 * @throws ApiError `not_found` for a payment that is somebody else's, `invalid_request` for one that was never paid or is undone, or
 *   where beginning early is not open to the buyer
 */
export async function requestBegin(
  ctx: Context,
  memberId: string,
  typed: string,
): Promise<queries.PaymentRow> {
  const id = parseId(typed);
  const own = id && (await queries.selectOwn(ctx.db, memberId, id));
  if (!own) throw new ApiError('not_found');
  return ctx.transaction(async tx => {
    const payment = await lockForReversal(tx, own.id);
    const open = payment.status === 'pending' && payment.method === 'directdebit';
    if (payment.reversed_at !== null || (payment.status !== 'completed' && !open))
      throw invalidFields({ field: 'payment', code: 'not_allowed' });
    if (payment.begin_requested_at !== null || (!open && payment.waits_until === null)) return payment;
    await assertMayBegin(ctx, tx.db, memberId);
    const requested = { ...payment, begin_requested_at: ctx.clock.now() };
    await queries.recordBeginRequest(tx.db, payment.id, requested.begin_requested_at);
    if (canBegin(payment)) await begin(ctx, tx, requested);
    else await incrementVersion(tx.db, memberId);
    await sendBegin(ctx, tx, sellerOf(ctx, payment), requested);
    return { ...requested, waits_until: null };
  });
}
