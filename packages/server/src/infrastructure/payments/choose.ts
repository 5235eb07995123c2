import type { Logger } from 'pino';
import { StartError } from '../../domain/start-error.ts';
import type { Config } from '../config/config.ts';
import { molliePayments } from './mollie.ts';
import { type Payments, paymentsBy } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { stripePayments } from './stripe.ts';

/**
 * Opens the providers that have a key, else the sandbox, which has the same API as Mollie.
 *
 * @param sandbox creates the provider for test payments; undefined when there is none
 * @throws StartError without a key in production, where the sandbox would give credits for nothing, or without a sandbox; and
 *   where the configuration names a provider without a key
 */
export function choosePayments(
  { mollieApiKey, mollieUrl, stripe, paymentRules, production }: Config,
  log: Logger,
  sandbox: (() => PaymentProvider) | undefined,
): Payments {
  const all: PaymentProvider[] = [];
  if (mollieApiKey)
    all.push(molliePayments({ name: 'mollie', apiKey: mollieApiKey, url: mollieUrl ?? undefined, log }));
  if (stripe) all.push(stripePayments({ ...stripe, log }));
  const missing = paymentRules?.find(({ provider }) => all.every(({ name }) => name !== provider));
  if (missing) {
    const { provider } = missing;
    const key = `${provider.toUpperCase()}_API_KEY`;
    throw new StartError(
      `PAYMENT_PROVIDERS names ${provider}, but ${key} is not set: set it, or leave ${provider} out.`,
    );
  }
  if (all.length === 0) {
    const what = 'Set MOLLIE_API_KEY (or STRIPE_API_KEY)';
    if (production)
      throw new StartError(`${what}: in production there is no sandbox that pays with play money.`);
    if (!sandbox) throw new StartError(`${what}: this server was started without the sandbox.`);
    return paymentsBy([sandbox()], null);
  }
  return paymentsBy(all, paymentRules);
}
