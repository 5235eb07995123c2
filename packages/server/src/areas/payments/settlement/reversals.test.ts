import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { grantDueMonths } from './premium.ts';
import { reconcileReversals } from './reconcile-payments.ts';

const server = await createTestServer();
const { payments } = server;

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

const callWebhook = (id: string) => webhook(server, `tr_${id}`);
const wallet = async (buyer: Buyer) => {
  const { balance, debt, sum } = await buyer.books();
  expect(sum).toBe(0);
  return { balance, debt };
};

describe('money that goes back', () => {
  test('takes its credits and ends premium once, however often and concurrently it is reported', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true });
    payments.reverse(id, 'refund', 999);
    await Promise.all(Array.from({ length: 8 }, () => callWebhook(id)));
    await callWebhook(id);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 0 });
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
    expect(await anna.state(id)).toMatchObject({ status: 'completed' });
    expect(server.events(anna).filter(({ event }) => event === 'user')).toHaveLength(2);
  });

  test('becomes a debt for spent credits, and later credits settle it', async () => {
    const anna = await addBuyer(server);
    const first = await anna.buy();
    await anna.spend(15);
    payments.reverse(first, 'chargeback', 999);
    await callWebhook(first);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 15 });
    await anna.buy({ package: 'credits-50' });
    expect(await wallet(anna)).toEqual({ balance: 35, debt: 0 });
    expect(await anna.user()).toMatchObject({ credits: 35, paid_user: true });
  });

  test('restores credits, debt and premium when the bank returns it', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    await anna.spend(5);
    const chargeback = payments.reverse(id, 'chargeback', 999);
    await callWebhook(id);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 5 });
    chargeback.undone = true;
    await Promise.all([callWebhook(id), callWebhook(id), callWebhook(id)]);
    expect(await wallet(anna)).toEqual({ balance: 15, debt: 0 });
    expect(await anna.user()).toMatchObject({ paid_user: true });
  });

  test('in parts takes its share of credits, rounded in favour of the member, and all parts take all', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    for (const [amount, balance] of [
      [100, 18], // 2.002 credits
      [100, 16], // 4.004
      [10, 16], // 4.2
      [789, 0],
    ] as const) {
      payments.reverse(id, 'refund', amount);
      await callWebhook(id);
      await callWebhook(id);
      expect((await wallet(anna)).balance).toBe(balance);
    }
    expect((await anna.user()).paid_user).toBe(false);
  });

  test('in parts leaves the member premium', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    payments.reverse(id, 'refund', 998);
    await callWebhook(id);
    expect(await anna.user()).toMatchObject({ credits: 1, paid_user: true });
  });

  test('a refund and a chargeback of the same payment take its credits once', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    payments.reverse(id, 'refund', 999);
    payments.reverse(id, 'chargeback', 999);
    await callWebhook(id);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 0 });
  });

  test('takes the same share of credits in whatever order it goes back and returns', async () => {
    const part = fc.record({
      kind: fc.constantFrom('refund' as const, 'chargeback' as const),
      amount: fc.constantFrom(1, 333, 500, 999),
      undone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), fc.nat(), async (parts, turn) => {
        const anna = await addBuyer(server);
        const id = await anna.buy();
        const reversals = [];
        for (const { kind, amount, undone } of parts) {
          reversals.push({ reversal: payments.reverse(id, kind, amount), amount, undone });
          await callWebhook(id);
        }
        // reversals are undone in another order than they were made
        const toUndo = reversals.filter(({ undone }) => undone);
        const first = turn % (toUndo.length + 1);
        for (const { reversal } of [...toUndo.slice(first), ...toUndo.slice(0, first)]) {
          reversal.undone = true;
          await callWebhook(id);
        }
        const repaid = reversals.reduce((sum, { amount, undone }) => sum + (undone ? 0 : amount), 0);
        const takenCredits = Math.floor((20 * Math.min(repaid, 999)) / 999);
        expect(await wallet(anna)).toEqual({ balance: 20 - takenCredits, debt: 0 });
        expect((await anna.user()).paid_user).toBe(repaid < 999);
      }),
      { numRuns: 25 },
    );
  });

  test('of a later month takes no credits again when an earlier one is undone', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy({ package: 'premium-3' });
    const half = (await anna.state(id)).amount.amount_minor / 2;
    payments.reverse(id, 'refund', Math.floor(half));
    await callWebhook(id);
    const before = (await wallet(anna)).balance;
    const { credits } = await anna.state(id);
    server.clock.advance({ days: 31 });
    await grantDueMonths(server.ctx);
    const chargeback = payments.reverse(id, 'chargeback', 100);
    await callWebhook(id);
    chargeback.undone = true;
    await callWebhook(id);
    expect(await wallet(anna)).toEqual({ balance: before + credits, debt: 0 });
  });

  test('premium stays while one purchase stands', async () => {
    const anna = await addBuyer(server);
    const [first, second] = [await anna.buy(), await anna.buy({ package: 'credits-50' })];
    payments.reverse(first, 'chargeback', 999);
    await callWebhook(first);
    expect(await anna.user()).toMatchObject({ credits: 50, paid_user: true });
    payments.reverse(second, 'refund', 1999);
    await callWebhook(second);
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
  });

  test('is processed together with the payment when its webhook arrives first', async () => {
    const anna = await addBuyer(server);
    const { payment_id: id } = (await anna.order()).body.payment;
    server.settlePayment(id, 'completed');
    payments.reverse(id, 'chargeback', 999);
    await Promise.all([callWebhook(id), callWebhook(id)]);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 0 });
    expect(await anna.user()).toMatchObject({ paid_user: false });
  });

  test('is found once without a webhook, and so is its return by the bank', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const [charged, refunded] = [await anna.buy(), await eva.buy()];
    const reversalsCall = vi.spyOn(payments.provider, 'reversals');
    const callsForBoth = () =>
      reversalsCall.mock.calls.filter(([id]) => id === `tr_${charged}` || id === `tr_${refunded}`);
    const chargeback = payments.reverse(charged, 'chargeback', 999);
    payments.reverse(refunded, 'refund', 500);
    reversalsCall.mockRejectedValueOnce(new ApiError('payment_provider_unavailable'));
    await reconcileReversals(server.ctx);
    await reconcileReversals(server.ctx);
    expect(await wallet(anna)).toEqual({ balance: 0, debt: 0 });
    expect(await wallet(eva)).toEqual({ balance: 10, debt: 0 });
    expect(callsForBoth()).toHaveLength(3);
    await reconcileReversals(server.ctx);
    expect(callsForBoth()).toHaveLength(3);
    chargeback.undone = true;
    await reconcileReversals(server.ctx);
    expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true });
    reversalsCall.mockRestore();
  });

  test('is found by the next run of the job where the provider was away', async () => {
    const anna = await addBuyer(server);
    payments.reverse(await anna.buy(), 'chargeback', 999);
    const away = new ApiError('payment_provider_unavailable');
    vi.spyOn(payments.provider, 'latestReversals').mockRejectedValueOnce(away);
    await reconcileReversals(server.ctx);
    expect((await wallet(anna)).balance).toBe(20);
    await reconcileReversals(server.ctx);
    expect((await wallet(anna)).balance).toBe(0);
  });

  test('an outdated state of it that arrives late changes nothing', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const refund = payments.reverse(id, 'refund', 999);
    refund.undone = true;
    await callWebhook(id);
    expect((await wallet(anna)).balance).toBe(20);
    refund.undone = false;
    await callWebhook(id);
    expect((await wallet(anna)).balance).toBe(20);
  });

  test.each([
    [999, 'PLN'],
    [0, 'EUR'],
  ])('is refused, and not looked for again, where it is %i %s', async (amount, currency) => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    payments.reverse(id, 'chargeback', amount, currency);
    expect((await callWebhook(id)).status).toBe(200);
    expect(await wallet(anna)).toEqual({ balance: 20, debt: 0 });
    const reversalsCall = vi.spyOn(payments.provider, 'reversals');
    await reconcileReversals(server.ctx);
    expect(reversalsCall).not.toHaveBeenCalledWith(`tr_${id}`);
    reversalsCall.mockRestore();
  });

  test('stops the months of a premium package, also while they are being granted, and goes on after', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy({ package: 'premium-3' });
    await anna.spend(10);
    server.clock.advance({ days: 31 });
    const chargeback = payments.reverse(id, 'chargeback', 3999);
    await Promise.all([
      grantDueMonths(server.ctx),
      callWebhook(id),
      grantDueMonths(server.ctx),
      callWebhook(id),
    ]);
    await callWebhook(id);
    const { balance, debt, accounts } = await anna.books();
    expect([balance, debt]).toEqual([0, 10]);
    const months = -(accounts.sales ?? 0) / 40;
    expect([1, 2]).toContain(months);
    server.clock.advance({ days: 40 });
    await grantDueMonths(server.ctx);
    expect((await anna.books()).accounts.sales).toBe(-40 * months);
    chargeback.undone = true;
    await callWebhook(id);
    await grantDueMonths(server.ctx);
    expect(await anna.books()).toMatchObject({ balance: 110, debt: 0, accounts: { sales: -120 } });
  });

  test('concurrent spending never makes the balance negative', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    payments.reverse(id, 'chargeback', 999);
    const luca = await server.member({ gender: 'male' });
    const send = () =>
      anna.call(
        'POST',
        '/api/message.php',
        { profile: luca.id, text: 'Ciao' },
        { headers: { 'idempotency-key': server.ctx.ids.uuid() } },
      );
    const sent = await Promise.all([send(), send(), callWebhook(id), send(), send()]);
    const paid = sent.filter(({ status }) => status === 201).length * 2;
    expect(await wallet(anna)).toEqual({ balance: 0, debt: paid });
  });
});
