import type {
  DebitCollection,
  DebitMandate,
  DebitProvider,
} from '../src/infrastructure/payments/direct-debits.ts';
import type { ProviderPayment } from '../src/infrastructure/payments/provider.ts';

/** A provider of direct debit in memory, which records all calls. */
export function fakeDebits(payments: Map<string, ProviderPayment>) {
  const customers: { id: string; mandateId: string }[] = [];
  const mandates: (DebitMandate & { id: string; customerId: string; revoked: boolean })[] = [];
  const collections: DebitCollection[] = [];
  const provider: DebitProvider = {
    addCustomer: async ({ mandateId }) => {
      const id = `cst_${customers.length + 1}`;
      customers.push({ id, mandateId });
      return id;
    },
    addMandate: async (customerId, mandate) => {
      const existing = mandates.find(
        candidate => candidate.customerId === customerId && candidate.reference === mandate.reference,
      );
      if (existing) return existing.id;
      const id = `mdt_${mandates.length + 1}`;
      mandates.push({ ...mandate, id, customerId, revoked: false });
      return id;
    },
    revokeMandate: async (customerId, id) => {
      const found = mandates.find(mandate => mandate.id === id && mandate.customerId === customerId);
      if (found) found.revoked = true;
    },
    // unlike the real provider it does not recognise a repeated order, since the server must not rely on that
    collect: async collection => {
      const mandate = mandates.find(({ id }) => id === collection.providerMandateId);
      if (!mandate || mandate.revoked) return null;
      collections.push(collection);
      const { paymentId, amountMinor, currency } = collection;
      const providerId = `tr_${paymentId}`;
      payments.set(providerId, {
        providerId,
        paymentId,
        status: 'pending',
        amountMinor,
        currency,
        payer: null,
      });
      return providerId;
    },
    find: async (customerId, paymentId) => {
      const found = collections.some(item => item.customerId === customerId && item.paymentId === paymentId);
      return found ? `tr_${paymentId}` : null;
    },
  };
  return { provider, customers, mandates, collections };
}
