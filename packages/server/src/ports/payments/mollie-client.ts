import { ClientCore } from 'mollie-api-typescript/core.js';
import { HTTPClient } from 'mollie-api-typescript/lib/http.js';
import { ClientError } from 'mollie-api-typescript/models/errors';
import type { Result } from 'mollie-api-typescript/types/fp.js';
import type { Logger } from 'pino';
import { ApiError } from '../../http/api-error.ts';

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

/** Mollie's official client, and how its answers are read. */
export interface MollieClient {
  client: ClientCore;
  /**
   * The answer, or null when the provider answered one of these statuses.
   *
   * @throws ApiError `payment_provider_unavailable` for everything else
   */
  answerOf: <Answer>(result: Result<Answer, unknown>, ...refusals: number[]) => Answer | null;
}

const timeoutMs = 10_000;

/** Makes the client; it checks every answer against Mollie's schema. */
export function mollieClient({ apiKey, url, fetcher, log }: MollieOptions): MollieClient {
  const client = new ClientCore({
    security: { apiKey },
    serverURL: url,
    timeoutMs,
    // who asks us asks again with the same key, webhooks come again, and a job looks after the rest
    retryConfig: { strategy: 'none' },
    httpClient:
      fetcher && new HTTPClient({ fetcher: async (input, init) => fetcher(new Request(input, init)) }),
  });
  return {
    client,
    answerOf: (result, ...refusals) => {
      if (result.ok) return result.value;
      const { error } = result;
      if (error instanceof ClientError && refusals.includes(error.statusCode)) return null;
      log.error({ err: error }, 'the payment provider gave no usable answer');
      throw new ApiError('payment_provider_unavailable');
    },
  };
}

/** Our own id in the metadata of something at the provider; null when it carries none. */
export function ownId(metadata: unknown, name: 'payment_id' | 'reversal_id'): string | null {
  if (metadata === null || typeof metadata !== 'object') return null;
  const id = (metadata as Record<string, unknown>)[name];
  return typeof id === 'string' ? id : null;
}
