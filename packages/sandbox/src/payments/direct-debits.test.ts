import { collectDueDebits } from '@velluto/server/areas/payments/direct-debit/collect-due-debits.ts';
import { reconcilePayments } from '@velluto/server/areas/payments/settlement/reconcile-payments.ts';
import { paymentsBy } from '@velluto/server/infrastructure/payments/payments.ts';
import { debtor, testIban } from '@velluto/server/test/debtors.ts';
import { createTestServer } from '@velluto/server/test/server.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sandbox } from '../sandbox.ts';

const log = pino({ level: 'silent' });
const payments = sandbox.payments(log, () => server.app);
const server = await createTestServer({ parts: { payments: paymentsBy([payments], null) } });
const { ctx } = server;
const old = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });
const debits = payments.debits;
if (!debits) throw new Error('The sandbox does not collect.');

const tables = server.db.withTables<{
  sandbox_payment: { id: string; metadata: string; customer_id: string };
  sandbox_mandate: {
    id: string;
    account: string;
    reference: string;
    revoked: boolean;
    idempotency_key: string | null;
  };
}>();
/** The sandbox's id of a payment of ours. */
const sandboxIdOf = async (paymentId: string) =>
  (
    await tables
      .selectFrom('sandbox_payment')
      .select('id')
      .where('metadata', 'like', `%${paymentId}%`)
      .executeTakeFirstOrThrow()
  ).id;
const operator = (method: string, url: string, body?: object) =>
  server.client().then(call => call(method, url, body));
const pick = async (paymentId: string, outcome: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = `/__payments/checkout/${await sandboxIdOf(paymentId)}`;
  return (await server.client())('POST', url, `outcome=${outcome}`, { headers });
};

/** A member whose first direct debit was sent to their bank, through Mollie's official client. */
async function collected(packageId = 'credits-20') {
  const anna = await debtor(server, old());
  const { payment, mandate } = await anna.order({ package: packageId });
  server.clock.advance({ days: 1 });
  await collectDueDebits(ctx);
  const state = async () => (await anna.list()).mandates[0].collections[0].state as string;
  return { anna, id: payment.payment_id, mandate, state };
}

test('Mollie’s own client takes every answer from payer to payment; the bank takes its days', async () => {
  const { anna, id, mandate, state } = await collected();
  expect(await state()).toBe('collecting');
  await reconcilePayments(ctx);
  expect((await anna.payment(id)).status).toBe('pending');
  server.clock.advance({ days: 2 });
  await reconcilePayments(ctx);
  expect(await state()).toBe('paid');
  const mandateRow = await tables
    .selectFrom('sandbox_mandate')
    .selectAll()
    .where('reference', '=', mandate.reference)
    .executeTakeFirstOrThrow();
  expect(mandateRow.account).not.toContain(anna.iban.slice(4));
});

test.each([
  ['paid', 'completed', 20],
  ['failed', 'failed', 0],
])('the page and the webhook end a debit as %s', async (outcome, status, credits) => {
  const { anna, id } = await collected();
  expect((await pick(id, outcome)).status).toBe(303);
  expect((await anna.payment(id)).status).toBe(status);
  expect(await anna.credits()).toBe(credits);
});

test('charged back: credits and premium are taken back, what renews ends, debit is closed until a purchase', async () => {
  const { anna, id, state } = await collected('premium-1');
  await pick(id, 'paid');
  expect((await anna.call('GET', '/api/user.php')).body.user).toMatchObject({ paid_user: true, credits: 30 });
  const url = `/__payments/reversals/${await sandboxIdOf(id)}`;
  const { body } = await operator('POST', url, { kind: 'chargeback' });
  expect(await state()).toBe('charged_back');
  expect((await anna.call('GET', '/api/user.php')).body.user).toMatchObject({ paid_user: false, credits: 0 });
  expect(await anna.list()).toMatchObject({
    blocked: { minutes: null },
    mandates: [{ renewal: { cancelled_at: expect.any(String), next_on: null } }],
  });
  expect((await anna.start()).body.code).toBe('direct_debit_blocked');
  // the bank reverses the chargeback: the shop has the money again
  await operator('PUT', `${url}/${body.id}`, { status: 'reversed' });
  expect(await state()).toBe('paid');
  expect(await anna.list()).toMatchObject({ blocked: null });
  expect(await anna.credits()).toBe(30);
});

test('a customer, mandate or payment requested twice is made once; a payment is found by our id', async () => {
  const mandateId = ctx.ids.uuid();
  const customer = { mandateId, holder: 'Anna', language: 'it' } as const;
  const payer = (await debits.addCustomer(customer)) ?? '';
  expect(await debits.addCustomer(customer)).toBe(payer);
  const order = {
    mandateId,
    reference: 'VELLUTO-1',
    signedOn: '2026-11-21',
    holder: 'Anna',
    iban: testIban(777),
  };
  const [first, second] = [await debits.addMandate(payer, order), await debits.addMandate(payer, order)];
  expect(second).toBe(first);
  // Mollie recognises an idempotency key for one hour only
  await tables.updateTable('sandbox_mandate').set({ idempotency_key: null }).execute();
  expect(await debits.addMandate(payer, order)).toBe(first);
  const collection = {
    paymentId: ctx.ids.uuid(),
    customerId: payer,
    providerMandateId: first ?? '',
    amountMinor: 999,
    currency: 'EUR' as const,
    description: 'x',
    webhookUrl: 'http://localhost/api/payment-webhook.php',
  };
  const id = await debits.collect(collection);
  expect(await debits.collect(collection)).toBe(id);
  expect(await debits.find(payer, collection.paymentId)).toBe(id);
  expect(await debits.find(payer, ctx.ids.uuid())).toBeNull();
  expect(await debits.find('cst_nobody', collection.paymentId)).toBeNull();
});

test('an impossible collection is refused and not retried: wrong account, no mandate, a revoked one', async () => {
  const mandateId = ctx.ids.uuid();
  const customerId = (await debits.addCustomer({ mandateId, holder: 'Eva', language: 'de' })) ?? '';
  const order = {
    mandateId,
    reference: 'VELLUTO-2',
    signedOn: '2026-11-21',
    holder: 'Eva',
    iban: testIban(778),
  };
  expect(await debits.addMandate(customerId, { ...order, iban: 'DE00000000000000000000' })).toBeNull();
  expect(await debits.addMandate('cst_nobody', order)).toBeNull();
  const providerMandateId = (await debits.addMandate(customerId, order)) ?? '';
  const collect = (id: string) =>
    debits.collect({
      paymentId: ctx.ids.uuid(),
      customerId,
      providerMandateId: id,
      amountMinor: 999,
      currency: 'EUR' as const,
      description: 'x',
      webhookUrl: 'http://localhost/api/payment-webhook.php',
    });
  expect(await collect('mdt_none')).toBeNull();
  await debits.revokeMandate(customerId, providerMandateId);
  await debits.revokeMandate(customerId, providerMandateId);
  expect(await collect(providerMandateId)).toBeNull();
});

test('a provider that is down is asked again later', async () => {
  const anna = await debtor(server, old());
  const { payment } = await anna.order();
  server.clock.advance({ days: 1 });
  await operator('PUT', '/__payments/switches', { down: true });
  await collectDueDebits(ctx);
  expect((await anna.list()).mandates[0].collections[0].state).toBe('collecting');
  await operator('PUT', '/__payments/switches', { down: false });
  server.clock.advance({ minutes: 10 });
  await collectDueDebits(ctx);
  await pick(payment.payment_id, 'paid');
  expect((await anna.payment(payment.payment_id)).status).toBe('completed');
});
