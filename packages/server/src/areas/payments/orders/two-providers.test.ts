import { afterEach, expect, test, vi } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import { fakePayments } from '../../../../test/fake-payments.ts';
import { fakeStripe, webhookSecret } from '../../../../test/fake-stripe.ts';
import { createTestServer } from '../../../../test/server.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { createLog } from '../../../infrastructure/log.ts';
import { paymentsBy } from '../../../infrastructure/payments/payments.ts';
import { stripePayments } from '../../../infrastructure/payments/stripe.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';

const stripe = fakeStripe();
const first = fakePayments();
const second = stripePayments({
  apiKey: 'sk_test_0',
  webhookSecret,
  fetcher: stripe.fetcher,
  now: () => server.clock.now(),
  log: createLog('silent'),
});
const providers = [first.provider, second];
const payments = paymentsBy(providers, [
  { provider: 'stripe', method: 'paypal', country: 'IT' },
  { provider: 'fake', method: null, country: null },
  { provider: 'stripe', method: 'visa', country: null },
]);
const server = await createTestServer({ parts: { payments } });
const unavailable = new ApiError('payment_provider_unavailable');

afterEach(() => {
  vi.restoreAllMocks();
  stripe.switches.down = false;
});

const stored = (id: string) =>
  server.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Stripe's webhook about a payment that we know by its page. */
async function stripeSays(providerId: string | null, secret = webhookSecret) {
  const about = { object: 'checkout.session', id: providerId };
  const { payload, signature } = await stripe.webhook(about, server.clock.now(), secret);
  const call = await server.client();
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return call('POST', '/api/stripe-webhook.php', payload, { headers });
}

test('an order goes to the provider of its method and country', async () => {
  const anna = await addBuyer(server);
  const paypal = (await anna.order({ method: 'paypal' })).body.payment;
  expect(paypal.checkout_url).toContain('checkout.stripe.example');
  const card = (await anna.order({ method: 'visa', package: 'credits-50' })).body.payment;
  expect(card.checkout_url).toContain('pay.example');
});

test('a signed webhook of the second provider completes a payment, once', async () => {
  const anna = await addBuyer(server);
  const { payment_id: id } = (await anna.order({ method: 'paypal' })).body.payment;
  const { provider, provider_id: page } = await stored(id);
  expect(provider).toBe('stripe');
  stripe.pay(page as string);
  expect((await stripeSays(page, 'whsec_other')).status).toBe(403);
  expect((await stored(id)).status).toBe('pending');
  for (let time = 0; time < 2; time += 1) expect((await stripeSays(page)).status).toBe(204);
  expect(await stored(id)).toMatchObject({ status: 'completed', provider: 'stripe' });
  expect((await anna.user()).credits).toBe(20);
});

test('a webhook about nothing of ours changes nothing', async () => {
  expect((await stripeSays('cs_other')).status).toBe(204);
  const { payload } = await stripe.webhook({ object: 'customer' }, server.clock.now());
  const call = await server.client();
  const headers = { 'content-type': 'application/json' };
  expect((await call('POST', '/api/stripe-webhook.php', payload, { headers })).status).toBe(403);
});

test('where the first provider refuses or does not answer, the next one takes the order', async () => {
  const create = vi.spyOn(first.provider, 'create');
  for (const failing of [
    () => create.mockResolvedValueOnce(null),
    () => create.mockRejectedValueOnce(unavailable),
  ]) {
    failing();
    const anna = await addBuyer(server);
    const { status, body } = await anna.order({ method: 'visa' });
    expect(status).toBe(201);
    const { provider, provider_id: page } = await stored(body.payment.payment_id);
    expect(provider).toBe('stripe');
    stripe.pay(page as string);
    server.clock.advance({ minutes: 20 });
    // without any webhook
    await reconcilePayments(server.ctx);
    expect((await stored(body.payment.payment_id)).status).toBe('completed');
    expect((await anna.user()).credits).toBe(20);
  }
});

test('where no provider answers, the order waits for the next press of the button and has one page', async () => {
  const anna = await addBuyer(server);
  const key = server.ctx.ids.uuid();
  stripe.switches.down = true;
  vi.spyOn(first.provider, 'create').mockRejectedValueOnce(unavailable);
  expect((await anna.order({ method: 'visa' }, key)).body.code).toBe('payment_provider_unavailable');
  stripe.switches.down = false;
  const again = await anna.order({ method: 'visa' }, key);
  expect(again.body.payment.checkout_url).toMatch(/^https:/);
  expect((await anna.order({ method: 'visa' }, key)).body.payment).toEqual(again.body.payment);
  const rows = await server.db.selectFrom('payment').select('id').where('member_id', '=', anna.id).execute();
  expect(rows).toHaveLength(1);
});

test('an order that every provider refuses is ended', async () => {
  vi.spyOn(first.provider, 'create').mockResolvedValueOnce(null);
  vi.spyOn(second, 'create').mockResolvedValueOnce(null);
  const anna = await addBuyer(server);
  expect((await anna.order({ method: 'visa' })).body.code).toBe('payment_method_unavailable');
  const [row] = await server.db.selectFrom('payment').selectAll().where('member_id', '=', anna.id).execute();
  expect(row?.status).toBe('cancelled');
});

test('a page that comes too late is closed: the order has moved on to another provider', async () => {
  const anna = await addBuyer(server);
  const late = Promise.withResolvers<Awaited<ReturnType<typeof first.provider.create>>>();
  const cancel = vi.spyOn(first.provider, 'cancel');
  const create = vi.spyOn(first.provider, 'create').mockReturnValueOnce(late.promise);
  const key = server.ctx.ids.uuid();
  const slow = anna.order({ method: 'visa' }, key);
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  // the second press meanwhile
  create.mockRejectedValueOnce(unavailable);
  const quick = (await anna.order({ method: 'visa' }, key)).body.payment;
  expect(quick.checkout_url).toContain('checkout.stripe.example');
  late.resolve({ providerId: 'tr_late', checkoutUrl: 'https://pay.example/tr_late' });
  expect((await slow).body.payment.checkout_url).toBe(quick.checkout_url);
  expect(cancel.mock.calls).toEqual([['tr_late']]);
});

test('a refund goes to the provider that took the money', async () => {
  const refund = vi.spyOn(first.provider, 'refund');
  const anna = await addBuyer(server);
  const { payment_id: id } = (await anna.order({ method: 'paypal' })).body.payment;
  const { provider_id: page } = await stored(id);
  stripe.pay(page as string);
  await stripeSays(page);
  const answer = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: id });
  expect(answer.status).toBe(200);
  await server.runJobs();
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${page}`)).toMatchObject([
    { amount: 999 },
  ]);
  expect(refund).not.toHaveBeenCalled();
});

test('an open order of a provider without a key does not keep the member from buying, and ends by itself', async () => {
  const anna = await addBuyer(server);
  const { payment_id: id } = (await anna.order({ method: 'paypal' })).body.payment;
  providers.pop();
  try {
    expect((await anna.order({ method: 'visa' })).body.code).toBe('order_open');
    const another = await anna.order({ method: 'visa', another: true });
    expect(another.body.payment.checkout_url).toContain('pay.example');
    expect((await anna.state(id)).status).toBe('pending');
    server.clock.advance({ days: 31 });
    await reconcilePayments(server.ctx);
    expect((await stored(id)).status).toBe('cancelled');
  } finally {
    providers.push(second);
  }
});
