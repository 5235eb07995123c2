import type { Money } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { parseId } from '../../../domain/id-format.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import * as payments from './payment-queries.ts';
import * as queries from './reversal-queries.ts';
import { syncReversals } from './reversals.ts';

/**
 * Job: sends a stored refund to the provider; safe to repeat at any time. The provider's records are
 * checked first: a crash after it accepted the refund, or a lost answer, must not pay twice, also when the
 * provider's idempotency key has expired.
 *
 * @throws ApiError `payment_provider_unavailable`
 */
export async function payRefund(ctx: Context, id: string): Promise<void> {
  const storedRefund = await queries.selectReversal(ctx.db, id);
  if (storedRefund?.status !== 'asked') return;
  // it can still be taken back
  if (storedRefund.pay_from !== null && storedRefund.pay_from > ctx.clock.now()) return;
  const payment = await payments.selectById(ctx.db, storedRefund.payment_id);
  if (payment.status !== 'completed') return;
  if (payment.provider_id === null) return;
  const provider = ctx.payments.of(payment.provider);
  if (!provider) {
    ctx.log.error(
      { payment: payment.id, provider: payment.provider },
      'a refund waits for the key of its provider',
    );
    return;
  }
  await syncReversals(ctx, payment);
  const reversals = await queries.selectReversals(ctx.db, payment.id);
  const still = reversals.find(reversal => reversal.id === id);
  if (still?.status !== 'asked') return;
  const amountMinor = toRepay(payment, still, reversals);
  // while the bank has charged back all of it, the refund waits until that is reversed
  if (amountMinor <= 0) return;
  const taken = await provider.refund({
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
 * Records that support has repaid a refund outside the provider, so that it is no longer sent there.
 *
 * @returns the repaid amount
 * @throws OperatorError when no refund of the payment is pending, or the whole payment was repaid already
 */
export async function recordManualRefund(ctx: Context, paymentId: string): Promise<Money> {
  const none = 'No refund of this payment waits.';
  const id = parseId(paymentId);
  const found = id === null ? undefined : (await queries.selectReversals(ctx.db, id)).find(waits);
  if (!found) throw new OperatorError(none);
  return ctx.transaction(async ({ db }) => {
    const payment = await payments.lockPayment(db, found.payment_id);
    const reversals = await queries.selectReversals(db, payment.id);
    const storedRefund = reversals.find(waits);
    // the refund of a debit waits until the debit is paid
    if (!storedRefund || payment.status !== 'completed') throw new OperatorError(none);
    const amountMinor = toRepay(payment, storedRefund, reversals);
    if (amountMinor <= 0) throw new OperatorError('All of this payment went back already.');
    // an id of our own, since the provider has no such refund
    const change = {
      provider_id: `by-hand:${storedRefund.id}`,
      status: 'active',
      amount_minor: amountMinor,
    } as const;
    await queries.changeReversal(db, storedRefund.id, change, ctx.clock.now());
    return { amountMinor, currency: payment.currency };
  });
}

const waits = ({ status }: queries.ReversalRow) => status === 'asked';

/** The part of a refund that is still to be repaid, so that never more is repaid than was paid. */
function toRepay(
  payment: payments.PaymentRow,
  asked: queries.ReversalRow,
  reversals: queries.ReversalRow[],
): number {
  const wentBack = reversals
    .filter(({ status }) => status === 'active')
    .reduce((sum, reversal) => sum + reversal.amount_minor, 0);
  return Math.min(asked.amount_minor, payment.amount_minor - wentBack);
}

const minute = 60_000;
/** Milliseconds that the job of a refund has before the reconciliation sends it. */
const grace = 10 * minute;
/** Milliseconds within which an accepted refund may still fail. */
const mayFail = 14 * 24 * 60 * minute;
const batchSize = 50;

/** Job: sends refunds that were never accepted, and checks those that may still fail; safe to repeat. */
export async function reconcileRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const window = {
    now,
    changedBefore: new Date(now.getTime() - grace),
    begunAfter: new Date(now.getTime() - mayFail),
  };
  const names = ctx.payments.all.map(({ name }) => name);
  for (const reversal of await queries.selectOpenRefunds(ctx.db, names, window, batchSize)) {
    await queries.markChecked(ctx.db, reversal.id, now);
    const look =
      reversal.status === 'asked'
        ? payRefund(ctx, reversal.id)
        : payments.selectById(ctx.db, reversal.payment_id).then(payment => syncReversals(ctx, payment));
    // one that fails must not hold up the others
    await look.catch(err => ctx.log.warn({ err, reversal: reversal.id }, 'not reconciled'));
  }
}
