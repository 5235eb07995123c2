import { afterEach, describe, expect, test, vi } from 'vitest';
import { webhook } from '../../test/buyers.ts';
import { debtor } from '../../test/debtors.ts';
import { countLockWaiters } from '../../test/lock-waiters.ts';
import { createTestServer } from '../../test/server.ts';
import { deactivateMember } from '../accounts/account-status.ts';
import { collectDueDebits } from '../direct-debit/collect-due.ts';
import { announceRenewals } from '../direct-debit/renewals.ts';
import { reconcileLedger } from '../wallet/ledger-reconciliation.ts';
import { book, lockWallet } from '../wallet/wallet.ts';
import { endPayment } from './settle.ts';
import { answerWithdrawal } from './withdrawal.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections } = server.payments.debits;
const collected = (id: string) => collections.filter(one => one.paymentId === id).map(one => one.amountMinor);
const refunds = (id: string) => server.payments.provider.reversals(`tr_${id}`);

/** Somebody who ordered by direct debit, which the bank was not asked for yet. */
async function ordered(change: Record<string, unknown> = {}) {
  const email = `${ctx.ids.uuid()}@example.com`;
  const anna = await debtor(server, {
    created_at: new Date(server.clock.now().getTime() - 86_400_000),
    email,
  });
  const { payment } = await anna.order(change);
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
      (await server.mails(email)).filter(one => one.kind === kind).map(one => one.text),
  };
}

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('withdrawing from a direct debit that is only announced', () => {
  test('takes all credits back and collects nothing', async () => {
    const { anna, id, withdraw, collect, detail, mail } = await ordered();
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
    expect(collected(id)).toEqual([]);
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
    const { anna, id, withdraw, spend, collect, end, detail, mail } = await ordered();
    await spend(13);
    const { withdrawal } = (await withdraw('confirm')).body;
    // 999 · 7/20 is 349.65: the started cent is the member's
    expect(withdrawal).toMatchObject({
      credits: 7,
      amount: { amount_minor: 0 },
      to_collect: { amount_minor: 649 },
    });
    expect(await anna.credits()).toBe(0);
    await collect();
    expect(collected(id)).toEqual([649]);
    expect(collections.find(one => one.paymentId === id)?.description).toMatch(/\b13\b/);
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
    // the bank takes back what it paid: the credits that were used are owed, and come again with the money
    const chargeback = server.payments.reverse(id, 'chargeback', 649);
    await webhook(server, `tr_${id}`);
    expect((await anna.list()).owed_credits).toBe(13);
    chargeback.undone = true;
    await webhook(server, `tr_${id}`);
    expect((await anna.list()).owed_credits).toBe(0);
  });

  test('the used part is a debt when the bank does not pay', async () => {
    const { anna, withdraw, spend, collect, end, detail } = await ordered();
    await spend(13);
    await withdraw('confirm');
    await collect();
    await end('failed');
    expect(await detail()).toMatchObject({ status: 'failed', undone: 'withdrawn' });
    expect(await anna.list()).toMatchObject({ owed_credits: 13, blocked: { minutes: null } });
  });

  test('ends renewing premium whose credits were to be given later', async () => {
    const { anna, id, withdraw, collect, detail } = await ordered({ package: 'premium-6' });
    expect(await anna.credits()).toBe(0);
    expect((await withdraw('confirm')).body.withdrawal).toMatchObject({ credits: 0, to_collect: null });
    await collect();
    expect(collected(id)).toEqual([]);
    expect((await detail()).status).toBe('cancelled');
    const asked = await anna.call('POST', '/api/cancellation.php', { step: 'ask' });
    expect(asked.body.contracts).toEqual([]);
  });
});

describe('withdrawing from a direct debit that was requested from the bank', () => {
  test('repays the unused part as soon as it is paid', async () => {
    const { anna, id, withdraw, spend, collect, end, detail, mail } = await ordered();
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
    const { anna, id, withdraw, collect, end, detail } = await ordered();
    await collect();
    await withdraw('confirm');
    await end('failed');
    expect(await refunds(id)).toEqual([]);
    expect(await detail()).toMatchObject({ status: 'failed', repaid: null, reversals: [] });
    expect(await anna.list()).toMatchObject({ owed_credits: 0, blocked: null });
  });

  test('gives no credits that were due with the payment, and repays all of it', async () => {
    const { anna, id, withdraw, collect, end } = await ordered({ package: 'premium-6' });
    await collect();
    await withdraw('confirm');
    await end('completed');
    const [refund] = await refunds(id);
    expect(refund?.amountMinor).toBe(collected(id)[0]);
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
  const { anna, id, email, collect } = await ordered();
  const visitor = await server.client();
  const answer = await visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment: id, email });
  expect(answer.body.withdrawal).toBeNull();
  expect(await anna.credits()).toBe(0);
  await collect();
  expect(collected(id)).toEqual([]);
});

test('an order of a member whose account was closed is collected, unless they withdraw as a visitor', async () => {
  const [stays, goes] = [await ordered(), await ordered()];
  for (const { anna } of [stays, goes])
    await ctx.transaction(tx => deactivateMember(ctx, tx, anna.id, 'disabled'));
  const visitor = await server.client();
  await visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment: goes.id, email: goes.email });
  await stays.collect();
  expect([collected(stays.id), collected(goes.id)]).toEqual([[999], []]);
  await stays.end('completed');
  server.clock.advance({ days: 13 });
  await visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment: stays.id, email: stays.email });
  await server.runJobs();
  expect(await refunds(stays.id)).toMatchObject([{ amountMinor: 999 }]);
});

test('a concurrent collection is either not made or repaid', async () => {
  const { id, withdraw, end } = await ordered();
  server.clock.advance({ days: 1 });
  const [{ body }] = await Promise.all([withdraw('confirm'), collectDueDebits(ctx)]);
  const asked = collected(id);
  expect(body.withdrawal.to_collect?.amount_minor ?? 0).toBe(asked[0] ?? 0);
  if (asked.length === 0) return;
  await end('completed');
  expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
});

test('a withdrawal and a concurrent end of its debit run one after the other, and neither fails', async () => {
  const { anna, id, collect, detail } = await ordered();
  await collect();
  // one that PostgreSQL stops is not tried again here
  const atOnce: typeof ctx = {
    ...ctx,
    transaction: work => server.db.transaction().execute(tx => work({ db: tx, after: () => {} })),
  };
  const both = await ctx.transaction(async tx => {
    // the end has its payment, and waits for the wallet before it comes to the debit
    await lockWallet(tx, anna.id);
    const ended = endPayment(atOnce, id, 'completed');
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(1));
    const request = { step: 'confirm', payment: id } as const;
    const withdrawn = answerWithdrawal(
      atOnce,
      { site: ctx.sites.byId('velluto'), language: 'it' },
      anna,
      request,
    );
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(2));
    return [ended, withdrawn];
  });
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await detail()).toMatchObject({ status: 'completed', undone: 'withdrawn' });
  expect(await anna.credits()).toBe(0);
});
