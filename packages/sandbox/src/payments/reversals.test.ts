import {
  reconcilePayments,
  reconcileReversals,
} from '@velluto/server/areas/payments/settlement/reconcile-payments.ts';
import { reconcileLedger } from '@velluto/server/areas/wallet/ledger-reconciliation.ts';
import { inProcess } from '@velluto/server/http/in-process.ts';
import { molliePayments } from '@velluto/server/infrastructure/payments/mollie.ts';
import { paymentsBy } from '@velluto/server/infrastructure/payments/payments.ts';
import { addBuyer, type Buyer } from '@velluto/server/test/buyers.ts';
import { createTestServer } from '@velluto/server/test/server.ts';
import { sql } from 'kysely';
import { ClientCore } from 'mollie-api-typescript/core.js';
import { paymentsList } from 'mollie-api-typescript/funcs/paymentsList.js';
import { HTTPClient } from 'mollie-api-typescript/lib/http.js';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';

const fetcher = (request: Request) => inProcess(server.app, request);
const url = 'http://sandbox.invalid/__payments';
const connect = () =>
  molliePayments({ name: 'sandbox', apiKey: 'test_key', url, fetcher, log: pino({ level: 'silent' }) });
const provider = connect();
const server = await createTestServer({ parts: { payments: paymentsBy([provider], null) } });
const control = await server.client();

