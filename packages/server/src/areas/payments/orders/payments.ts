import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { PaymentProvider } from '../../../infrastructure/payments/provider.ts';
import * as queries from '../settlement/payment-queries.ts';
import { syncReversals } from '../settlement/reversals.ts';
import { checkEnded, syncPayment } from '../settlement/sync-payment.ts';

type Payment = components['schemas']['Payment'];

/** A payment of this member; while it is pending its state is fetched from the provider, if that answers. */
export async function ownPayment(ctx: Context, memberId: string, id: string): Promise<queries.PaymentRow> {
  const paymentId = parseId(id);
  const payment = paymentId && (await queries.selectOwn(ctx.db, memberId, paymentId));
  if (!payment) throw new ApiError('not_found');
  return syncPayment(ctx, payment).catch(error => {
    if (error instanceof ApiError) return payment;
    throw error;
  });
}

/**
 * Handles a provider's webhook about a changed or refunded payment. Only the id is trusted; the state is
 * fetched. A payment whose provider id was never stored, because of a crash, is found by our id in the
 * provider's records.
 */
export async function handlePaymentWebhook(
  ctx: Context,
  provider: PaymentProvider,
  providerId: string,
): Promise<void> {
  const payment =
    (await queries.selectByProviderId(ctx.db, provider.name, providerId)) ??
    (await findByOwnId(ctx, provider, providerId));
  if (!payment) return;
  const current = await syncPayment(ctx, payment);
  // a payment that this call has just ended needs no second check
  if (payment.status !== 'pending') await checkEnded(ctx, current);
  await syncReversals(ctx, current);
}

async function findByOwnId(
  ctx: Context,
  provider: PaymentProvider,
  providerId: string,
): Promise<queries.PaymentRow | undefined> {
  const providerPayment = await provider.get(providerId);
  const id = providerPayment?.paymentId ? parseId(providerPayment.paymentId) : null;
  return id === null ? undefined : queries.attachProvider(ctx.db, id, provider.name, { providerId });
}

/** When the credits of a paid payment can be used; null where they do not wait. */
export const usableFrom = ({ waits_until, reversed_at }: queries.PaymentRow): string | null =>
  reversed_at === null ? (waits_until?.toISOString() ?? null) : null;

/** A payment as the contract describes it. */
export function paymentToWire(payment: queries.PaymentRow): Payment {
  return {
    payment_id: payment.id,
    status: payment.status,
    checkout_url: payment.status === 'pending' ? payment.checkout_url : null,
    package: payment.package_id,
    credits: payment.credits,
    amount: { amount_minor: payment.amount_minor, currency: payment.currency },
    method: payment.method,
    refund_days: payment.refund_days,
    usable_from: usableFrom(payment),
    created_at: payment.created_at.toISOString(),
  };
}
