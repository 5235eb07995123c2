import { describe, expect, test, vi } from 'vitest';
import { addBuyer, webhook, withoutProvider } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { releaseOffer } from '../orders/discount-reservation.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const server = await createTestServer();
const { provider } = server.payments;

describe('a payment', () => {
  test('is settled without a webhook, by the job; one failing request does not stop it', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const first = (await anna.order()).body.payment.payment_id;
    const second = (await eva.order()).body.payment.payment_id;
    server.settlePayment(second, 'completed');
    server.settlePayment(first, 'completed');
    const { get } = provider;
    vi.spyOn(provider, 'get').mockImplementation(async id => {
      if (id === `tr_${first}`) throw new ApiError('payment_provider_unavailable');
      return get(id);
    });
    await reconcilePayments(server.ctx);
    expect(await eva.books()).toMatchObject({ balance: 0 });
    server.clock.advance({ minutes: 2 });
    await reconcilePayments(server.ctx);
    await reconcilePayments(server.ctx);
    expect(await eva.books()).toMatchObject({ balance: 20 });
    expect(await anna.books()).toMatchObject({ balance: 0 });
    vi.mocked(provider.get).mockRestore();
  });

  test('an order that the provider never confirmed ends after an hour; one that it knows is recognised', async () => {
    const anna = await addBuyer(server);
    await withoutProvider(server, async () => {
      await anna.order();
      await anna.order({ package: 'credits-50' });
    });
    const rows = server.db
      .selectFrom('payment')
      .selectAll()
      .where('member_id', '=', anna.id)
      .orderBy('package_id');
    const [lost, resumed] = await rows.execute();
    if (!lost || !resumed) throw new Error('not stored');
    // the provider accepted this order, but its response was lost
    const { id: paymentId, amount_minor: amountMinor, currency } = resumed;
    await provider.create({ paymentId, amountMinor, currency } as Parameters<typeof provider.create>[0]);
    server.settlePayment(resumed.id, 'completed');
    await webhook(server, `tr_${resumed.id}`);
    server.clock.advance({ hours: 1 });
    await reconcilePayments(server.ctx);
    expect((await rows.execute()).map(({ status }) => status)).toEqual(['cancelled', 'completed']);
    expect(await anna.books()).toMatchObject({ balance: 50 });
  });

  test('an order that the provider no longer knows ends after 30 days', async () => {
    const anna = await addBuyer(server);
    const { payment_id: id } = (await anna.order()).body.payment;
    const storedStatus = server.db.selectFrom('payment').select('status').where('id', '=', id);
    vi.spyOn(provider, 'get').mockResolvedValue(null);
    for (const [days, status] of [
      [29, 'pending'],
      [1, 'cancelled'],
    ] as const) {
      server.clock.advance({ days });
      await reconcilePayments(server.ctx);
      expect(await storedStatus.executeTakeFirst()).toEqual({ status });
    }
    vi.mocked(provider.get).mockRestore();
  });
});

describe('an order that never reached the provider, sent again', () => {
  async function addUnstartedOrder() {
    const anna = await addBuyer(server, { created_at: server.clock.now() });
    const key = server.ctx.ids.uuid();
    await withoutProvider(server, () => anna.order({}, key));
    const resend = async () => (await anna.order({}, key)).body.payment;
    return { anna, resend };
  }

  test('can be paid while the job processes others', async () => {
    await (await addBuyer(server)).order();
    // the job checks the older order first
    server.clock.advance({ seconds: 1 });
    const { anna, resend } = await addUnstartedOrder();
    server.clock.advance({ hours: 1 });
    let resumed = { payment_id: '', checkout_url: null };
    vi.spyOn(provider, 'get').mockImplementationOnce(async () => {
      resumed = await resend();
      return null;
    });
    await reconcilePayments(server.ctx);
    expect(resumed.checkout_url).toBe(`https://pay.example/tr_${resumed.payment_id}`);
    server.settlePayment(resumed.payment_id, 'completed');
    await webhook(server, `tr_${resumed.payment_id}`);
    expect(await anna.books()).toMatchObject({ balance: 20 });
  });

  test('is ended at the provider too while another order takes its offer', async () => {
    const { anna, resend } = await addUnstartedOrder();
    let id = '';
    // the other order has read which payments hold the offer, and has not cancelled them yet
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (id === '') id = (await resend()).payment_id;
        return result;
      },
    });
    const offer = { memberId: anna.id, offer: 'welcome', key: server.ctx.ids.uuid() };
    expect(await releaseOffer({ ...server.ctx, db }, offer)).toEqual(new Set());
    expect(await provider.get(`tr_${id}`)).toMatchObject({ status: 'cancelled' });
  });
});
