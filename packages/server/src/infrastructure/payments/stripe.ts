import type Stripe from 'stripe';
import { ApiError } from '../../domain/api-error.ts';
import { cachedOffer } from './offer.ts';
import type { PaymentProvider } from './provider.ts';
import { type StripeClient, type StripeOptions, stripeClient } from './stripe-client.ts';
import { stripeReversals } from './stripe-reversals.ts';
import { payerOf, stateOf, stripeLocales, stripeMethods } from './stripe-values.ts';

/** Seconds that a signed webhook stays valid, as Stripe advises. */
const webhookSeconds = 300;

/**
 * Payments on Stripe's own page (Checkout) with its official client. A payment's id at the provider is that of its page.
 * Amounts are minor units on both sides, in every currency in which the product sells.
 */
export function stripePayments(options: StripeOptions): PaymentProvider {
  const client = stripeClient(options);
  const { ask } = client;
  return {
    name: 'stripe',
    debits: null,
    methods: cachedOffer(stripeMethods, async () => {
      const list = await ask('configurations', stripe => stripe.paymentMethodConfigurations.list());
      const usual = list?.data.find(({ is_default, active }) => is_default && active);
      return new Set(Object.values(stripeMethods).filter(name => usual?.[name]?.available));
    }),
    ...stripeReversals(client),

    async create(order) {
      const metadata = { payment_id: order.paymentId };
      const method = stripeMethods[order.method as keyof typeof stripeMethods];
      if (!method) return null;
      const request: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.amountMinor,
              product_data: { name: order.description },
            },
          },
        ],
        allowed_payment_method_types: [method],
        // the price on the order page is the one that is paid, in its currency
        adaptive_pricing: { enabled: false },
        locale: stripeLocales[order.language],
        success_url: order.redirectUrl,
        cancel_url: order.redirectUrl,
        metadata,
        // lists of refunds and disputes name this one, not the page
        payment_intent_data: { metadata },
      };
      const session = await ask(
        'create',
        stripe => stripe.checkout.sessions.create(request, { idempotencyKey: order.paymentId }),
        400,
        402,
      );
      return session && { providerId: session.id, checkoutUrl: session.url };
    },

    async get(providerId) {
      const expand = ['payment_intent.latest_charge'];
      const session = await ask(
        'get',
        stripe => stripe.checkout.sessions.retrieve(providerId, { expand }),
        404,
      );
      return (
        session && {
          providerId: session.id,
          paymentId: session.metadata?.payment_id ?? null,
          status: stateOf(session),
          amountMinor: session.amount_total ?? 0,
          currency: (session.currency ?? '').toUpperCase(),
          payer: payerOf(session),
        }
      );
    },

    async cancel(providerId) {
      await ask('cancel', stripe => stripe.checkout.sessions.expire(providerId), 400, 404);
    },

    async readWebhook(body, signature) {
      const stripe = await client.load();
      const now = (options.now ?? (() => new Date()))().getTime();
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          options.webhookSecret,
          webhookSeconds,
          undefined,
          now,
        );
      } catch {
        throw new ApiError('request_refused');
      }
      return pageOf(client, event.data.object);
    },
  };
}

/** The id of the page that an event is about; null for an event about anything else. */
async function pageOf({ ask }: StripeClient, about: Stripe.Event.Data.Object): Promise<string | null> {
  const {
    object,
    id,
    payment_intent: intent,
  } = about as { object?: string; id?: string; payment_intent?: unknown };
  if (object === 'checkout.session') return id ?? null;
  if (!['refund', 'dispute', 'charge'].includes(object ?? '') || typeof intent !== 'string') return null;
  const list = await ask(
    'find',
    stripe => stripe.checkout.sessions.list({ payment_intent: intent }),
    400,
    404,
  );
  return list?.data[0]?.id ?? null;
}
