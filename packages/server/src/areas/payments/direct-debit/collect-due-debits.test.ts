import { describe, expect, test } from 'vitest';
import { order, placeOrder } from '../../../../test/buy.ts';
import { debtor } from '../../../../test/debtors.ts';
import { fakePayments } from '../../../../test/fake-payments.ts';
import { createTestServer } from '../../../../test/server.ts';
import { walletAndLedger } from '../../../../test/writers.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { DebitProvider } from '../../../infrastructure/payments/direct-debits.ts';
import { paymentsBy } from '../../../infrastructure/payments/payments.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { collectDueDebits } from './collect-due-debits.ts';

const fake = fakePayments();
const { collections, customers, mandates } = fake.debits;
/**
 * Calls of the provider that fail; `answer`: it collects, but its response is lost; `refuse`: it refuses to collect.
 */
const faults = new Set<'addCustomer' | 'addMandate' | 'collect' | 'answer' | 'find' | 'refuse'>();
const failIfFaulty = (name: Parameters<typeof faults.has>[0]) => {
  if (faults.has(name)) throw new ApiError('payment_provider_unavailable');
};
const debits: DebitProvider = {
  ...fake.debits.provider,
  addCustomer: async customer => {
    failIfFaulty('addCustomer');
    return fake.debits.provider.addCustomer(customer);
  },
  addMandate: async (...mandate) => {
    failIfFaulty('addMandate');
    return fake.debits.provider.addMandate(...mandate);
  },
  collect: async collection => {
    failIfFaulty('collect');
    if (faults.has('refuse')) return null;
    const id = await fake.debits.provider.collect(collection);
    // the provider got the request, but its response is lost
    failIfFaulty('answer');
    return id;
  },
  find: async (...payment) => {
    failIfFaulty('find');
    return fake.debits.provider.find(...payment);
  },
};
const payments = paymentsBy([{ ...fake.provider, debits }], null);
const server = await createTestServer({ parts: { payments } });
const { ctx } = server;
const signedUpADayAgo = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });
const collectionsOf = (paymentId: string) =>
  collections.filter(collection => collection.paymentId === paymentId);
const webhook = async (paymentId: string) => {
  const provider = await server.client();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return provider('POST', '/api/payment-webhook.php', `id=tr_${paymentId}`, { headers });
};

/** Adds a member with an order whose collection was requested from the bank. */
async function orderAndCollect(overrides: Record<string, unknown> = {}) {
  const anna = await debtor(server, signedUpADayAgo());
  const { payment, mandate } = await anna.order(overrides);
  server.clock.advance({ days: 1 });
  await collectDueDebits(ctx);
  return { anna, id: payment.payment_id, mandate };
}

describe('collecting', () => {
  test('waits for the announced day, then is requested with payer, mandate and the id of the payment', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment, mandate } = await anna.order();
    server.clock.advance({ hours: 23, minutes: 59 });
    await collectDueDebits(ctx);
    expect(collectionsOf(payment.payment_id)).toEqual([]);
    server.clock.advance({ minutes: 1 });
    await collectDueDebits(ctx);
    expect(collectionsOf(payment.payment_id)).toMatchObject([
      {
        amountMinor: 999,
        currency: 'EUR',
        webhookUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/api\/payment-webhook\.php$/),
      },
    ]);
    const providerMandate = mandates.find(candidate => candidate.reference === mandate.reference);
    expect(providerMandate).toMatchObject({
      iban: anna.iban,
      holder: 'Anna Bianchi',
      signedOn: '2026-11-21',
    });
    expect((await anna.list()).mandates[0].collections[0].state).toBe('collecting');
    expect((await anna.payment(payment.payment_id)).status).toBe('pending');
  });

  test('happens once, also with several processes', async () => {
    const members = [];
    for (let count = 0; count < 4; count++) members.push(await debtor(server, signedUpADayAgo()));
    const orders = await Promise.all(members.map(member => member.order()));
    server.clock.advance({ days: 1 });
    await Promise.all(Array.from({ length: 5 }, () => collectDueDebits(ctx)));
    await collectDueDebits(ctx);
    for (const { payment } of orders) expect(collectionsOf(payment.payment_id)).toHaveLength(1);
  });

  test.each(['addCustomer', 'addMandate', 'collect'] as const)(
    'goes on when the provider was gone at %s, and asks for nothing twice',
    async fault => {
      const anna = await debtor(server, signedUpADayAgo());
      const { payment, mandate } = await anna.order();
      server.clock.advance({ days: 1 });
      faults.add(fault);
      await collectDueDebits(ctx);
      expect(collectionsOf(payment.payment_id)).toEqual([]);
      faults.clear();
      // for ten minutes, the process that claimed the collection may still be working on it
      await collectDueDebits(ctx);
      expect(collectionsOf(payment.payment_id)).toEqual([]);
      server.clock.advance({ minutes: 10 });
      await collectDueDebits(ctx);
      expect(collectionsOf(payment.payment_id)).toHaveLength(1);
      expect(customers.filter(({ mandateId }) => mandateId === mandate.id)).toHaveLength(1);
      expect(mandates.filter(({ mandateId }) => mandateId === mandate.id)).toHaveLength(1);
    },
  );

  test('after a lost response the provider is searched before the collection is requested again', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    server.clock.advance({ days: 1 });
    faults.add('answer');
    await collectDueDebits(ctx);
    faults.clear();
    faults.add('find');
    server.clock.advance({ hours: 2 });
    await collectDueDebits(ctx);
    faults.clear();
    server.clock.advance({ hours: 2 });
    await collectDueDebits(ctx);
    expect(collectionsOf(payment.payment_id)).toHaveLength(1);
    fake.settle(payment.payment_id, 'completed');
    expect((await anna.payment(payment.payment_id)).status).toBe('completed');
  });

  test('the webhook can arrive before the response', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    server.clock.advance({ days: 1 });
    faults.add('answer');
    await collectDueDebits(ctx);
    faults.clear();
    fake.settle(payment.payment_id, 'completed');
    await webhook(payment.payment_id);
    expect((await anna.payment(payment.payment_id)).status).toBe('completed');
    server.clock.advance({ hours: 1 });
    await collectDueDebits(ctx);
    expect(collectionsOf(payment.payment_id)).toHaveLength(1);
  });

  test('is given up three days after the announced day', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    server.clock.advance({ days: 1 });
    faults.add('addCustomer');
    await collectDueDebits(ctx);
    server.clock.advance({ days: 3 });
    faults.clear();
    await collectDueDebits(ctx);
    expect(collectionsOf(payment.payment_id)).toEqual([]);
    expect((await anna.payment(payment.payment_id)).status).toBe('cancelled');
    expect(await anna.credits()).toBe(0);
    expect((await anna.list()).blocked).toBeNull();
  });

  test('the reconciling job skips collections before their day', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    server.clock.advance({ hours: 5 });
    await reconcilePayments(ctx);
    expect((await anna.payment(payment.payment_id)).status).toBe('pending');
    server.clock.advance({ days: 1 });
    await collectDueDebits(ctx);
    fake.settle(payment.payment_id, 'completed');
    await reconcilePayments(ctx);
    expect((await anna.list()).mandates[0].collections[0].state).toBe('paid');
  });
});

