import { expect, it } from 'vitest';
import { fakePayments } from '../../../test/fake-payments.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log.ts';
import { choosePayments } from './choose.ts';

const log = createLog('silent');
const stripe = { STRIPE_API_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' };
const mollie = { MOLLIE_API_KEY: 'test_0' };
const namesWith = (env: Record<string, string>) =>
  choosePayments(readConfig(env), log, () => fakePayments().provider).all.map(({ name }) => name);

it('opens the providers that have a key, else the sandbox', () => {
  expect(namesWith({})).toEqual(['fake']);
  expect(namesWith(mollie)).toEqual(['mollie']);
  expect(namesWith(stripe)).toEqual(['stripe']);
  expect(namesWith({ ...stripe, ...mollie, PAYMENT_PROVIDERS: 'stripe' })).toEqual(['mollie', 'stripe']);
});

it('refuses a rule for a provider that has no key', () => {
  expect(() => namesWith({ ...mollie, PAYMENT_PROVIDERS: 'stripe:paypal mollie' })).toThrow(
    /^PAYMENT_PROVIDERS names stripe, but STRIPE_API_KEY is not set/,
  );
});

it('refuses a start without any provider where there is no sandbox', () => {
  expect(() => choosePayments(readConfig({}), log, undefined)).toThrow(/without the sandbox/);
});
