import type { DebitProvider } from './direct-debits.ts';
import { type MollieClient, ownId } from './mollie-client.ts';
import { amountToMollie, mollieLocales } from './mollie-values.ts';

/** Status codes that are a final refusal. */
const refusals = [400, 404, 410, 422];
/** Largest page of a list; a mandate has one collection a month. */
const limit = 250;

/** Direct debit at Mollie: customers, their mandates, recurring payments. */
export function mollieDebits({ ask }: MollieClient): DebitProvider {
  return {
    async addCustomer({ mandateId, holder, language }) {
      const customer = await ask(
        'customersCreate',
        {
          idempotencyKey: `customer-${mandateId}`,
          entityCustomer: {
            name: holder,
            locale: mollieLocales[language],
            metadata: { mandate_id: mandateId },
          },
        },
        ...refusals,
      );
      return customer?.id ?? null;
    },

    async addMandate(customerId, { mandateId, reference, signedOn, holder, iban }) {
      const existing = await ask('mandatesList', { customerId, limit }, ...refusals);
      const same = existing?.result.embedded.mandates.find(mandate => mandate.mandateReference === reference);
      if (same && same.status !== 'invalid') return same.id;
      const mandate = await ask(
        'mandatesCreate',
        {
          customerId,
          idempotencyKey: `mandate-${mandateId}`,
          mandateRequest: {
            method: 'directdebit',
            consumerName: holder,
            consumerAccount: iban,
            signatureDate: signedOn,
            mandateReference: reference,
          },
        },
        ...refusals,
      );
      return mandate && mandate.status !== 'invalid' ? mandate.id : null;
    },

    async revokeMandate(customerId, mandateId) {
      await ask('mandatesRevoke', { customerId, mandateId }, ...refusals);
    },

    async collect({ paymentId, customerId, providerMandateId, amountMinor, currency, ...about }) {
      const payment = await ask(
        'paymentsCreate',
        {
          idempotencyKey: paymentId,
          paymentRequest: {
            amount: amountToMollie(amountMinor, currency),
            description: about.description,
            redirectUrl: null,
            webhookUrl: about.webhookUrl,
            method: 'directdebit',
            sequenceType: 'recurring',
            customerId,
            mandateId: providerMandateId,
            metadata: { payment_id: paymentId },
          },
        },
        ...refusals,
      );
      return payment?.id ?? null;
    },

    async find(customerId, paymentId) {
      const page = await ask('customersListPayments', { customerId, limit }, ...refusals);
      const payments = page?.result.embedded.payments ?? [];
      return payments.find(({ metadata }) => ownId(metadata, 'payment_id') === paymentId)?.id ?? null;
    },
  };
}
