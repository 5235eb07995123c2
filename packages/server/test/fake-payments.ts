import { PAYMENT_METHODS } from '@velluto/rules';
import type { PaymentProvider, ProviderPayment } from '../src/ports/payments/provider.ts';

/** A provider in memory; the test decides what became of a payment. */
export function fakePayments() {
  const payments = new Map<string, ProviderPayment>();
  const provider: PaymentProvider = {
    name: 'fake',
    methods: new Set(PAYMENT_METHODS),
    create: async ({ paymentId, amountMinor, currency }) => {
      const providerId = `tr_${paymentId}`;
      if (!payments.has(providerId)) {
        payments.set(providerId, { providerId, paymentId, status: 'pending', amountMinor, currency });
      }
      return { providerId, checkoutUrl: `https://pay.example/${providerId}` };
    },
    get: async providerId => payments.get(providerId) ?? null,
  };
  const settle = (paymentId: string, status: ProviderPayment['status']) => {
    const payment = payments.get(`tr_${paymentId}`);
    if (!payment) throw new Error(`No payment ${paymentId} was begun.`);
    payment.status = status;
  };
  return { provider, settle };
}
