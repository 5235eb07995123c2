import { describe, expect, test, vi } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const { payments, db } = server;

/** Whether the member is premium; checks that the member and other members see the same. */
async function isPremium(buyer: Buyer): Promise<boolean> {
  const { paid_user } = await buyer.user();
  const row = await db
    .selectFrom('member')
    .select('premium')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect(row.premium).toBe(paid_user);
  return paid_user;
}

/** Adds a member with one purchase of 9.99 euro, and functions that pay it back. */
async function addPayer() {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  const callWebhook = () => webhook(server, `tr_${id}`);
  const payBack = async (kind: 'refund' | 'chargeback', amountMinor: number) => {
    const reversal = payments.reverse(id, kind, amountMinor);
    await callWebhook();
    return reversal;
  };
  const withdraw = async () => {
    await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: id });
    await server.runJobs();
  };
  return { anna, id, callWebhook, payBack, withdraw };
}

test('the first completed purchase makes premium, and no other state of a payment does', async () => {
  const anna = await addBuyer(server);
  const { payment } = (await anna.order()).body;
  expect(await isPremium(anna)).toBe(false);
  server.settlePayment(payment.payment_id, 'completed');
  await webhook(server, `tr_${payment.payment_id}`);
  expect(await isPremium(anna)).toBe(true);
});

describe.each(['refund', 'chargeback'] as const)('a %s', kind => {
  test('of a part leaves premium, however large the part', async () => {
    const { anna, payBack } = await addPayer();
    await payBack(kind, 1);
    expect(await isPremium(anna)).toBe(true);
    await payBack(kind, 997);
    expect(await isPremium(anna)).toBe(true);
  });

  test('of all in parts ends it with the last part', async () => {
    const { anna, payBack } = await addPayer();
    for (const part of [300, 300]) await payBack(kind, part);
    expect(await isPremium(anna)).toBe(true);
    await payBack(kind, 399);
    expect(await isPremium(anna)).toBe(false);
  });

  test('that is undone brings it back, of all and of one of several parts', async () => {
    const { anna, payBack, callWebhook } = await addPayer();
    const all = await payBack(kind, 999);
    expect(await isPremium(anna)).toBe(false);
    all.undone = true;
    await callWebhook();
    expect(await isPremium(anna)).toBe(true);
    const parts = [await payBack(kind, 500), await payBack(kind, 499)];
    expect(await isPremium(anna)).toBe(false);
    for (const part of parts.slice(1)) part.undone = true;
    await callWebhook();
    expect(await isPremium(anna)).toBe(true);
  });
});

test('a refund and a chargeback that add up to all end it', async () => {
  const { anna, payBack } = await addPayer();
  await payBack('refund', 499);
  expect(await isPremium(anna)).toBe(true);
  await payBack('chargeback', 500);
  expect(await isPremium(anna)).toBe(false);
});

describe('a withdrawal', () => {
  test.each([0, 13])('ends the contract, and premium with it: %i of 20 credits used', async used => {
    const { anna, id, withdraw } = await addPayer();
    await anna.spend(used);
    await withdraw();
    expect(await isPremium(anna)).toBe(false);
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction.repaid.amount_minor).toBe(used === 0 ? 999 : 350);
  });

  test('whose refund fails stays one: the contract has ended', async () => {
    const { anna, id, callWebhook, withdraw } = await addPayer();
    await anna.spend(13);
    await withdraw();
    const refunds = await payments.provider.reversals(`tr_${id}`);
    expect(refunds).toMatchObject([{ amountMinor: 350, undone: false }]);
    const failedRefunds = refunds.map(refund => ({ ...refund, undone: true }));
    vi.spyOn(payments.provider, 'reversals').mockResolvedValueOnce(failedRefunds);
    await callWebhook();
    expect(await isPremium(anna)).toBe(false);
  });

  test('after a refund of a part ends it too', async () => {
    const { anna, payBack, withdraw } = await addPayer();
    await payBack('refund', 500);
    await withdraw();
    expect(await isPremium(anna)).toBe(false);
  });
});

test('premium stays while one purchase stands, and comes back with the next one', async () => {
  const { anna, payBack, withdraw } = await addPayer();
  const second = await anna.buy({ package: 'credits-50' });
  await payBack('refund', 500);
  await withdraw();
  expect(await isPremium(anna)).toBe(true);
  payments.reverse(second, 'chargeback', 1999);
  await webhook(server, `tr_${second}`);
  expect(await isPremium(anna)).toBe(false);
  await anna.buy();
  expect(await isPremium(anna)).toBe(true);
});
