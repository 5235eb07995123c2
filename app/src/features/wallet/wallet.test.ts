import { createClient } from '@velluto/api-client';
import { getWalletExamples, updateWalletLimitsExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { createWalletStore, parseAmount, pauseDays } from './wallet.ts';

const { busy } = getWalletExamples;

function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  const app = testAppContext({ user: testUser(), client });
  return { app, requests, wallet: app.store(createWalletStore) };
}

it('appends older movements, once', async () => {
  const [first, ...loadOlder] = busy.entries;
  const { wallet, requests } = setUp(() => Response.json({ ...busy, entries: loadOlder, next: null }));
  wallet.applySnapshot({ ...busy, entries: first ? [first] : [], next: 'before-this' });
  await Promise.all([wallet.loadOlder(), wallet.loadOlder()]);
  await wallet.loadOlder();
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?before=before-this']);
  expect(wallet.state.entries.map(({ id }) => id)).toEqual(busy.entries.map(({ id }) => id));
});

it('saves a limit in the currency of the wallet, and shows the change that is waiting', async () => {
  const { wallet, requests } = setUp(() => Response.json(updateWalletLimitsExamples.waiting));
  wallet.applySnapshot(busy);
  await wallet.limit(10000);
  expect(await requests[0]?.json()).toEqual({ monthly_limit: { amount_minor: 10000, currency: 'EUR' } });
  expect(wallet.state.limits?.next_limit?.monthly_limit?.amount_minor).toBe(10000);
  expect(wallet.state).toMatchObject({ saving: null, saved: 'limit', problem: null });
});

it('data of the history does not bring back the limit of before', async () => {
  const { wallet } = setUp(() => Response.json(updateWalletLimitsExamples.waiting));
  wallet.applySnapshot(busy);
  await wallet.limit(10000);
  wallet.applySnapshot(busy);
  expect(wallet.state.limits?.next_limit?.monthly_limit?.amount_minor).toBe(10000);
  expect(wallet.state.saved).toBeNull();
});

it('keeps the limits when saving fails, and shows why', async () => {
  const { wallet } = setUp(() => Response.json({ code: 'invalid_request', message: '' }, { status: 400 }));
  wallet.applySnapshot(busy);
  await wallet.pause('2026-12-25');
  expect(wallet.state.limits).toEqual(busy.limits);
  expect(wallet.state).toMatchObject({ saved: null, problem: { code: 'invalid_request' } });
});

it('shows the balance of a live event', () => {
  const { app, wallet } = setUp(() => Response.error());
  wallet.applySnapshot(busy);
  app.bus.emit('credits', { credits: 7 });
  expect(wallet.state.balance).toBe(7);
});

it.each([
  ['50', 5000],
  [' 49,9 ', 4990],
  ['49.90', 4990],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1.000,00', 100_000],
  ['€\u00a01.250,50', 125_050],
  ['49,90 EUR', 4990],
  ['CHF 1’250.–', null],
  ['５０', 5000],
  ['1.250', null],
  ['5,999', null],
  ['cinquanta', null],
])('parses the amount %j as %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it('offers days of the time zone of the site, not of the device', () => {
  const lateInRome = Date.parse('2026-11-21T23:30:00Z'); // the 22nd there
  expect(pauseDays(lateInRome, 'Europe/Rome')).toEqual([
    '2026-11-23',
    '2026-11-29',
    '2026-12-22',
    '2027-02-20',
  ]);
  expect(pauseDays(lateInRome, 'Europe/London')[0]).toBe('2026-11-22');
});
