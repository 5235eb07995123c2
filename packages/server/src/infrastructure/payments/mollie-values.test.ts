import { expect, test } from 'vitest';
import { payerFrom } from './mollie-values.ts';

test.each([
  [{ cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq', cardHolder: 'Nina' }, 'card:fHB3CCKx9REkz8fPplT8N4nq'],
  [{ paypalPayerId: 'XRGVUSWBNLAHE', consumerAccount: 'nina@example.com' }, 'paypal:XRGVUSWBNLAHE'],
  [{ consumerAccount: 'NL53INGB0618365937', consumerName: 'Nina' }, 'iban:NL53INGB0618365937'],
  // an address is no bank account
  [{ consumerAccount: 'nina@example.com' }, null],
  [{ cardFingerprint: null }, null],
  [undefined, null],
])('%j was paid by %s', (details, payer) => {
  expect(payerFrom(details)).toBe(payer);
});
