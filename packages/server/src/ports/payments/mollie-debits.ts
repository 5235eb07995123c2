import { customersCreate } from 'mollie-api-typescript/funcs/customersCreate.js';
import { customersListPayments } from 'mollie-api-typescript/funcs/customersListPayments.js';
import { mandatesCreate } from 'mollie-api-typescript/funcs/mandatesCreate.js';
import { mandatesRevoke } from 'mollie-api-typescript/funcs/mandatesRevoke.js';
import { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js';
import type { DebitProvider } from './debits.ts';
import { type MollieClient, ownId } from './mollie-client.ts';
import { amountToMollie, mollieLocales } from './mollie-values.ts';

/** What Mollie answers when it will not, however often it is asked. */
const refusals = [400, 404, 410, 422];
/** The most that a page of a list can have; a mandate has a collection a month. */
const limit = 250;

/** Direct debit at Mollie: customers, their mandates, recurring payments. */
export function mollieDebits({ client, answerOf }: MollieClient): DebitProvider {
  return {
    async addCustomer({ mandateId, holder, language }) {
      const customer = answerOf(
        await customersCreate(client, {
          idempotencyKey: `customer-${mandateId}`,
          entityCustomer: {
            name: holder,
            locale: mollieLocales[language],
            metadata: { mandate_id: mandateId },
          },
        }),
        ...refusals,
      );
      return customer?.id ?? null;
    },

    async addMandate(customerId, { mandateId, reference, signedOn, holder, iban }) {
      const mandate = answerOf(
        await mandatesCreate(client, {
          customerId,
          idempotencyKey: `mandate-${mandateId}`,
          mandateRequest: {
            method: 'directdebit',
            consumerName: holder,
            consumerAccount: iban,
            signatureDate: signedOn,
            mandateReference: reference,
          },
        }),
        ...refusals,
      );
      return mandate && mandate.status !== 'invalid' ? mandate.id : null;
    },

    async revokeMandate(customerId, mandateId) {
      answerOf(await mandatesRevoke(client, { customerId, mandateId }), ...refusals);
    },

    async collect({ paymentId, customerId, providerMandateId, amountMinor, currency, ...about }) {
      const payment = answerOf(
        await paymentsCreate(client, {
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
        }),
        ...refusals,
      );
      return payment?.id ?? null;
    },

    async find(customerId, paymentId) {
      const page = answerOf(await customersListPayments(client, { customerId, limit }), ...refusals);
      const payments = page?.result.embedded.payments ?? [];
      return payments.find(({ metadata }) => ownId(metadata, 'payment_id') === paymentId)?.id ?? null;
    },
  };
}
