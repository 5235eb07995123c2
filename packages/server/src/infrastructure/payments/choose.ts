import type { Logger } from 'pino';
import { StartError } from '../../domain/start-error.ts';
import type { Config } from '../config/config.ts';
import { molliePayments } from './mollie.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Chooses Mollie when there is a key, else the sandbox, which has the same API.
 *
 * @param sandbox creates the provider for test payments; undefined when there is none
 * @throws StartError without a key in production, where the sandbox would give credits for nothing, or without a sandbox
 */
export function choosePayments(
  { mollieApiKey: apiKey, mollieUrl, production }: Config,
  log: Logger,
  sandbox: (() => PaymentProvider) | undefined,
): PaymentProvider {
  if (apiKey) return molliePayments({ name: 'mollie', apiKey, url: mollieUrl ?? undefined, log });
  if (production) {
    throw new StartError('Set MOLLIE_API_KEY: in production there is no sandbox that pays with play money.');
  }
  if (!sandbox) throw new StartError('Set MOLLIE_API_KEY: this server was started without the sandbox.');
  return sandbox();
}
