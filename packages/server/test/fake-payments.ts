import { PAYMENT_METHODS } from '@velluto/rules';
import type { PaymentProvider, ProviderPayment, ProviderReversal } from '../src/ports/payments/provider.ts';
import { fakeDebits } from './fake-debits.ts';

/** A provider in memory; the test decides what became of a payment. */
export function fakePayments() {
  const payments = new Map<string, ProviderPayment>();
  const reversals = new Map<string, ProviderReversal[]>();
  let refunds = 0;
  const reversalsOf = (providerId: string) => {
    const known = reversals.get(providerId) ?? [];
    reversals.set(providerId, known);
    return known;
  };
  const debits = fakeDebits(payments);
  const provider: PaymentProvider = {
    debits: debits.provider,
    name: 'fake',
    methods: async () => new Set(PAYMENT_METHODS),
    create: async ({ paymentId, amountMinor, currency }) => {
      const providerId = `tr_${paymentId}`;
      if (!payments.has(providerId)) {
        payments.set(providerId, { providerId, paymentId, status: 'pending', amountMinor, currency });
      }
      return { providerId, checkoutUrl: `https://pay.example/${providerId}` };
    },
    get: async providerId => payments.get(providerId) ?? null,
    cancel: async providerId => {
      const payment = payments.get(providerId);
      if (payment?.status === 'pending') payment.status = 'cancelled';
    },
    refund: async ({ reversalId, providerId, amountMinor, currency }) => {
      const known = reversalsOf(providerId).find(one => one.reversalId === reversalId);
      if (known) return { providerId: known.providerId };
      const refund = { providerId: `re_${++refunds}`, kind: 'refund' as const, undone: false };
      reversalsOf(providerId).push({ ...refund, reversalId, amountMinor, currency });
      return { providerId: refund.providerId };
    },
    reversals: async providerId => structuredClone(reversalsOf(providerId)),
    latestReversals: async () =>
      [...reversals].flatMap(([paymentProviderId, all]) => all.map(one => ({ ...one, paymentProviderId }))),
  };
  const settle = (paymentId: string, status: ProviderPayment['status']) => {
    const payment = payments.get(`tr_${paymentId}`);
    if (!payment) throw new Error(`No payment ${paymentId} was begun.`);
    payment.status = status;
  };
  /** Money goes back without us: the provider's staff repays, or the payer's bank takes it. */
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
