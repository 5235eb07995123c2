import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import type { PaymentOrder, PaymentProvider } from '../../../infrastructure/payments/provider.ts';
import { paymentMessages } from '../settlement/messages.ts';
import * as queries from '../settlement/payment-queries.ts';
import { cancelUnstarted } from '../settlement/sync-payment.ts';
import { endSuperseded } from './discount-reservation.ts';
import type { Order } from './order.ts';

// Why a second provider can be asked without charging twice: to begin a payment charges nothing, only the buyer on the
// provider's page does, and the address of a page is handed out only where the order has stored it, one for each order. So an
// order without a page may move on, also after a timeout; a page that comes too late is closed, and nobody has its address.

/** The page of the payment, which leads on to where the buyer came from. */
function returnUrlOf({ origin, request }: Order, paymentId: string): string {
  const url = new URL(`/transactions/${paymentId}`, origin);
  if (request.next !== undefined) url.searchParams.set('next', request.next);
  return url.href;
}

/**
 * Starts a payment at a provider, after the orders from which it took the discount have ended there: at the one it belongs
 * to, or at the next that takes its method in its country, where that one refuses or does not answer.
 *
 * @throws ApiError `discount_code_invalid`, `payment_method_unavailable` where all refuse it, `payment_provider_unavailable`
 */
export async function startPayment(
  ctx: Context,
  order: Order,
  payment: queries.PaymentRow,
): Promise<queries.PaymentRow> {
  if (!(await endSuperseded(ctx, payment))) {
    await cancelUnstarted(ctx, payment.id);
    throw new ApiError('discount_code_invalid');
  }
  const current = await queries.selectById(ctx.db, payment.id);
  if (current.status !== 'pending') return current;
  const t = await translator(order.language);
  const request: PaymentOrder = {
    paymentId: payment.id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    method: order.request.method,
    description: t(paymentMessages.description.id, { site: order.site.name, credits: payment.credits }),
    language: order.language,
    redirectUrl: returnUrlOf(order, payment.id),
    webhookUrl: `${order.origin}/api/payment-webhook.php`,
  };
  const takers = await ctx.payments.takers(order.request.method, payment.country);
  const isFirst = ({ name }: PaymentProvider) => name === current.provider;
  const providers = [...takers.filter(isFirst), ...takers.filter(taker => !isFirst(taker))];
  let last = current.provider;
  let unanswered: ApiError | null = null;
  for (const provider of providers) {
    const moved =
      provider.name === last || (await queries.moveUnstarted(ctx.db, payment.id, last, provider.name));
    if (!moved) return queries.selectById(ctx.db, payment.id);
    last = provider.name;
    const started = await provider.create(request).catch(error => {
      if (!(error instanceof ApiError)) throw error;
      unanswered = error;
      return null;
    });
    if (started) return attach(ctx, payment.id, provider, started);
    ctx.log.error({ payment: payment.id, provider: provider.name }, 'the payment provider takes no order');
  }
  if (unanswered) throw unanswered;
  await cancelUnstarted(ctx, payment.id);
  throw new ApiError('payment_method_unavailable');
}

/** Stores the page; closes it where the order has ended or moved on meanwhile. */
async function attach(
  ctx: Context,
  id: string,
  provider: PaymentProvider,
  started: { providerId: string; checkoutUrl: string | null },
): Promise<queries.PaymentRow> {
  const attached =
    (await queries.attachProvider(ctx.db, id, provider.name, started)) ??
    (await queries.selectById(ctx.db, id));
  const isOurs = attached.provider === provider.name && attached.provider_id === started.providerId;
  // a newer order took the discount while this one was being started: its payment page must not stay open
  if (attached.status === 'cancelled' || !isOurs) await provider.cancel(started.providerId);
  return attached;
}
