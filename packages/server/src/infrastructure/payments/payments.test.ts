import type { PaymentMethod } from '@velluto/rules';
import { expect, it } from 'vitest';
import { fakePayments } from '../../../test/fake-payments.ts';
import type { PaymentRule } from '../config/payment-rules.ts';
import { paymentsBy } from './payments.ts';

const providerWith = (name: string, ...methods: PaymentMethod[]) => ({
  ...fakePayments().provider,
  name,
  debits: name === 'mollie' ? fakePayments().debits.provider : null,
  methods: async () => new Set(methods),
});
const mollie = providerWith('mollie', 'creditcard', 'paypal', 'ideal');
const stripe = providerWith('stripe', 'creditcard', 'paypal');
const rule = (
  provider: string,
  method: PaymentMethod | null = null,
  country: string | null = null,
): PaymentRule => ({
  provider,
  method,
  country,
});
const takersOf = async (rules: PaymentRule[] | null, method: PaymentMethod, country: string) =>
  (await paymentsBy([mollie, stripe], rules).takers(method, country)).map(({ name }) => name);

it('lets all providers take all orders of methods that they have, without rules', async () => {
  expect(await takersOf(null, 'creditcard', 'DE')).toEqual(['mollie', 'stripe']);
  expect(await takersOf(null, 'ideal', 'NL')).toEqual(['mollie']);
  expect(await takersOf(null, 'blik', 'PL')).toEqual([]);
});

it('chooses by method and country, in the order of the rules, each once', async () => {
  const rules = [rule('stripe', 'creditcard', 'DE'), rule('stripe', 'paypal'), rule('mollie')];
  expect(await takersOf(rules, 'creditcard', 'DE')).toEqual(['stripe', 'mollie']);
  expect(await takersOf(rules, 'creditcard', 'IT')).toEqual(['mollie']);
  expect(await takersOf(rules, 'paypal', 'IT')).toEqual(['stripe', 'mollie']);
  expect(await takersOf([rule('stripe'), ...rules], 'paypal', 'DE')).toEqual(['stripe', 'mollie']);
});

it('gives no new order to a provider that no rule names, and still knows its payments', async () => {
  const payments = paymentsBy([mollie, stripe], [rule('stripe')]);
  expect((await payments.takers('creditcard', 'DE')).map(({ name }) => name)).toEqual(['stripe']);
  expect(await payments.takers('ideal', 'NL')).toEqual([]);
  expect(payments.of('mollie')).toBe(mollie);
});

it('knows no provider without a key', () => {
  expect(paymentsBy([stripe], null).of('mollie')).toBeUndefined();
});

it('has direct debit where one of the providers has it', () => {
  const { debitsBy, debits } = paymentsBy([stripe, mollie], null);
  expect([debitsBy, debits]).toEqual(['mollie', mollie.debits]);
  expect(paymentsBy([stripe], null)).toMatchObject({ debitsBy: null, debits: null });
});
