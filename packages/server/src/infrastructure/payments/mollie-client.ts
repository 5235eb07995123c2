import type { Result } from 'mollie-api-typescript/types/fp.js';
import type { Logger } from 'pino';
import { ApiError } from '../../domain/api-error.ts';

/** How to reach Mollie. */
export interface MollieOptions {
  /** Stored with each payment: `mollie`, or `sandbox`, so that the two never answer for each other. */
  name: string;
  apiKey: string;
  /** Address of the API without `/v2`; Mollie's own when left out. */
  url?: string;
  /** Sends the requests; the global `fetch` when left out. */
  fetcher?: (request: Request) => Promise<Response>;
  log: Logger;
}

type Sdk = typeof import('./mollie-sdk.ts');
/** Names of the methods of Mollie's client. */
type CallName = Exclude<keyof Sdk, 'ClientCore' | 'HTTPClient' | 'ClientError' | 'ResponseValidationError'>;
/** Result of a method. */
type Answer<Name extends CallName> =
  Awaited<ReturnType<Sdk[Name]>> extends Result<infer Value, unknown> ? Value : never;

/** Mollie's official client, which checks every answer against Mollie's schema. */
export interface MollieClient {
  /**
   * Calls a method; null when Mollie answered with a status that counts as a refusal.
   *
   * @throws ApiError `payment_provider_unavailable` for everything else that is no usable answer
   */
  ask<Name extends CallName>(
    name: Name,
    request: Parameters<Sdk[Name]>[1],
    ...refusals: number[]
  ): Promise<Answer<Name> | null>;
}

const timeoutMs = 10_000;

async function load({ apiKey, url, fetcher }: MollieOptions) {
  const sdk = await import('./mollie-sdk.ts');
  const client = new sdk.ClientCore({
    security: { apiKey },
    serverURL: url,
    timeoutMs,
    // no retries here: callers repeat with the same key, webhooks come again, and a job checks the rest
    retryConfig: { strategy: 'none' },
    httpClient:
      fetcher && new sdk.HTTPClient({ fetcher: async (input, init) => fetcher(new Request(input, init)) }),
  });
  return { sdk, client };
}

/** Creates the client; it is loaded with its first call. */
export function mollieClient(options: MollieOptions): MollieClient {
  let loaded: ReturnType<typeof load> | undefined;
  return {
    async ask<Name extends CallName>(
      name: Name,
      request: Parameters<Sdk[Name]>[1],
      ...refusals: number[]
    ): Promise<Answer<Name> | null> {
      loaded ??= load(options);
      const { sdk, client } = await loaded;
      // method and request match by the parameters above, which TypeScript cannot infer
      const call = sdk[name] as unknown as (
        to: typeof client,
        what: typeof request,
      ) => Promise<Result<Answer<Name>, unknown>>;
      const result = await call(client, request);
      if (result.ok) return result.value;
      const { error } = result;
      if (error instanceof sdk.ClientError && refusals.includes(error.statusCode)) return null;
      const answered = error instanceof sdk.ClientError && !(error instanceof sdk.ResponseValidationError);
      // the error contains the answer, which may have personal data
      const facts = answered ? { status: error.statusCode } : { err: error };
      options.log.error({ call: name, ...facts }, 'the payment provider gave no usable answer');
      throw new ApiError('payment_provider_unavailable');
    },
  };
}

/** Our id in the metadata of an object at the provider; null when it has none. */
export function ownId(metadata: unknown, name: 'payment_id' | 'reversal_id'): string | null {
  if (metadata === null || typeof metadata !== 'object') return null;
  const id = (metadata as Record<string, unknown>)[name];
  return typeof id === 'string' ? id : null;
}
