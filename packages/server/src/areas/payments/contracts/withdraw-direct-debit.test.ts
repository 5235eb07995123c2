import { afterEach, describe, expect, test, vi } from 'vitest';
import { webhook } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { countLockWaiters } from '../../../../test/lock-waiters.ts';
import { createTestServer } from '../../../../test/server.ts';
import { deactivateMember } from '../../moderation/account-status.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { book, lockWallet } from '../../wallet/wallet.ts';
import { collectDueDebits } from '../direct-debit/collect-due-debits.ts';
import { announceRenewals } from '../direct-debit/renewals.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { endPayment } from '../settlement/sync-payment.ts';
import { answerWithdrawal } from './withdrawal.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections } = server.payments.debits;
const collectedAmounts = (id: string) =>
  collections.filter(collection => collection.paymentId === id).map(collection => collection.amountMinor);
const refunds = (id: string) => server.payments.provider.reversals(`tr_${id}`);

/** Adds a member with an order by direct debit that is not collected yet. */
async function addDebitOrder(overrides: Record<string, unknown> = {}) {
  const email = `${ctx.ids.uuid()}@example.com`;
  const anna = await debtor(server, {
    created_at: new Date(server.clock.now().getTime() - 86_400_000),
    email,
  });
  const { begin_at_once: beginAtOnce = true, ...form } = overrides;
  const { payment } = await anna.order(form, beginAtOnce as boolean);
  const id = payment.payment_id;
  const detail = async () => (await anna.call('GET', `/api/transaction.php?id=${id}`)).body.transaction;
  return {
    anna,
    id,
    email,
    detail,
    withdraw: (step: string) => anna.call('POST', '/api/withdrawal.php', { step, payment: id }),
    spend: (amount: number) =>
      ctx.transaction(tx =>
        book(ctx, tx, {
          memberId: anna.id,
          from: 'wallet',
          to: 'spent',
          amount,
          reason: 'message',
          key: `message:${ctx.ids.uuid()}`,
          messageId: ctx.ids.uuid(),
        }),
      ),
    collect: async () => {
      server.clock.advance({ days: 1 });
      await collectDueDebits(ctx);
    },
    end: async (status: 'completed' | 'failed') => {
      server.clock.advance({ hours: 1 });
      server.settlePayment(id, status);
      await webhook(server, `tr_${id}`);
      await server.runJobs();
      await webhook(server, `tr_${id}`);
    },
    mail: async (kind: string) =>
      (await server.mails(email)).filter(mail => mail.kind === kind).map(mail => mail.text),
  };
}

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe.each(['announced', 'collected', 'failed'] as const)(
  'withdrawing from a direct debit (%s) without having asked us to begin',
  state => {
    test('repays all of it, for nothing could be used', async () => {
      const { anna, id, withdraw, collect, end } = await addDebitOrder({ begin_at_once: false });
      expect(await anna.credits()).toBe(0);
      if (state !== 'announced') await collect();
      const { withdrawal } = (await withdraw('confirm')).body;
      expect(withdrawal).toMatchObject({
        credits: 0,
        amount: { amount_minor: state === 'announced' ? 0 : 999 },
      });
      if (state === 'announced') await collect();
      else await end(state === 'collected' ? 'completed' : 'failed');
      expect(collectedAmounts(id)).toEqual(state === 'announced' ? [] : [999]);
      if (state === 'collected') expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
      expect(await anna.credits()).toBe(0);
      expect(await anna.list()).toMatchObject({ owed_credits: 0 });
    });
  },
);

