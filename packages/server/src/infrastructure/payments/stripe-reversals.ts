import type Stripe from 'stripe';
import { parseId } from '../../domain/id-format.ts';
import type { PaymentProvider, ProviderReversal } from './provider.ts';
import type { StripeClient } from './stripe-client.ts';

/** Largest page of a list. */
const limit = 100;
/** Maximum number of entries that are read of the lists of all payments. */
const most = 10_000;
const expand = ['data.payment_intent'];

/** Refunds and disputes at Stripe. */
export function stripeReversals({
  ask,
}: StripeClient): Pick<PaymentProvider, 'refund' | 'reversals' | 'latestReversals'> {
  /** Stripe's id of the payment behind a page; null when nobody has paid on it. */
  async function paymentBehind(providerId: string): Promise<string | null> {
    const session = await ask('get', stripe => stripe.checkout.sessions.retrieve(providerId), 404);
    const intent = session?.payment_intent ?? null;
    return typeof intent === 'object' ? (intent?.id ?? null) : intent;
  }

  return {
    async refund({ reversalId, providerId, amountMinor }) {
      const intent = await paymentBehind(providerId);
      if (intent === null) return null;
      const request = {
        payment_intent: intent,
        amount: amountMinor,
        metadata: { reversal_id: reversalId },
      };
      const refund = await ask(
        'refund',
        stripe => stripe.refunds.create(request, { idempotencyKey: reversalId }),
        400,
        402,
        404,
      );
      return refund && { providerId: refund.id };
    },

    async reversals(providerId) {
      const intent = await paymentBehind(providerId);
      if (intent === null) return [];
      const which = { payment_intent: intent, limit };
      const refunds = await ask('refunds', stripe => stripe.refunds.list(which));
      const disputes = await ask('disputes', stripe => stripe.disputes.list(which));
      const all = [...(refunds?.data ?? []), ...(disputes?.data ?? [])];
      return all.sort((a, b) => a.created - b.created).flatMap(fromStripe);
    },

    async latestReversals(since) {
      const which = { created: { gte: Math.floor(since.getTime() / 1_000) }, limit, expand };
      const refunds = await ask('refunds', stripe =>
        stripe.refunds.list(which).autoPagingToArray({ limit: most }),
      );
      const disputes = await ask('disputes', stripe =>
        stripe.disputes.list(which).autoPagingToArray({ limit: most }),
      );
      return [...(refunds ?? []), ...(disputes ?? [])].flatMap(reversal => {
        const { payment_intent: intent } = reversal;
        const named = typeof intent === 'object' ? intent?.metadata.payment_id : undefined;
        const paymentId = parseId(named ?? '');
        return paymentId === null ? [] : fromStripe(reversal).map(one => ({ ...one, paymentId }));
      });
    },
  };
}

function fromStripe(reversal: Stripe.Refund | Stripe.Dispute): ProviderReversal[] {
  const { id, amount, currency, status, metadata } = reversal;
  const facts = { providerId: id, amountMinor: amount, currency: currency.toUpperCase() };
  if (reversal.object === 'refund') {
    const undone = status === 'failed' || status === 'canceled';
    return [{ ...facts, kind: 'refund', reversalId: metadata?.reversal_id ?? null, undone }];
  }
  // a bank that only asks has taken nothing yet, nor does one whose claim was settled before
  const taken = status !== null && !status.startsWith('warning_') && status !== 'prevented';
  return taken ? [{ ...facts, kind: 'chargeback', reversalId: null, undone: status === 'won' }] : [];
}
