import { afterEach, expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { collectDueDebits } from '../direct-debit/collect-due-debits.ts';
import { grantDueMonths } from '../settlement/premium.ts';
import { beginDuePurchases } from './waiting-purchases.ts';

const server = await createTestServer();
const { ctx } = server;
const start = '2026-11-21T12:00:00.000Z';
const end = '2026-12-05T23:00:00.000Z';
const unasked = { begin_at_once: undefined };
type Caller = Awaited<ReturnType<typeof addBuyer>>;
const begin = (anna: Pick<Caller, 'call'>, payment: string) =>
  anna.call('POST', '/api/begin.php', { payment, begin_at_once: true });
const withdraw = (anna: Pick<Caller, 'call'>, payment: string) =>
  anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
const wallet = async (anna: Pick<Caller, 'call'>) => (await anna.call('GET', '/api/wallet.php')).body;

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  server.clock.set(start);
});

test('without the express request nothing can be used before the period has ended, and then all of it', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy(unasked);
  expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
  expect(await wallet(anna)).toMatchObject({
    balance: 0,
    waiting: [{ payment: id, credits: 20, usable_from: end, refund_days: 14 }],
  });
  expect(await anna.state(id)).toMatchObject({ status: 'completed', usable_from: end });
  server.clock.set('2026-12-05T22:59:59.999Z');
  await beginDuePurchases(ctx);
  expect((await anna.books()).balance).toBe(0);
  server.clock.set(end);
  await Promise.all([beginDuePurchases(ctx), beginDuePurchases(ctx)]);
  expect((await anna.books()).balance).toBe(20);
  const later = { ...anna, call: await server.client(anna) };
  expect((await withdraw(later, id)).status).toBe(400);
  expect((await wallet(later)).waiting).toEqual([]);
});

test('nothing can be used up and repaid, in however many cycles and accounts', async () => {
  for (let account = 0; account < 2; account++) {
    const anna = await addBuyer(server);
    for (let cycle = 0; cycle < 3; cycle++) {
      const id = await anna.buy(unasked);
      expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
      const { withdrawal } = (await withdraw(anna, id)).body;
      expect(withdrawal).toMatchObject({ credits: 0, amount: { amount_minor: 999 } });
    }
    server.clock.set(end);
    await beginDuePurchases(ctx);
    expect((await anna.books()).accounts).toEqual({});
    server.clock.set(start);
  }
});

test('asked for later, once in many tabs, they can be used at once, and used ones are deducted', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy(unasked);
  const answers = await Promise.all([
    begin(anna, id),
    begin(anna, id),
    begin(anna, id),
    beginDuePurchases(ctx),
  ]);
  expect(answers.slice(0, 3).map(answer => answer?.status)).toEqual([200, 200, 200]);
  expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true });
  const mails = (await server.mails(`${anna.id}@example.com`)).filter(({ kind }) => kind === 'begin');
  expect(mails).toHaveLength(1);
  await anna.spend(13);
  expect((await withdraw(anna, id)).body.withdrawal).toMatchObject({
    credits: 7,
    amount: { amount_minor: 350 },
  });
});

test('premium waits as a whole, then its months begin', async () => {
  const anna = await addBuyer(server);
  const id = await anna.buy({ package: 'premium-3', ...unasked });
  server.clock.advance({ days: 10 });
  await grantDueMonths(ctx);
  expect((await anna.books()).balance).toBe(0);
  expect(await anna.user()).toMatchObject({ paid_user: false });
  server.clock.set(end);
  await beginDuePurchases(ctx);
  expect((await anna.books()).balance).toBe(40);
  server.clock.set('2027-01-06T12:00:00.000Z');
  await grantDueMonths(ctx);
  expect((await anna.books()).balance).toBe(80);
  const later = { call: await server.client(anna) };
  expect((await later.call('GET', `/api/transaction.php?id=${id}`)).body.transaction.ends_at).toBe(
    '2027-03-05T23:00:00.000Z',
  );
});

test('a direct debit without the request advances nothing, and waits once it is paid', async () => {
  const longAgo = new Date(server.clock.now().getTime() - 30 * 86_400_000);
  const anna = await debtor(server, { created_at: longAgo });
  const { payment } = await anna.order({}, false);
  expect(await anna.credits()).toBe(0);
  server.clock.advance({ days: 1 });
  await collectDueDebits(ctx);
  server.settlePayment(payment.payment_id, 'completed');
  expect(await anna.payment(payment.payment_id)).toMatchObject({
    status: 'completed',
    usable_from: '2026-12-06T23:00:00.000Z',
  });
  expect(await anna.credits()).toBe(0);
  server.clock.advance({ days: 20 });
  await beginDuePurchases(ctx);
  expect(await anna.credits()).toBe(20);
});

test('credits that are repaid or charged back meanwhile are not given, until the bank returns the money', async () => {
  const anna = await addBuyer(server);
  const [partly, wholly] = [await anna.buy(unasked), await anna.buy({ package: 'credits-50', ...unasked })];
  server.payments.reverse(partly, 'refund', 500);
  await webhook(server, `tr_${partly}`);
  const chargeback = server.payments.reverse(wholly, 'chargeback', 1999);
  await webhook(server, `tr_${wholly}`);
  expect(await anna.state(wholly)).toMatchObject({ usable_from: null });
  expect((await begin(anna, wholly)).status).toBe(400);
  server.clock.set(end);
  await beginDuePurchases(ctx);
  expect((await anna.books()).balance).toBe(10);
  chargeback.undone = true;
  await webhook(server, `tr_${wholly}`);
  await beginDuePurchases(ctx);
  expect((await anna.books()).balance).toBe(60);
});

test('somebody else’s purchase is not found, and one that was not paid does not begin', async () => {
  const [anna, luca] = [await addBuyer(server), await addBuyer(server)];
  const id = await anna.buy(unasked);
  expect((await begin(luca, id)).status).toBe(404);
  const open = (await luca.order(unasked)).body.payment.payment_id;
  expect((await begin(luca, open)).body.details).toEqual([{ field: 'payment', code: 'not_allowed' }]);
});
