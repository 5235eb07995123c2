import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { inProcess } from '../../http/in-process.ts';
import { StartError } from '../../start-error.ts';
import { molliePayments } from './mollie.ts';
import type { PaymentProvider } from './provider.ts';

/** Address of the sandbox within this process; it is never looked up. */
const sandboxUrl = 'http://sandbox.invalid/__payments';

/**
 * Mollie with a key, else the sandbox that speaks the same API.
 *
 * @param app the server itself, which answers for the sandbox
 * @throws StartError in production without a key: the sandbox gives credits for nothing
 */
export function choosePayments(config: Config, log: Logger, app: () => FastifyInstance): PaymentProvider {
  const { mollieApiKey: apiKey, mollieUrl, production } = config;
  if (apiKey) return molliePayments({ name: 'mollie', apiKey, url: mollieUrl ?? undefined, log });
  if (production) {
    throw new StartError('Set MOLLIE_API_KEY: in production there is no sandbox that pays with play money.');
  }
  const fetcher = (request: Request) => inProcess(app(), request);
  return molliePayments({ name: 'sandbox', apiKey: 'test_sandbox', url: sandboxUrl, fetcher, log });
}