const turn = (switches: Record<string, unknown>) => control('PUT', '/__payments/switches', switches);
afterEach(async () => {
  await turn({ webhooks: 'normal', withoutMethods: [], down: false, refunds: 'pending' });
  await control('POST', '/__payments/webhooks');
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

/** Orders a package; `pick` chooses the result of the payment on the provider's page. */
async function ordered(buyer: Buyer, fields: object = {}) {
  const { payment } = (await buyer.order({ method: 'paypal', ...fields })).body;
  const { pathname } = new URL(payment.checkout_url);
  const id = pathname.split('/').at(-1) as string;
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const pick = (outcome: string) => control('POST', pathname, `outcome=${outcome}`, form);
  const stored = async () => {
    const row = server.db.selectFrom('payment').selectAll().where('id', '=', payment.payment_id);
    return row.executeTakeFirstOrThrow();
  };
  const reverse = (kind: string, amount_minor?: number) =>
    control('POST', `/__payments/reversals/${id}`, { kind, ...(amount_minor && { amount_minor }) });
  const move = (reversal: string, status: string) =>
    control('PUT', `/__payments/reversals/${id}/${reversal}`, { status });
  return { id, pick, stored, reverse, move };
}
const flush = async () => (await control('POST', '/__payments/webhooks')).body.sent;

test('Mollie’s own client accepts every answer about refunds and chargebacks', async () => {
  const { id, pick } = await ordered(await addBuyer(server));
  await pick('paid');
  const order = {
    reversalId: server.ctx.ids.uuid(),
    providerId: id,
    amountMinor: 250,
    currency: 'EUR' as const,
    description: 'x',
  };
  const refund = await provider.refund(order);
  expect(await provider.refund(order)).toEqual(refund);
  expect(await provider.refund({ ...order, reversalId: server.ctx.ids.uuid(), amountMinor: 750 })).toBeNull();
  expect(
    await provider.refund({ ...order, reversalId: server.ctx.ids.uuid(), providerId: 'tr_none' }),
  ).toBeNull();
  server.clock.advance({ minutes: 1 });
  const { body } = await control('POST', `/__payments/reversals/${id}`, {
    kind: 'chargeback',
    amount_minor: 100,
  });
  const reversals = await provider.reversals(id);
  expect(reversals).toEqual([
    {
      providerId: refund?.providerId,
      kind: 'refund',
      reversalId: order.reversalId,
      amountMinor: 250,
      currency: 'EUR',
      undone: false,
    },
    {
      providerId: body.id,
      kind: 'chargeback',
      reversalId: null,
      amountMinor: 100,
      currency: 'EUR',
      undone: false,
    },
  ]);
  await control('PUT', `/__payments/reversals/${id}/${body.id}`, { status: 'reversed' });
  await control('PUT', `/__payments/reversals/${id}/${refund?.providerId}`, { status: 'failed' });
  expect((await provider.reversals(id)).map(({ undone }) => undone)).toEqual([true, true]);
  expect(await provider.reversals('tr_none')).toEqual([]);
  expect(await provider.get(id)).toMatchObject({ status: 'completed', amountMinor: 999 });
});

test('Mollie’s own client accepts the list of payments, page by page', async () => {
  const anna = await addBuyer(server);
  for (let count = 0; count < 3; count++) {
    await ordered(anna);
    server.clock.advance({ minutes: 1 });
  }
  const httpClient = new HTTPClient({ fetcher: async (input, init) => fetcher(new Request(input, init)) });
  const client = new ClientCore({ security: { apiKey: 'test_key' }, serverURL: url, httpClient });
  const seen: string[] = [];
  for await (const page of await paymentsList(client, { limit: 2 })) {
    if (!page.ok) throw page.error;
    seen.push(...(page.value.result.embedded.payments ?? []).map(({ id }) => id));
  }
  const all = await server.db
    .selectFrom('payment')
    .select('provider_id')
    .orderBy('created_at', 'desc')
    .execute();
  expect(seen).toEqual(all.map(({ provider_id }) => provider_id));
});

test('the latest refunds and chargebacks are read page by page, back to a moment', async () => {
  const { id, pick } = await ordered(await addBuyer(server));
  await pick('paid');
  // so that the reversals of other tests are older than all of these
  server.clock.advance({ days: 4 });
  const now = server.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  // 260 chargebacks a day, the newest first
  await sql`insert into sandbox_reversal (id, payment_id, kind, amount_minor, description, metadata, status, created_at)
    select 'chb_many' || number, ${id}, 'chargeback', 1, '', 'null', 'received', ${now}::timestamptz - number * interval '1 day' / 260
    from generate_series(1, 260 * 3) as number`.execute(server.db);
  const seen = async (since: Date) =>
    (await provider.latestReversals(since)).filter(({ providerId }) => providerId.startsWith('chb_many'))
      .length;
  expect(await seen(daysAgo(30))).toBe(780);
  expect(await seen(daysAgo(1.5))).toBe(500);
  expect(await seen(now)).toBe(250);
  await sql`delete from sandbox_reversal where id like 'chb_many%'`.execute(server.db);
});

test('what the provider does not offer is not shown, and cannot be ordered', async () => {
  await turn({ withoutMethods: ['paypal', 'creditcard'] });
  const shown = [...(await connect().methods())];
  expect(shown).toContain('applepay');
  expect(shown).not.toContain('paypal');
  expect(shown).not.toContain('visa');
  await turn({ withoutMethods: [] });
  const fresh = connect();
  expect([...(await fresh.methods())]).toContain('visa');
  // the list of methods is cached for a while, and also used while the provider is down
  await turn({ withoutMethods: ['creditcard'], down: true });
  expect([...(await fresh.methods())]).toContain('visa');
});

test('an order that the provider refuses has ended, and holds neither its offer nor the limit of the month', async () => {
  const anna = await addBuyer(server);
  await server.db
    .insertInto('personal_discount')
    .values({
      pool: 'velluto',
      code_key: 'GIFT',
      code: 'Gift',
      member_id: anna.id,
      percent: 100,
      why: '{}',
      expires_at: null,
      created_at: server.clock.now(),
    })
    .execute();
  await anna.call('PUT', '/api/wallet-limits.php', { monthly_limit: { amount_minor: 999, currency: 'EUR' } });
  const key = server.ctx.ids.uuid();
  // an amount of 0, which no method accepts
  const free = await anna.order({ discountcode: 'gift' }, key);
  expect([free.status, free.body.code]).toEqual([400, 'payment_method_unavailable']);
  expect((await anna.order({ discountcode: 'gift' }, key)).body.payment.status).toBe('cancelled');
  expect((await anna.order({ discountcode: 'gift' })).body.code).toBe('payment_method_unavailable');
  // the list of methods is cached for a while: the provider may switch one off meanwhile
  await turn({ withoutMethods: ['paypal'] });
  expect((await anna.order({ method: 'paypal' })).body.code).toBe('payment_method_unavailable');
  await turn({ withoutMethods: [] });
  expect((await anna.order({ method: 'paypal' })).status).toBe(201);
});

test.each(['giropay', 'sofort'])('%s ended at the provider: no country offers it', async method => {
  const anna = await addBuyer(server);
  for (const country of ['DE', 'AT', 'NL', 'BE']) {
    const { body } = await anna.call('GET', `/api/packages.php?country=${country}`);
    expect(body.payment_methods).not.toContain(method);
    expect((await anna.order({ method, country })).body.code).toBe('payment_method_unavailable');
  }
});

test.each(['twice', 'late', 'reversed', 'never'] as const)(
  'webhooks that come %s end a payment, its refund and its chargeback the same',
  async mode => {
    const anna = await addBuyer(server);
    const { pick, reverse, move, stored } = await ordered(anna);
    await turn({ webhooks: mode });
    await pick('paid');
    const { body: refund } = await reverse('refund', 300);
    await reverse('chargeback', 699);
    await move(refund.id, 'refunded');
    if (mode === 'never') {
      server.clock.advance({ minutes: 2 });
      await reconcilePayments(server.ctx);
      expect(await stored()).toMatchObject({ status: 'completed', reversed_at: null });
      await reconcileReversals(server.ctx);
    } else if (mode !== 'twice') {
      expect(await stored()).toMatchObject({ status: 'pending' });
      expect(await flush()).toBe(4);
    }
    expect(await stored()).toMatchObject({ status: 'completed' });
    expect((await stored()).reversed_at).not.toBeNull();
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 0, accounts: { sales: -20, clawback: 20 } });
  },
);

test('a refund that fails gives the credits back', async () => {
  const anna = await addBuyer(server);
  const { pick, reverse, move } = await ordered(anna);
  await pick('paid');
  const { body } = await reverse('refund');
  expect((await anna.user()).credits).toBe(0);
  await move(body.id, 'failed');
  expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true });
});

test('a payment that nobody paid can be cancelled, another cannot', async () => {
  const anna = await addBuyer(server);
  const [open, paid] = [await ordered(anna), await ordered(anna, { package: 'credits-50' })];
  await paid.pick('paid');
  await provider.cancel(open.id);
  await provider.cancel(paid.id);
  await provider.cancel('tr_none');
  expect((await open.stored()).status).toBe('cancelled');
  expect((await paid.stored()).status).toBe('completed');
});

test('a provider that is down charges nothing, and the webhook comes again', async () => {
  const anna = await addBuyer(server);
  const { pick, stored } = await ordered(anna);
  await turn({ webhooks: 'late' });
  await pick('paid');
  await turn({ down: true });
  expect((await anna.order()).body.code).toBe('payment_provider_unavailable');
  await flush();
  expect((await stored()).status).toBe('pending');
  await turn({ down: false });
  server.clock.advance({ minutes: 2 });
  await reconcilePayments(server.ctx);
  expect((await stored()).status).toBe('completed');
});