describe('the result of the bank', () => {
  test('paid: premium begins, and credits given before are not given again', async () => {
    const { anna, id } = await orderAndCollect();
    fake.settle(id, 'completed');
    await Promise.all([webhook(id), webhook(id), reconcilePayments(ctx)]);
    expect((await anna.call('GET', '/api/user.php')).body.user).toMatchObject({
      credits: 20,
      paid_user: true,
    });
    expect((await anna.list()).mandates[0].collections[0].state).toBe('paid');
  });

  test('paid: credits that were above the limit for giving them in advance are given now', async () => {
    const { anna, id } = await orderAndCollect({ package: 'credits-300' });
    expect(await anna.credits()).toBe(0);
    fake.settle(id, 'completed');
    await webhook(id);
    expect(await anna.credits()).toBe(300);
  });

  test('refused: credits are taken back and direct debit is closed until another purchase is paid', async () => {
    const { anna, id } = await orderAndCollect();
    fake.settle(id, 'failed');
    await Promise.all([webhook(id), webhook(id)]);
    expect(await anna.credits()).toBe(0);
    expect((await anna.payment(id)).status).toBe('failed');
    const list = await anna.list();
    expect(list).toMatchObject({ blocked: { minutes: null }, used: { amount_minor: 0 } });
    expect(list.mandates[0].collections[0].state).toBe('failed');
    const { status, body } = await anna.start();
    expect([status, body.code, body.details]).toEqual([403, 'direct_debit_blocked', undefined]);

    const paymentId = await order(server, anna.call);
    expect((await anna.start()).body.code).toBe('direct_debit_blocked');
    await pay(paymentId);
    expect(await anna.credits()).toBe(20);
    expect((await anna.start()).status).toBe(201);
  });

  test('refused after they were spent: the balance stays at zero and the next purchase gives them back', async () => {
    const { anna, id } = await orderAndCollect();
    const olga = await server.member();
    const message = { profile: olga.id, text: 'Ciao' };
    const headers = { 'idempotency-key': ctx.ids.uuid() };
    expect((await anna.call('POST', '/api/message.php', message, { headers })).status).toBe(201);
    fake.settle(id, 'failed');
    await webhook(id);
    expect(await anna.credits()).toBe(0);
    expect((await anna.list()).owed_credits).toBe(2);
    await pay(await order(server, anna.call));
    expect(await anna.credits()).toBe(18);
    expect(await anna.list()).toMatchObject({ owed_credits: 0, blocked: null });
    const { balance, sum } = await walletAndLedger(server, anna);
    expect([balance, sum]).toEqual([18, 0]);
  });

  test('refused before anything was requested from the bank', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    server.clock.advance({ days: 1 });
    faults.add('refuse');
    await collectDueDebits(ctx);
    faults.clear();
    expect((await anna.payment(payment.payment_id)).status).toBe('failed');
    expect(await anna.credits()).toBe(0);
  });

  test('an order under the key of a debit is a separate order', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    await anna.confirm(order.id, await anna.lastCode());
    const answer = await placeOrder(server, anna.call, {}, { key: order.id });
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict']);
  });
});

async function pay(paymentId: string): Promise<void> {
  fake.settle(paymentId, 'completed');
  await webhook(paymentId);
}
