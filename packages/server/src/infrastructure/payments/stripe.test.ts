import { expect, it, test } from 'vitest';
import { fakeStripe, webhookSecret } from '../../../test/fake-stripe.ts';
import { itTakesPayments, orderOf } from '../../../test/payments-conformance.ts';
import { createLog } from '../log.ts';
import { stripePayments } from './stripe.ts';

const stripe = fakeStripe();
const lines: string[] = [];
const now = new Date('2026-11-21T12:00:00Z');
const provider = stripePayments({
  apiKey: 'sk_test_0',
  webhookSecret,
  fetcher: stripe.fetcher,
  now: () => now,
  log: createLog('trace', { write: line => void lines.push(line) }),
});
const begin = async () => (await provider.create(orderOf()))?.providerId ?? '';

itTakesPayments({
  provider,
  pay: async id => stripe.pay(id),
  chargeBack: async (id, amount) => void stripe.dispute(id, amount, 'needs_response'),
  setDown: async down => {
    stripe.switches.down = down;
  },
  later: () => undefined,
});

it('begins no order by a method that it does not have', async () => {
  expect(await provider.create(orderOf({ method: 'sct' }))).toBeNull();
});

it('tells that the bank has refused once the page is closed, and until then that it is open', async () => {
  const id = await begin();
  stripe.fail(id);
  expect((await provider.get(id))?.status).toBe('failed');
});

test.each([
  ['warning_needs_response', []],
  ['prevented', []],
  ['under_review', [{ kind: 'chargeback', undone: false }]],
  ['won', [{ kind: 'chargeback', undone: true }]],
])('a dispute that is %s counts as %j', async (status, expected) => {
  const id = await begin();
  stripe.pay(id);
  stripe.dispute(id, 300, status);
  expect(await provider.reversals(id)).toMatchObject(expected);
});

it('an error is logged without its text and without the key', async () => {
  lines.length = 0;
  await expect(provider.create(orderOf({ paymentId: 'same' }))).resolves.not.toBeNull();
  await expect(provider.create(orderOf({ paymentId: 'same', amountMinor: 1 }))).rejects.toMatchObject({
    code: 'payment_provider_unavailable',
  });
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ call: 'create', status: 400 }]);
  expect(lines.join()).not.toMatch(/Nina|example\.com|sk_test/);
});

it('reads from a signed webhook which payment it is about', async () => {
  const id = await begin();
  stripe.pay(id);
  const { payment_intent } = stripe.session(id);
  const read = async (about: object) => {
    const { payload, signature } = await stripe.webhook(about, now);
    return provider.readWebhook?.(Buffer.from(payload), signature);
  };
  expect(await read({ object: 'checkout.session', id })).toBe(id);
  expect(await read({ object: 'charge', id: 'ch_1', payment_intent })).toBe(id);
  expect(await read({ object: 'dispute', id: 'dp_1', payment_intent })).toBe(id);
  expect(await read({ object: 'refund', id: 're_1', payment_intent: 'pi_other' })).toBeNull();
  expect(await read({ object: 'customer', id: 'cus_1' })).toBeNull();
});

it('refuses a webhook that is not signed, by somebody else, changed, or old', async () => {
  const about = { object: 'checkout.session', id: 'cs_1' };
  const { payload, signature } = await stripe.webhook(about, now);
  const others = await stripe.webhook(about, now, 'whsec_other');
  const old = await stripe.webhook(about, new Date(now.getTime() - 301_000));
  const refused = { code: 'request_refused' };
  for (const [body, given] of [
    [payload, ''],
    [payload, others.signature],
    [payload.replace('cs_1', 'cs_2'), signature],
    [old.payload, old.signature],
  ] as const)
    await expect(provider.readWebhook?.(Buffer.from(body), given)).rejects.toMatchObject(refused);
});
