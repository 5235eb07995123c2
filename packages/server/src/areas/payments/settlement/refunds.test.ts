import { afterEach, describe, expect, test, vi } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { payRefund, recordManualRefund } from './refunds.ts';

const server = await createTestServer();
const { ctx, payments } = server;
const refundCalls = vi.spyOn(payments.provider, 'refund');
const withdraw = (buyer: Pick<Buyer, 'call'>, payment: string) =>
  buyer.call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
const refunds = (id: string) => payments.provider.reversals(`tr_${id}`);
/** The stored row of a withdrawal's refund. */
const storedRefund = (id: string) =>
  server.db
    .selectFrom('payment_reversal')
    .selectAll()
    .where('payment_id', '=', id)
    .where('withdrawal_id', 'is not', null)
    .executeTakeFirstOrThrow();

/** Adds a member who used 13 of 20 credits and withdrew; the provider refused the refund of 3.50 euro. */
async function addRefusedRefund() {
  const anna = await addBuyer(server);
  const id = await anna.buy();
  await anna.spend(13);
  refundCalls.mockResolvedValueOnce(null);
  await withdraw(anna, id);
  await server.runJobs();
  const retry = async () => {
    server.clock.advance({ minutes: 11 });
    await reconcilePayments(ctx);
    await webhook(server, `tr_${id}`);
  };
  const repaidAmount = async () =>
    (await refunds(id)).reduce((sum, { amountMinor, undone }) => sum + (undone ? 0 : amountMinor), 0);
  return { anna, id, retry, repaidAmount };
}

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('the refund of a withdrawal', () => {
  test('is paid later when the provider is away, and never twice when the response is lost', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    refundCalls.mockRejectedValueOnce(new ApiError('payment_provider_unavailable'));
    await withdraw(anna, id);
    await expect(server.runJobs()).rejects.toThrow();
    expect(await refunds(id)).toHaveLength(0);
    refundCalls.mockImplementationOnce(async order => {
      await payments.provider.refund(order);
      throw new ApiError('payment_provider_unavailable');
    });
    server.clock.advance({ minutes: 11 });
    await reconcilePayments(ctx);
    expect(await refunds(id)).toHaveLength(1);
    server.clock.advance({ days: 2 });
    await reconcilePayments(ctx);
    await reconcilePayments(ctx);
    expect(await refunds(id)).toHaveLength(1);
    expect(await storedRefund(id)).toMatchObject({ status: 'active', credits: 20 });
  });

  test('repaid by an operator is not requested again, and takes no credits twice', async () => {
    const { anna, id, retry, repaidAmount } = await addRefusedRefund();
    payments.reverse(id, 'refund', 350);
    await retry();
    await retry();
    expect(await repaidAmount()).toBe(350);
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 0 });
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction).toMatchObject({ undone: 'withdrawn', repaid: { amount_minor: 350 } });
    expect((await server.mails(`${anna.id}@example.com`)).map(({ kind }) => kind)).toEqual([
      'receipt',
      'withdrawal',
    ]);
  });

  test('repaid outside the provider is no longer requested there', async () => {
    const { anna, id, retry, repaidAmount } = await addRefusedRefund();
    expect(await recordManualRefund(ctx, id)).toEqual({ amountMinor: 350, currency: 'EUR' });
    await retry();
    await retry();
    expect(await repaidAmount()).toBe(0);
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 0 });
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction).toMatchObject({ undone: 'withdrawn', repaid: { amount_minor: 350 } });
    for (const other of [id, await anna.buy(), ctx.ids.uuid(), 'x']) {
      await expect(recordManualRefund(ctx, other)).rejects.toThrow('No refund of this payment waits.');
    }
  });

  test('counts as repaid outside the provider only for the part that the provider did not repay', async () => {
    const { anna, id } = await addRefusedRefund();
    const part = payments.reverse(id, 'refund', 800);
    await webhook(server, `tr_${id}`);
    const chargeback = payments.reverse(id, 'chargeback', 199);
    await webhook(server, `tr_${id}`);
    await expect(recordManualRefund(ctx, id)).rejects.toThrow('All of this payment went back already.');
    chargeback.undone = true;
    await webhook(server, `tr_${id}`);
    const results = await Promise.allSettled([recordManualRefund(ctx, id), recordManualRefund(ctx, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedRefund(id)).toMatchObject({ status: 'active', amount_minor: 999 - part.amountMinor });
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction).toMatchObject({ undone: 'withdrawn', repaid: { amount_minor: 999 } });
  });

  test('is requested only up to the money that did not go back yet', async () => {
    const { id, retry, repaidAmount } = await addRefusedRefund();
    payments.reverse(id, 'refund', 800);
    await retry();
    expect(await repaidAmount()).toBe(999);
  });

  test('waits while the bank has taken all of the money, and is paid if the bank returns it', async () => {
    const { id, retry, repaidAmount } = await addRefusedRefund();
    const chargeback = payments.reverse(id, 'chargeback', 999);
    await retry();
    expect(await repaidAmount()).toBe(999);
    chargeback.undone = true;
    await retry();
    expect(await repaidAmount()).toBe(350);
  });

  test('is recognised by its own id where an operator repaid the same amount too', async () => {
    const { anna, id, repaidAmount } = await addRefusedRefund();
    payments.reverse(id, 'refund', 350);
    // the provider's response to our refund was lost
    const { id: reversalId } = await storedRefund(id);
    const order = { reversalId, providerId: `tr_${id}`, amountMinor: 350 };
    await payments.provider.refund({ ...order, currency: 'EUR', description: id });
    await webhook(server, `tr_${id}`);
    expect(await repaidAmount()).toBe(700);
    expect(await storedRefund(id)).toMatchObject({ provider_id: expect.stringMatching(/^re_/) });
    expect((await anna.books()).debt).toBe(7);
  });

  test('is requested by many processes concurrently and paid once', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    await withdraw(anna, id);
    const { id: reversal } = await storedRefund(id);
    await Promise.all(Array.from({ length: 5 }, () => payRefund(ctx, reversal)));
    expect(await refunds(id)).toHaveLength(1);
  });

  test('refused by the provider, or failed, leaves the contract ended and is an error in the log', async () => {
    const anna = await addBuyer(server);
    const [refused, failed] = [await anna.buy(), await anna.buy()];
    refundCalls.mockResolvedValueOnce(null);
    await withdraw(anna, refused);
    await server.runJobs();
    await withdraw(anna, failed);
    await server.runJobs();
    const [refund] = await refunds(failed);
    if (refund) payments.reverse(failed, 'refund', 1).undone = true;
    await webhook(server, `tr_${failed}`);
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
  });
});
