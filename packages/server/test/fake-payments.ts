import { PAYMENT_METHODS } from '@velluto/rules';
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderReversal,
} from '../src/infrastructure/payments/provider.ts';
import { fakeDebits } from './fake-direct-debits.ts';

/** A payment provider in memory; the test decides how a payment ends. */
export function fakePayments() {
  const payments = new Map<string, ProviderPayment>();
  const reversals = new Map<string, ProviderReversal[]>();
  let refunds = 0;
  const reversalsOf = (providerId: string) => {
    const existing = reversals.get(providerId) ?? [];
    reversals.set(providerId, existing);
    return existing;
  };
  const debits = fakeDebits(payments);
  const provider: PaymentProvider = {
    debits: debits.provider,
    name: 'fake',
    methods: async () => new Set(PAYMENT_METHODS),
    create: async ({ paymentId, amountMinor, currency }) => {
      const providerId = `tr_${paymentId}`;
      if (!payments.has(providerId)) {
        payments.set(providerId, {
          providerId,
          paymentId,
          status: 'pending',
          amountMinor,
          currency,
          payer: null,
        });
      }
      return { providerId, checkoutUrl: `https://pay.example/${providerId}` };
    },
    get: async providerId => payments.get(providerId) ?? null,
    cancel: async providerId => {
      const payment = payments.get(providerId);
      if (payment?.status === 'pending') payment.status = 'cancelled';
    },
    refund: async ({ reversalId, providerId, amountMinor, currency }) => {
      const existing = reversalsOf(providerId).find(reversal => reversal.reversalId === reversalId);
      if (existing) return { providerId: existing.providerId };
      const refund = { providerId: `re_${++refunds}`, kind: 'refund' as const, undone: false };
      reversalsOf(providerId).push({ ...refund, reversalId, amountMinor, currency });
      return { providerId: refund.providerId };
    },
    reversals: async providerId => structuredClone(reversalsOf(providerId)),
    latestReversals: async () =>
      [...reversals].flatMap(([paymentProviderId, all]) =>
        all.map(reversal => ({ ...reversal, paymentProviderId })),
      ),
  };
  /** Ends a payment; `payer` is what the provider tells of who paid. */
  const settle = (
    paymentId: string,
    status: ProviderPayment['status'],
    payer: ProviderPayment['payer'] = null,
  ) => {
    const payment = payments.get(`tr_${paymentId}`);
    if (!payment) throw new Error(`No payment ${paymentId} was begun.`);
    Object.assign(payment, { status, payer });
  };
  /** Adds a reversal that we did not request: a refund by the provider's staff, or a chargeback. */
  const reverse = (
    paymentId: string,
    kind: ProviderReversal['kind'],
    amountMinor: number,
    currency = 'EUR',
  ): ProviderReversal => {
    const reversal = {
      providerId: `${kind}_${++refunds}`,
      kind,
      reversalId: null,
      amountMinor,
      currency,
      undone: false,
    };
    reversalsOf(`tr_${paymentId}`).push(reversal);
    return reversal;
  };
  return { provider, settle, reverse, debits };
}
