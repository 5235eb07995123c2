import { currencyOf } from '@velluto/rules';
import type { Transaction } from '../src/model/payment.ts';

const purchases: Transaction['purchase'][] = [
  { kind: 'credits', credits: 50 },
  { kind: 'premium', months: 3 },
  { kind: 'credits', credits: 300 },
  { kind: 'credits', credits: 1 },
  { kind: 'premium', months: 12 },
];
const methods: Transaction['method'][] = ['postepay', 'paypal', 'sct', 'creditcard', 'visa'];
const states: Transaction['status'][] = [
  'completed',
  'completed',
  'pending',
  'completed',
  'failed',
  'cancelled',
];
const countries = ['IT', 'IT', 'CH', 'GB', 'PL', 'US'];
const day = 86_400_000;

/** Payments over some months, the latest first, in the currencies of several countries. */
export const transactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `tr-${count - index}`,
    purchase: purchases[index % purchases.length] ?? { kind: 'credits', credits: 50 },
    status: states[(index + 1) % states.length] ?? 'completed',
    amount: {
      amountMinor: 999 + ((index * 1713) % 9000),
      currency: currencyOf(countries[index % countries.length] ?? 'IT'),
    },
    method: methods[index % methods.length] ?? 'paypal',
    createdAt: new Date(Date.UTC(2026, 10, 20, 18, 12) - index * 9 * day).toISOString(),
  }));
