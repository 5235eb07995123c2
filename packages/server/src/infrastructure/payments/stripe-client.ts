import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { ApiError } from '../../domain/api-error.ts';

/** How to reach Stripe. */
export interface StripeOptions {
  apiKey: string;
  /** Secret with which Stripe signs its webhooks (`whsec_…`). */
  webhookSecret: string;
  /** Sends the requests; Node's own client when left out. */
  fetcher?: typeof fetch;
  /** The present moment, by which the age of a webhook is judged. */
  now?: () => Date;
  log: Logger;
}

/** Stripe's official client. */
export interface StripeClient {
  /** The client itself, for what asks nothing of Stripe. */
  load(): Promise<Stripe>;
  /**
   * Calls Stripe; null when it answered with a status that counts as a refusal.
   *
   * @param name names the call in the log
   * @throws ApiError `payment_provider_unavailable` for everything else that is no usable answer
   */
  ask<Answer>(
    name: string,
    call: (stripe: Stripe) => Promise<Answer>,
    ...refusals: number[]
  ): Promise<Answer | null>;
}

const timeoutMs = 10_000;

/** Creates the client; it is loaded with its first call. */
export function stripeClient({ apiKey, fetcher, log }: StripeOptions): StripeClient {
  let loaded: Promise<Stripe> | undefined;
  const load = () => {
    loaded ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(apiKey, {
          timeout: timeoutMs,
          // no retries here: callers repeat with the same key, webhooks come again, and a job checks the rest
          maxNetworkRetries: 0,
          telemetry: false,
          httpClient: fetcher && Client.createFetchHttpClient(fetcher),
        }),
    );
    return loaded;
  };
  return {
    load,
    async ask(name, call, ...refusals) {
      const stripe = await load();
      try {
        return await call(stripe);
      } catch (error) {
        // the message may repeat what was sent, and a part of the key
        const { statusCode: status, type, code } = error as Partial<Stripe.errors.StripeError>;
        // a key that was used for another request is no refusal of this one
        if (status !== undefined && refusals.includes(status) && type !== 'StripeIdempotencyError')
          return null;
        log.error({ call: name, status, type, code }, 'the payment provider gave no usable answer');
        throw new ApiError('payment_provider_unavailable');
      }
    },
  };
}
