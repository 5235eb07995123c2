import { inProcess } from '@velluto/server/http/in-process.ts';
import * as sdk from '@velluto/server/infrastructure/payments/mollie-sdk.ts';
import { paymentsBy } from '@velluto/server/infrastructure/payments/payments.ts';
import { testIban } from '@velluto/server/test/debtors.ts';
import { createTestServer } from '@velluto/server/test/server.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sandbox } from '../sandbox.ts';

const log = pino({ level: 'silent' });
const payments = sandbox.payments(log, () => server.app);
const server = await createTestServer({ parts: { payments: paymentsBy([payments], null) } });
const control = await server.client();

const { ClientCore, HTTPClient, ClientError, ResponseValidationError, ...calls } = sdk;
type Call = keyof typeof calls;

const clientWith = (apiKey: string) =>
  new ClientCore({
    security: { apiKey },
    serverURL: 'http://sandbox.invalid/__payments',
    retryConfig: { strategy: 'none' },
    httpClient: new HTTPClient({
      fetcher: (input, init) => inProcess(server.app, new Request(input, init)),
    }),
  });
const client = clientWith('test_key');

/** Makes a call with Mollie's official client; throws its error when it does not accept the answer. */
async function ask<Name extends Call>(name: Name, request: Parameters<(typeof calls)[Name]>[1], by = client) {
  const result = await (calls[name] as (typeof calls)['paymentsGet'])(
    by,
    request as Parameters<(typeof calls)['paymentsGet']>[1],
  );
  if (!result.ok) throw result.error;
  return result.value as Extract<Awaited<ReturnType<(typeof calls)[Name]>>, { ok: true }>['value'];
}
/** HTTP status of an answer in Mollie's error format; fails the test for any other answer. */
async function refusal(answer: Promise<unknown>): Promise<number> {
  const error = await answer.then(
    () => new Error('It was taken.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ClientError) || error instanceof ResponseValidationError) throw error;
  expect(JSON.parse(error.body)).toMatchObject({
    status: error.statusCode,
    title: expect.any(String),
    detail: expect.any(String),
    _links: { documentation: { href: expect.any(String), type: 'text/html' } },
  });
  return error.statusCode;
}

const urls = { redirectUrl: 'http://localhost/', webhookUrl: 'http://localhost/api/payment-webhook.php' };
const amount = { currency: 'EUR', value: '9.99' } as const;
const paymentRequest = { amount, description: 'x', method: 'paypal', ...urls } as const;
const newPayment = async () => (await ask('paymentsCreate', { paymentRequest })).id;
const pick = (id: string, outcome: string) =>
  control('POST', `/__payments/checkout/${id}`, `outcome=${outcome}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const move = (id: string, reversal: string, status: string) =>
  control('PUT', `/__payments/reversals/${id}/${reversal}`, { status });

test('Mollie’s own client accepts a payment in each of its states', async () => {
  for (const outcome of ['paid', 'failed', 'canceled', 'expired']) {
    const paymentId = await newPayment();
    expect((await ask('paymentsGet', { paymentId })).status).toBe('open');
    await pick(paymentId, outcome);
    expect((await ask('paymentsGet', { paymentId })).status).toBe(outcome);
  }
  expect((await ask('paymentsCancel', { paymentId: await newPayment() })).status).toBe('canceled');
});

test('Mollie’s own client accepts refunds and chargebacks in each of their states', async () => {
  const paymentId = await newPayment();
  await pick(paymentId, 'paid');
  const value = { currency: 'EUR', value: '0.50' } as const;
  const refundRequest = { amount: value, description: 'x', metadata: { reversal_id: 'y' } };
  const states = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'] as const;
  for (const state of states) {
    const { id } = await ask('refundsCreate', { paymentId, refundRequest });
    await move(paymentId, id, state);
    server.clock.advance({ seconds: 1 });
  }
  for (const ended of [true, false]) {
    const chargeback = { kind: 'chargeback', amount_minor: 100 };
    const { body } = await control('POST', `/__payments/reversals/${paymentId}`, chargeback);
    if (ended) await move(paymentId, body.id, 'reversed');
    server.clock.advance({ seconds: 1 });
  }
  const { refunds = [] } = (await ask('refundsList', { paymentId })).result.embedded;
  expect(refunds.map(({ status }) => status).toReversed()).toEqual(states);
  const { chargebacks = [] } = (await ask('chargebacksList', { paymentId })).result.embedded;
  expect(chargebacks.map(({ reversedAt }) => typeof reversedAt)).toEqual(['object', 'string']);
  const all = await Promise.all([ask('refundsAll', {}), ask('chargebacksAll', {})]);
  expect(all.map(({ result }) => result.embedded)).toEqual([{ refunds }, { chargebacks }]);
  expect((await ask('paymentsGet', { paymentId })).amountChargedBack?.value).toBe('1.00');
});

test('Mollie’s own client accepts customers, mandates, collections and payment methods', async () => {
  const { id: customerId } = await ask('customersCreate', { entityCustomer: { name: 'Anna' } });
  const mandateRequest = {
    method: 'directdebit' as const,
    consumerName: 'Anna',
    signatureDate: '2026-11-21',
    consumerAccount: testIban(900),
    mandateReference: 'VELLUTO-1',
  };
  const mandate = await ask('mandatesCreate', { customerId, mandateRequest });
  expect(mandate.status).toBe('valid');
  const collection = {
    ...paymentRequest,
    method: 'directdebit' as const,
    sequenceType: 'recurring' as const,
    redirectUrl: null,
    customerId,
    mandateId: mandate.id,
  };
  const { id: paymentId } = await ask('paymentsCreate', { paymentRequest: collection });
  expect((await ask('paymentsGet', { paymentId })).status).toBe('pending');
  const { payments: all = [] } = (await ask('customersListPayments', { customerId })).result.embedded;
  expect(all.map(({ id }) => id)).toEqual([paymentId]);
  await ask('mandatesRevoke', { customerId, mandateId: mandate.id });
  const { mandates = [] } = (await ask('mandatesList', { customerId })).result.embedded;
  expect(mandates.map(({ id, status }) => [id, status])).toEqual([[mandate.id, 'invalid']]);
  const again = { paymentRequest: collection };
  expect(await refusal(ask('paymentsCreate', again))).toBe(422);
  expect(await refusal(ask('mandatesRevoke', { customerId, mandateId: mandate.id }))).toBe(404);
  const wrong = { ...mandateRequest, consumerAccount: 'DE00' };
  expect(await refusal(ask('mandatesCreate', { customerId, mandateRequest: wrong }))).toBe(422);
  expect((await ask('methodsList', { includeWallets: 'applepay' })).embedded.methods?.[0]?.status).toBe(
    'activated',
  );
});

test('Mollie’s own client accepts every refusal: not found, impossible, not allowed', async () => {
  const paymentId = await newPayment();
  await pick(paymentId, 'paid');
  const none = { paymentId: 'tr_none' };
  const refund = (value: string, currency: 'EUR' | 'PLN' = 'EUR') => ({
    refundRequest: { amount: { currency, value }, description: 'x' },
  });
  for (const [status, answer] of [
    [404, () => ask('paymentsGet', none)],
    [404, () => ask('paymentsCancel', none)],
    [404, () => ask('refundsCreate', { ...none, ...refund('1.00') })],
    [404, () => ask('refundsList', none)],
    [404, () => ask('chargebacksList', none)],
    [404, () => ask('customersListPayments', { customerId: 'cst_none' })],
    [404, () => ask('mandatesList', { customerId: 'cst_none' })],
    [422, () => ask('paymentsCancel', { paymentId })],
    [422, () => ask('refundsCreate', { paymentId, ...refund('10.00') })],
    [422, () => ask('refundsCreate', { paymentId, ...refund('0.00') })],
    [422, () => ask('refundsCreate', { paymentId, ...refund('1.00', 'PLN') })],
    [422, () => ask('paymentsCreate', { paymentRequest: { ...paymentRequest, description: '' } })],
    [
      422,
      () =>
        ask('paymentsCreate', {
          paymentRequest: { ...paymentRequest, amount: { currency: 'EUR', value: '0.00' } },
        }),
    ],
  ] as const) {
    expect(await refusal(answer())).toBe(status);
  }
});

test('Mollie’s own client accepts the refusal of calls without a key, and while the provider is down', async () => {
  const requests = {
    paymentsCreate: { paymentRequest },
    customersCreate: { entityCustomer: { name: 'Anna' } },
    customersListPayments: { customerId: 'cst_1' },
    mandatesCreate: { customerId: 'cst_1', mandateRequest: { method: 'directdebit', consumerName: 'Anna' } },
    mandatesList: { customerId: 'cst_1' },
    mandatesRevoke: { customerId: 'cst_1', mandateId: 'mdt_1' },
    methodsList: {},
    refundsAll: {},
    chargebacksAll: {},
    refundsCreate: { paymentId: 'tr_1', refundRequest: { amount, description: 'x' } },
    ...Object.fromEntries(
      ['paymentsGet', 'paymentsCancel', 'refundsList', 'chargebacksList'].map(name => [
        name,
        { paymentId: 'tr_1' },
      ]),
    ),
  };
  const all = Object.entries(requests) as [Call, Parameters<typeof ask>[1]][];
  for (const [name, request] of all)
    expect(await refusal(ask(name, request, clientWith('live_key')))).toBe(401);
  await control('PUT', '/__payments/switches', { down: true });
  for (const [name, request] of all) expect(await refusal(ask(name, request))).toBe(503);
  await control('PUT', '/__payments/switches', { down: false });
  expect(all.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
});