describe('withdrawing from a direct debit that is only announced', () => {
  test('takes all credits back and collects nothing', async () => {
    const { anna, id, withdraw, collect, detail, mail } = await addDebitOrder();
    expect((await detail()).withdrawal).toMatchObject({ possible: true });
    expect((await withdraw('ask')).body.withdrawal).toMatchObject({
      possible: true,
      credits: 20,
      received_at: null,
      amount: { amount_minor: 0 },
      to_collect: { amount_minor: 0, currency: 'EUR' },
    });
    expect(await anna.credits()).toBe(20);
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw('confirm')));
    expect(new Set(answers.map(({ body }) => body.withdrawal.reference)).size).toBe(1);
    expect(await anna.credits()).toBe(0);
    await collect();
    expect(collectedAmounts(id)).toEqual([]);
    expect(await anna.list()).toMatchObject({ owed_credits: 0, blocked: null, used: { amount_minor: 0 } });
    expect(await detail()).toMatchObject({
      status: 'cancelled',
      undone: 'withdrawn',
      repaid: null,
      reversals: [],
      withdrawal: { possible: false, credits: 20, to_collect: null, received_at: expect.any(String) },
    });
    const mails = await mail('withdrawal');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/0,00\s€/);
    const { entries } = (await anna.call('GET', '/api/wallet.php')).body;
    expect(entries[0]).toMatchObject({ kind: 'withdrawal', credits: -20 });
  });

  test('collects only the used part, and writes a receipt for it', async () => {
    const { anna, id, withdraw, spend, collect, end, detail, mail } = await addDebitOrder();
    await spend(13);
    const { withdrawal } = (await withdraw('confirm')).body;
    // 7/20 of 9.99 is 3.4965, rounded up in favour of the member: 6.49 remain
    expect(withdrawal).toMatchObject({
      credits: 7,
      amount: { amount_minor: 0 },
      to_collect: { amount_minor: 649 },
    });
    expect(await anna.credits()).toBe(0);
    await collect();
    expect(collectedAmounts(id)).toEqual([649]);
    expect(collections.find(collection => collection.paymentId === id)?.description).toMatch(/\b13\b/);
    await end('completed');
    expect(await refunds(id)).toEqual([]);
    expect(await detail()).toMatchObject({
      status: 'completed',
      undone: 'withdrawn',
      repaid: null,
      reversals: [],
      amount: { amount_minor: 649 },
    });
    const { user } = (await anna.call('GET', '/api/user.php')).body;
    expect(user).toMatchObject({ credits: 0, paid_user: false });
    const [receipt] = await mail('receipt');
    expect(receipt).toMatch(/6,49\s€/);
    expect(receipt).toMatch(/\b13 crediti\b/);
    expect(receipt).not.toMatch(/14 giorni|14 days/);
    // after a chargeback the used credits are owed; they are no longer owed when the bank returns the money
    const chargeback = server.payments.reverse(id, 'chargeback', 649);
    await webhook(server, `tr_${id}`);
    expect((await anna.list()).owed_credits).toBe(13);
    chargeback.undone = true;
    await webhook(server, `tr_${id}`);
    expect((await anna.list()).owed_credits).toBe(0);
  });

  test('the used part is a debt when the bank does not pay', async () => {
    const { anna, withdraw, spend, collect, end, detail } = await addDebitOrder();
    await spend(13);
    await withdraw('confirm');
    await collect();
    await end('failed');
    expect(await detail()).toMatchObject({ status: 'failed', undone: 'withdrawn' });
    expect(await anna.list()).toMatchObject({ owed_credits: 13, blocked: { minutes: null } });
  });

  test('ends renewing premium whose credits were to be given later', async () => {
    const { anna, id, withdraw, collect, detail } = await addDebitOrder({ package: 'premium-6' });
    expect(await anna.credits()).toBe(0);
    expect((await withdraw('confirm')).body.withdrawal).toMatchObject({ credits: 0, to_collect: null });
    await collect();
    expect(collectedAmounts(id)).toEqual([]);
    expect((await detail()).status).toBe('cancelled');
    const question = await anna.call('POST', '/api/cancellation.php', { step: 'ask' });
    expect(question.body.contracts).toEqual([]);
  });
});

