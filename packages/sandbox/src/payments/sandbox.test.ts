import { paymentsBy } from '@velluto/server/infrastructure/payments/payments.ts';
import { createTestServer } from '@velluto/server/test/server.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sandbox } from '../sandbox.ts';

const log = pino({ level: 'silent' });
const payments = sandbox.payments(log, () => server.app);
const server = await createTestServer({ parts: { payments: paymentsBy([payments], null) } });

/** Orders the middle package as a new member, with PayPal by default; returns the answer of the API. */
async function order(method = 'paypal') {
  const anna = await server.member();
  const call = await server.client(anna);
  const body = { package: 'credits-50', method, country: 'IT', begin_at_once: true };
  const headers = { 'idempotency-key': server.ctx.ids.uuid() };
  const answer = await call('POST', '/api/payment.php', body, { headers, host: 'localhost:4100' });
  const payment = answer.body.payment;
  const page = URL.parse(payment.checkout_url);
  if (!page) throw new Error('no page to pay on');
  const state = async () =>
    (await call('GET', `/api/payment.php?payment_id=${payment.payment_id}`)).body.payment.status;
  const pick = (outcome: string) =>
    call('POST', page.pathname, `outcome=${outcome}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { anna, call, payment, page, state, pick };
}

test.each([
  ['paid', 'completed', 50],
  ['failed', 'failed', 0],
  ['canceled', 'cancelled', 0],
  ['expired', 'cancelled', 0],
])(
  'Mollie’s own client, the page and the webhook end a payment that was %s as %s',
  async (outcome, status, credits) => {
    const { anna, payment, page, pick, call } = await order();
    expect(payment).toMatchObject({ status: 'pending', amount: { amount_minor: 1499, currency: 'EUR' } });
    expect(page.origin).toBe('http://localhost:4100');
    const answer = await pick(outcome);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`http://localhost:4100/transactions/${payment.payment_id}`);
    // the webhook alone changed it: nothing asked the provider for the payment in between
    const stored = await server.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', payment.payment_id)
      .executeTakeFirstOrThrow();
    expect(stored.status).toBe(status);
    expect((await call('GET', '/api/user.php')).body.user).toMatchObject({
      credits,
      paid_user: status === 'completed',
    });
    expect(server.events(anna).map(({ event }) => event)).toEqual(
      status === 'completed' ? ['credits', 'user'] : [],
    );
  },
);

test('the page speaks the buyer’s language, shows the amount, and offers nothing once it ended', async () => {
  const { call, page, pick } = await order();
  const open = await call('GET', page.pathname);
  expect(open.headers['content-security-policy']).toContain("default-src 'none'");
  expect(open.body).toContain('<html lang="it">');
  expect(open.body).toContain('14,99');
  expect(open.body).toContain('PayPal');
  await pick('failed');
  const ended = await call('GET', page.pathname);
  expect(ended.body).not.toContain('<form');
  expect(ended.body).toContain('Torna a Velluto');
});

test.each([
  ['visa', 'Visa'],
  ['maestro', 'Maestro'],
  ['creditcard', 'Carta'],
])('the page names the card that the buyer chose: %s', async (method, name) => {
  const { call, page } = await order(method);
  expect((await call('GET', page.pathname)).body).toContain(`<dd>${name}</dd>`);
});

test('the first choice counts, unknown ones and unknown payments do not exist', async () => {
  const { pick, state, call } = await order();
  expect((await pick('stolen')).status).toBe(404);
  await pick('paid');
  await pick('failed');
  expect(await state()).toBe('completed');
  expect((await call('GET', '/__payments/checkout/tr_none')).status).toBe(404);
});

test('its own page holds webhooks back, sends them by hand, and takes the provider down', async () => {
  const { call, payment, page, pick, state } = await order();
  const post = (path: string, body: string) =>
    call('POST', path, body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const shown = async () => (await call('GET', '/__payments')).body as string;
  const stored = () =>
    server.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', payment.payment_id)
      .executeTakeFirstOrThrow();
  const usual = await shown();
  expect(usual).toContain('value="normal" checked');
  expect(usual).toContain(`href="${page.pathname}"`);
  expect(usual).toContain('disabled>Send the webhooks that wait (0)');

  const turned = await post('/__payments', 'webhooks=reversed&refunds=failed');
  expect([turned.status, turned.headers.location]).toEqual([303, '/__payments']);
  expect(await shown()).toContain('value="reversed" checked');
  expect(await shown()).toContain('value="failed" checked');
  await pick('paid');
  expect(await stored()).toEqual({ status: 'pending' });
  expect(await shown()).toContain('<button>Send the webhooks that wait (1)');

  expect((await post('/__payments/waiting', '')).headers.location).toBe('/__payments');
  expect(await stored()).toEqual({ status: 'completed' });
  await post('/__payments', 'webhooks=normal&down=on');
  expect(
    (
      await call('GET', '/__payments/v2/payments', undefined, {
        headers: { authorization: 'Bearer test_sandbox' },
      })
    ).status,
  ).toBe(503);
  await post('/__payments', 'webhooks=normal');
  expect(await shown()).not.toContain('value="on" checked');
  expect(await state()).toBe('completed');
});

test('nobody paid in time: the payment expires by itself', async () => {
  const { state } = await order();
  server.clock.advance({ minutes: 14 });
  expect(await state()).toBe('pending');
  server.clock.advance({ minutes: 1 });
  expect(await state()).toBe('cancelled');
});

test('the API refuses calls without key and orders that make no sense', async () => {
  const { call } = await order();
  const key = { authorization: 'Bearer test_sandbox' };
  const url = '/__payments/v2/payments';
  const good = {
    amount: { currency: 'EUR', value: '9.99' },
    description: 'x',
    redirectUrl: 'http://localhost/',
  };
  expect((await call('POST', url, good)).status).toBe(401);
  expect((await call('POST', url, good, { headers: key })).status).toBe(201);
  for (const [field, bad] of [
    ['amount.value', { ...good, amount: { currency: 'EUR', value: 9.99 } }],
    ['amount.currency', { ...good, amount: { currency: 'euro', value: '9.99' } }],
    ['redirectUrl', { ...good, redirectUrl: '/here' }],
    ['description', { ...good, description: '' }],
  ] as const) {
    const { status, body } = await call('POST', url, bad, { headers: key });
    expect([status, body.field]).toEqual([422, field]);
  }
});

test('the same order twice is one payment at the provider', async () => {
  const request = {
    paymentId: server.ctx.ids.uuid(),
    amountMinor: 999,
    currency: 'EUR' as const,
    method: 'blik' as const,
    description: 'x',
    language: 'pl' as const,
    redirectUrl: 'http://localhost/',
    webhookUrl: 'http://localhost/api/payment-webhook.php',
  };
  const [first, second] = [await payments.create(request), await payments.create(request)];
  expect(second).toEqual(first);
  expect(await payments.get(first?.providerId ?? '')).toEqual({
    providerId: first?.providerId,
    payer: null,
    paymentId: request.paymentId,
    status: 'pending',
    amountMinor: 999,
    currency: 'EUR',
  });
  expect(await payments.get('tr_unknown')).toBeNull();
});
