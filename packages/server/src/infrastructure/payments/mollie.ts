import type { PaymentResponse } from 'mollie-api-typescript/models';
import { type MollieOptions, mollieClient, ownId } from './mollie-client.ts';
import { mollieDebits } from './mollie-direct-debits.ts';
import { mollieOffer } from './mollie-offer.ts';
import { mollieReversals } from './mollie-reversals.ts';
import {
  amountToMollie,
  minorFrom,
  mollieLocales,
  mollieMethods,
  payerFrom,
  statusFrom,
} from './mollie-values.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';

/** Payments by Mollie's v2 API with its official client, which checks every answer against Mollie's schema. */
export function molliePayments(options: MollieOptions): PaymentProvider {
  const mollie = mollieClient(options);
  const { ask } = mollie;
  return {
    name: options.name,
    methods: mollieOffer(mollie),
    debits: mollieDebits(mollie),
    ...mollieReversals(mollie),

    async create(order) {
      const payment = await ask(
        'paymentsCreate',
        {
          idempotencyKey: order.paymentId,
          paymentRequest: {
            amount: amountToMollie(order.amountMinor, order.currency),
            description: order.description,
            method: mollieMethods[order.method],
            locale: mollieLocales[order.language],
            redirectUrl: order.redirectUrl,
            webhookUrl: order.webhookUrl,
            // for the page of the sandbox: the provider learns the kind of card from its number only
            metadata: { payment_id: order.paymentId, method: order.method },
          },
        },
        422,
      );
      return payment && { providerId: payment.id, checkoutUrl: payment.links.checkout?.href ?? null };
    },

    async get(providerId) {
      const payment = await ask('paymentsGet', { paymentId: providerId }, 404);
      return payment && fromMollie(payment);
    },

    async cancel(providerId) {
      await ask('paymentsCancel', { paymentId: providerId }, 404, 409, 422);
    },
  };
}

function fromMollie(payment: PaymentResponse): ProviderPayment {
  return {
    providerId: payment.id,
    paymentId: ownId(payment.metadata, 'payment_id'),
    status: statusFrom(payment.status),
    amountMinor: minorFrom(payment.amount.value),
    currency: payment.amount.currency,
    payer: payerFrom(payment.details),
  };
}
