import { describe, expect, test, vi } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../test/buyers.ts';
import { createTestServer } from '../../test/server.ts';

const server = await createTestServer();
const { payments, db } = server;

/** What the user, and everybody who meets them, is told. */
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

/** A member with one purchase of 9.99, and how money of it goes back. */
async function addPayer() {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  const hear = () => webhook(server, `tr_${id}`);
  const back = async (kind: 'refund' | 'chargeback', amountMinor: number) => {
    const reversal = payments.reverse(id, kind, amountMinor);
    await hear();
    return reversal;
  };
  const withdraw = async () => {
    await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: id });
    await server.runJobs();
  };
  return { anna, id, hear, back, withdraw };
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
    const { anna, back } = await addPayer();
    await back(kind, 1);
    expect(await isPremium(anna)).toBe(true);
    await back(kind, 997);
    expect(await isPremium(anna)).toBe(true);
  });

  test('of all in parts ends it with the last part', async () => {
    const { anna, back } = await addPayer();
    for (const part of [300, 300]) await back(kind, part);
    expect(await isPremium(anna)).toBe(true);
    await back(kind, 399);
    expect(await isPremium(anna)).toBe(false);
  });

  test('that is undone brings it back, of all and of one of several parts', async () => {
    const { anna, back, hear } = await addPayer();
    const all = await back(kind, 999);
    expect(await isPremium(anna)).toBe(false);
    all.undone = true;
    await hear();
    expect(await isPremium(anna)).toBe(true);
    const parts = [await back(kind, 500), await back(kind, 499)];
    expect(await isPremium(anna)).toBe(false);
    for (const part of parts.slice(1)) part.undone = true;
    await hear();
    expect(await isPremium(anna)).toBe(true);
  });
});

test('a refund and a chargeback that add up to all end it', async () => {
  const { anna, back } = await addPayer();
  await back('refund', 499);
  expect(await isPremium(anna)).toBe(true);
  await back('chargeback', 500);
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
    const { anna, id, hear, withdraw } = await addPayer();
    await anna.spend(13);
    await withdraw();
    const refunds = await payments.provider.reversals(`tr_${id}`);
    expect(refunds).toMatchObject([{ amountMinor: 350, undone: false }]);
    const told = refunds.map(one => ({ ...one, undone: true }));
    vi.spyOn(payments.provider, 'reversals').mockResolvedValueOnce(told);
    await hear();
    expect(await isPremium(anna)).toBe(false);
  });

  test('after a refund of a part ends it too', async () => {
    const { anna, back, withdraw } = await addPayer();
    await back('refund', 500);
    await withdraw();
    expect(await isPremium(anna)).toBe(false);
  });
});

test('premium stays while one purchase stands, and comes back with the next one', async () => {
  const { anna, back, withdraw } = await addPayer();
  const second = await anna.buy({ package: 'credits-50' });
  await back('refund', 500);
  await withdraw();
  expect(await isPremium(anna)).toBe(true);
  payments.reverse(second, 'chargeback', 1999);
  await webhook(server, `tr_${second}`);
  expect(await isPremium(anna)).toBe(false);
  await anna.buy();
  expect(await isPremium(anna)).toBe(true);
});
