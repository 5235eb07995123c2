import type { PaymentMethod } from '@velluto/rules';
import { ClientCore } from 'mollie-api-typescript/core.js';
import { paymentsCreate } from 'mollie-api-typescript/funcs/paymentsCreate.js';
import { paymentsGet } from 'mollie-api-typescript/funcs/paymentsGet.js';
import { HTTPClient } from 'mollie-api-typescript/lib/http.js';
import type { PaymentResponse } from 'mollie-api-typescript/models';
import { ClientError } from 'mollie-api-typescript/models/errors';
import type { Result } from 'mollie-api-typescript/types/fp.js';
import type { Logger } from 'pino';
import { ApiError } from '../../http/api-error.ts';
import { amountToMollie, minorFrom, mollieLocales, mollieMethods, statusFrom } from './mollie-values.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';

/** How Mollie is reached. */
export interface MollieOptions {
  /** Stored with each payment: `mollie`, or `sandbox`, so that the two never answer for each other. */
  name: string;
  apiKey: string;
  /** Address of the API without `/v2`; Mollie's own when left out. */
  url?: string;
  /** Carries the requests; the machine's `fetch` when left out. */
  fetcher?: (request: Request) => Promise<Response>;
  log: Logger;
}

const timeoutMs = 10_000;

/** Takes money through Mollie's v2 API with its official client, which checks every answer against Mollie's schema. */
export function molliePayments({ name, apiKey, url, fetcher, log }: MollieOptions): PaymentProvider {
  const client = new ClientCore({
    security: { apiKey },
    serverURL: url,
    timeoutMs,
    // who asks us asks again with the same key, webhooks come again, and a job looks after the rest
    retryConfig: { strategy: 'none' },
    httpClient:
      fetcher && new HTTPClient({ fetcher: async (input, init) => fetcher(new Request(input, init)) }),
  });

  /** The answer, or null for "there is no such payment". */
  function answerOf<Answer>(result: Result<Answer, unknown>): Answer | null {
    if (result.ok) return result.value;
    if (result.error instanceof ClientError && result.error.statusCode === 404) return null;
    log.error({ err: result.error }, 'the payment provider gave no usable answer');
    throw new ApiError('payment_provider_unavailable');
  }

  return {
    name,
    methods: new Set(Object.keys(mollieMethods) as PaymentMethod[]),

    async create(order) {
      const payment = answerOf(
        await paymentsCreate(client, {
          idempotencyKey: order.paymentId,
          paymentRequest: {
            amount: amountToMollie(order.amountMinor, order.currency),
            description: order.description,
            method: mollieMethods[order.method],
            locale: mollieLocales[order.language],
            redirectUrl: order.redirectUrl,
            webhookUrl: order.webhookUrl,
            metadata: { payment_id: order.paymentId },
          },
        }),
      );
      if (!payment) throw new ApiError('payment_provider_unavailable');
      return { providerId: payment.id, checkoutUrl: payment.links.checkout?.href ?? null };
    },

    async get(providerId) {
      const payment = answerOf(await paymentsGet(client, { paymentId: providerId }));
      return payment && fromMollie(payment);
    },
  };
}

function fromMollie(payment: PaymentResponse): ProviderPayment {
  const { metadata } = payment;
  const named =
    metadata !== null && typeof metadata === 'object' && !Array.isArray(metadata)
      ? metadata.payment_id
      : null;
  return {
    providerId: payment.id,
    paymentId: typeof named === 'string' ? named : null,
    status: statusFrom(payment.status),
    amountMinor: minorFrom(payment.amount.value),
    currency: payment.amount.currency,
  };
}
