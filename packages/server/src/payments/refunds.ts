import type { Money } from '@velluto/rules';
import type { Context } from '../context.ts';
import { idFrom } from '../http/ids.ts';
import { OperatorError } from '../operator-error.ts';
import * as payments from './payment-queries.ts';
import * as queries from './reversal-queries.ts';
import { syncReversals } from './reversals.ts';

/**
 * Has a refund paid that was written down before; a job, safe to repeat at any time. The provider's own records are
 * looked at first: a crash after it took the refund, or an answer that was lost, must not pay twice, also when the
 * provider has long forgotten the idempotency key.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function refundReversal(ctx: Context, id: string): Promise<void> {
  const asked = await queries.selectReversal(ctx.db, id);
  if (asked?.status !== 'asked') return;
  const payment = await payments.selectById(ctx.db, asked.payment_id);
  if (payment.status !== 'completed') return;
  if (payment.provider !== ctx.payments.name || payment.provider_id === null) return;
  await syncReversals(ctx, payment);
  const reversals = await queries.selectReversals(ctx.db, payment.id);
  const still = reversals.find(one => one.id === id);
  if (still?.status !== 'asked') return;
  // no more goes back than was paid; while a bank has all of it, the refund waits for that to be undone
  const amountMinor = Math.min(still.amount_minor, payment.amount_minor - wentBack(reversals));
  if (amountMinor <= 0) return;
  const taken = await ctx.payments.refund({
    reversalId: id,
    providerId: payment.provider_id,
    amountMinor,
    currency: payment.currency,
    description: payment.id,
  });
  if (!taken) {
    ctx.log.error({ payment: payment.id, reversal: id }, 'the provider refuses a refund: repay by hand');
    return;
  }
  const change = { provider_id: taken.providerId, status: 'active', amount_minor: amountMinor } as const;
  await queries.changeReversal(ctx.db, id, change, ctx.clock.now());
}

/**
 * A person repaid outside the provider what it does not repay: it is not asked for there any more.
 *
 * @returns what was repaid
 * @throws OperatorError when no refund of the payment waits
 */
export async function noteRepaid(ctx: Context, paymentId: string): Promise<Money> {
  const id = idFrom(paymentId);
  const repaid = id === null ? undefined : await queries.repaidByHand(ctx.db, id, ctx.clock.now());
  if (!repaid) throw new OperatorError('No refund of this payment waits.');
  return { amountMinor: repaid.amount_minor, currency: repaid.currency };
}

const wentBack = (reversals: queries.ReversalRow[]) =>
  reversals.filter(({ status }) => status === 'active').reduce((sum, one) => sum + one.amount_minor, 0);

const minute = 60_000;
/** The job that asks for a refund is given this long before the reconciliation does. */
const grace = 10 * minute;
/** A refund that was taken may still fail for so long. */
const mayFail = 14 * 24 * 60 * minute;
const atOnce = 50;

/** Asks for refunds that were never taken, and looks after those that may still fail; a job, safe to repeat. */
export async function reconcileRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const window = {
    changedBefore: new Date(now.getTime() - grace),
    begunAfter: new Date(now.getTime() - mayFail),
  };
  for (const reversal of await queries.selectOpenRefunds(ctx.db, ctx.payments.name, window, atOnce)) {
    await queries.noteReversalLook(ctx.db, reversal.id, now);
    const look =
      reversal.status === 'asked'
        ? refundReversal(ctx, reversal.id)
        : payments.selectById(ctx.db, reversal.payment_id).then(payment => syncReversals(ctx, payment));
    // one that cannot be asked about must not keep the others waiting
    await look.catch(err => ctx.log.warn({ err, reversal: reversal.id }, 'not reconciled'));
  }
}