describe('withdrawing from a direct debit that was requested from the bank', () => {
  test('repays the unused part as soon as it is paid', async () => {
    const { anna, id, withdraw, spend, collect, end, detail, mail } = await addDebitOrder();
    await spend(13);
    await collect();
    const { withdrawal } = (await withdraw('confirm')).body;
    expect(withdrawal).toMatchObject({ amount: { amount_minor: 350 }, to_collect: { amount_minor: 999 } });
    expect(await anna.credits()).toBe(0);
    server.clock.advance({ minutes: 30 });
    await server.runJobs();
    expect(await refunds(id)).toEqual([]);
    await end('completed');
    expect(await refunds(id)).toMatchObject([{ amountMinor: 350, undone: false }]);
    expect(await detail()).toMatchObject({ undone: 'withdrawn', repaid: { amount_minor: 350 } });
    expect((await anna.call('GET', '/api/user.php')).body.user).toMatchObject({
      credits: 0,
      paid_user: false,
    });
    expect((await mail('withdrawal'))[0]).toMatch(/3,50\s€/);
  });

  test('repays nothing when it is not paid, and direct debit stays available where nothing was used', async () => {
    const { anna, id, withdraw, collect, end, detail } = await addDebitOrder();
    await collect();
    await withdraw('confirm');
    await end('failed');
    expect(await refunds(id)).toEqual([]);
    expect(await detail()).toMatchObject({ status: 'failed', repaid: null, reversals: [] });
    expect(await anna.list()).toMatchObject({ owed_credits: 0, blocked: null });
  });

  test('gives no credits that were due with the payment, and repays all of it', async () => {
    const { anna, id, withdraw, collect, end } = await addDebitOrder({ package: 'premium-6' });
    await collect();
    await withdraw('confirm');
    await end('completed');
    const [refund] = await refunds(id);
    expect(refund?.amountMinor).toBe(collectedAmounts(id)[0]);
    expect((await anna.call('GET', '/api/user.php')).body.user).toMatchObject({
      credits: 0,
      paid_user: false,
    });
    server.clock.advance({ days: 40 });
    await announceRenewals(ctx);
    expect((await anna.list()).mandates[0].collections).toHaveLength(1);
  });
});

test('works for a visitor too', async () => {
  const { anna, id, email, collect } = await addDebitOrder();
  const visitor = await server.client();
  const answer = await visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment: id, email });
  expect(answer.body.withdrawal).toBeNull();
  await followDeclared(server, email);
  expect(await anna.credits()).toBe(0);
  await collect();
  expect(collectedAmounts(id)).toEqual([]);
});

test('an order of a member whose account was closed is collected, unless they withdraw as a visitor', async () => {
  const [collectedOrder, withdrawnOrder] = [await addDebitOrder(), await addDebitOrder()];
  for (const { anna } of [collectedOrder, withdrawnOrder])
    await ctx.transaction(tx => deactivateMember(ctx, tx, anna.id, 'disabled'));
  const visitor = await server.client();
  await visitor('POST', '/api/withdrawal.php', {
    step: 'confirm',
    payment: withdrawnOrder.id,
    email: withdrawnOrder.email,
  });
  await followDeclared(server, withdrawnOrder.email);
  await collectedOrder.collect();
  expect([collectedAmounts(collectedOrder.id), collectedAmounts(withdrawnOrder.id)]).toEqual([[999], []]);
  await collectedOrder.end('completed');
  server.clock.advance({ days: 13 });
  await visitor('POST', '/api/withdrawal.php', {
    step: 'confirm',
    payment: collectedOrder.id,
    email: collectedOrder.email,
  });
  await followDeclared(server, collectedOrder.email);
  server.clock.advance({ days: 1 });
  await reconcilePayments(ctx);
  await server.runJobs();
  expect(await refunds(collectedOrder.id)).toMatchObject([{ amountMinor: 999 }]);
});

test('a concurrent collection is either not made or repaid', async () => {
  const { id, withdraw, end } = await addDebitOrder();
  server.clock.advance({ days: 1 });
  const [{ body }] = await Promise.all([withdraw('confirm'), collectDueDebits(ctx)]);
  const requested = collectedAmounts(id);
  expect(body.withdrawal.to_collect?.amount_minor ?? 0).toBe(requested[0] ?? 0);
  if (requested.length === 0) return;
  await end('completed');
  expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
});

test('a withdrawal and a concurrent end of its debit run one after the other, and neither fails', async () => {
  const { anna, id, collect, detail } = await addDebitOrder();
  await collect();
  // without the usual retry of transactions that PostgreSQL aborts, so that a deadlock makes the test fail
  const withoutRetry: typeof ctx = {
    ...ctx,
    transaction: work => server.db.transaction().execute(tx => work({ db: tx, after: () => {} })),
  };
  const calls = await ctx.transaction(async tx => {
    // the end has locked its payment, and waits for the wallet before it locks the debit
    await lockWallet(tx, anna.id);
    const ended = endPayment(withoutRetry, id, 'completed');
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(1));
    const request = { step: 'confirm', payment: id } as const;
    const withdrawn = answerWithdrawal(
      withoutRetry,
      { site: ctx.sites.byId('velluto'), language: 'it' },
      anna,
      request,
    );
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(2));
    return [ended, withdrawn];
  });
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await detail()).toMatchObject({ status: 'completed', undone: 'withdrawn' });
  expect(await anna.credits()).toBe(0);
});
