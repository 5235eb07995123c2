import { describe, expect, test, vi } from 'vitest';
import { fakePayments } from '../../test/fake-payments.ts';
import { createTestServer } from '../../test/server.ts';
import { walletAndLedger } from '../../test/writers.ts';
import { ApiError } from '../http/api-error.ts';
import type { PaymentProvider } from '../ports/payments/provider.ts';
import { freeOffer } from './offers.ts';
import { grantDueMonths } from './premium.ts';
import { reconcilePayments } from './reconcile.ts';

const fake = fakePayments();
let reachable = true;
/** Payments about which the provider fails to answer. */
const mute = new Set<string>();
/** The fake provider, which can be out of reach. */
const provider: PaymentProvider = {
  ...fake.provider,
  create: async order => {
    if (!reachable) throw new ApiError('payment_provider_unavailable');
    return fake.provider.create(order);
  },
  get: async id => {
    if (!reachable || mute.has(id)) throw new ApiError('payment_provider_unavailable');
    return fake.provider.get(id);
  },
};
const server = await createTestServer({ parts: { payments: provider } });
const newId = server.ctx.ids.uuid;

async function buyer(wish?: Parameters<typeof server.member>[0]) {
  const member = await server.member(wish);
  const call = await server.client(member);
  const order = (wanted: Record<string, unknown> = {}, key = newId()) =>
    call(
      'POST',
      '/api/payment.php',
      { package: 'credits-20', method: 'visa', country: 'IT', ...wanted },
      { headers: { 'idempotency-key': key } },
    );
  const state = async (id: string) => (await call('GET', `/api/payment.php?payment_id=${id}`)).body.payment;
  const user = async () => (await call('GET', '/api/user.php')).body.user;
  return { ...member, call, order, state, user };
}

const webhook = async (providerId: string) => {
  const provider = await server.client();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return provider('POST', '/api/payment-webhook.php', `id=${encodeURIComponent(providerId)}`, { headers });
};

describe('ordering', () => {
  test('costs what the server says: package, country, discount', async () => {
    const anna = await buyer();
    const first = await anna.order();
    expect(first.status).toBe(201);
    expect(first.body.payment).toMatchObject({
      ...{ status: 'pending', package: 'credits-20', credits: 20, method: 'visa', refund_days: 14 },
      amount: { amount_minor: 749, currency: 'EUR' },
    });
    expect((await anna.order({ country: 'PL', method: 'blik' })).body.payment.amount.currency).toBe('PLN');
    server.clock.advance({ hours: 4 });
    expect((await anna.order()).body.payment.amount).toEqual({ amount_minor: 999, currency: 'EUR' });
  });

  test('is what the list of packages showed', async () => {
    const anna = await buyer();
    for (const country of ['IT', 'GB', 'CH']) {
      const { body: shop } = await anna.call('GET', `/api/packages.php?country=${country}`);
      for (const one of [...shop.credits, ...shop.premium]) {
        const { body } = await anna.order({ package: one.id, country });
        expect(body.payment.amount).toEqual(one.price);
      }
    }
  });

  test('refuses what is not sold, not offered there, not a code, or too much', async () => {
    const anna = await buyer();
    const refusals: [wanted: Record<string, unknown>, status: number, code: string][] = [
      [{ package: 'credits-1' }, 404, 'package_unavailable'],
      [{ method: 'ideal' }, 400, 'payment_method_unavailable'],
      [{ country: 'JP' }, 400, 'invalid_request'],
      [{ discountcode: 'FREE100' }, 404, 'discount_code_invalid'],
      [{ price: 1 }, 400, 'invalid_request'],
      [{ method: 'cash' }, 400, 'invalid_request'],
      [{ package: "'; drop table payment; --" }, 404, 'package_unavailable'],
    ];
    for (const [wanted, status, code] of refusals) {
      const answer = await anna.order(wanted);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const visitor = await server.client();
    expect((await visitor('POST', '/api/payment.php', {})).body.code).toBe('authentication_required');
  });

  test('the same key orders once; another order under it is a conflict', async () => {
    const anna = await buyer();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => anna.order({}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.payment_id)).size).toBe(1);
    const other = await anna.order({ package: 'credits-300' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('a key is its member’s: under the same one somebody else orders, and learns of nothing', async () => {
    const [anna, eva] = [await buyer(), await buyer()];
    const key = newId();
    const { body: first } = await anna.order({}, key);
    const second = await eva.order({}, key);
    expect(second.status).toBe(201);
    expect(second.body.payment.payment_id).not.toBe(first.payment.payment_id);
    expect((await anna.order({}, key)).body.payment.payment_id).toBe(first.payment.payment_id);
  });

  test('goes on under the same key when the provider was out of reach', async () => {
    const anna = await buyer();
    const key = newId();
    reachable = false;
    const failed = await anna.order({}, key);
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_provider_unavailable']);
    reachable = true;
    const { status, body } = await anna.order({}, key);
    expect(status).toBe(200);
    expect(body.payment.checkout_url).toBe(`https://pay.example/tr_${body.payment.payment_id}`);
  });

  test("somebody else's payment does not exist", async () => {
    const [anna, eva] = [await buyer(), await buyer()];
    const { payment_id } = (await anna.order()).body.payment;
    for (const id of [payment_id, newId(), 'x', "' or true"]) {
      const { status, body } = await eva.call('GET', `/api/payment.php?payment_id=${encodeURIComponent(id)}`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});

describe('the end of a payment', () => {
  test('grants credits and premium once, however many webhooks and questions come at once', async () => {
    const anna = await buyer();
    const { payment_id: id } = (await anna.order()).body.payment;
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
    fake.settle(id, 'completed');
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => webhook(`tr_${id}`)),
      ...Array.from({ length: 8 }, () => anna.state(id)),
    ]);
    expect(answers.slice(0, 8).map(answer => answer.status)).toEqual(Array(8).fill(200));
    expect(await anna.state(id)).toMatchObject({ status: 'completed', checkout_url: null });
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 20, accounts: { sales: -20 } });
    expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true, time_bonus: null });
    expect(server.events(anna).map(({ event }) => event)).toEqual(['credits', 'user']);
  });

  test('is final: what comes later, in whatever order, changes nothing', async () => {
    const endings = [
      ['completed', 'failed', 'completed', 20],
      ['failed', 'completed', 'failed', 0],
      ['cancelled', 'completed', 'cancelled', 0],
    ] as const;
    for (const [first, later, end, credits] of endings) {
      const anna = await buyer();
      const { payment_id: id } = (await anna.order()).body.payment;
      await webhook(`tr_${id}`);
      expect((await anna.state(id)).status).toBe('pending');
      fake.settle(id, first);
      await webhook(`tr_${id}`);
      fake.settle(id, later);
      await webhook(`tr_${id}`);
      fake.settle(id, 'pending');
      await webhook(`tr_${id}`);
      expect((await anna.state(id)).status).toBe(end);
      expect(await walletAndLedger(server, anna)).toMatchObject({ balance: credits, sum: 0 });
    }
  });

  test('is not taken from a webhook: unknown ids and other amounts do nothing', async () => {
    const anna = await buyer();
    const { payment_id: id } = (await anna.order()).body.payment;
    for (const name of ['tr_unknown', id, "tr_' or 1=1", '../v2/payments', ' ']) {
      expect((await webhook(name)).status).toBe(200);
    }
    const visitor = await server.client();
    expect((await visitor('POST', '/api/payment-webhook.php', { id: `tr_${id}` })).status).toBe(400);
    const known = await fake.provider.get(`tr_${id}`);
    if (!known) throw new Error('not begun');
    Object.assign(known, { status: 'completed', amountMinor: 1 });
    await webhook(`tr_${id}`);
    expect((await anna.state(id)).status).toBe('pending');
    Object.assign(known, { amountMinor: 749, currency: 'PLN' });
    expect((await anna.state(id)).status).toBe('pending');
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 0 });
  });

  test('is found out without a webhook, by the job; one payment without answer does not stop it', async () => {
    const [anna, eva] = [await buyer(), await buyer()];
    const first = (await anna.order()).body.payment.payment_id;
    const second = (await eva.order()).body.payment.payment_id;
    fake.settle(second, 'completed');
    fake.settle(first, 'completed');
    mute.add(`tr_${first}`);
    await reconcilePayments(server.ctx);
    expect(await walletAndLedger(server, eva)).toMatchObject({ balance: 0 });
    server.clock.advance({ minutes: 2 });
    await reconcilePayments(server.ctx);
    await reconcilePayments(server.ctx);
    expect(await walletAndLedger(server, eva)).toMatchObject({ balance: 20 });
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 0 });
  });

  test('a provider that is out of reach leaves it pending; its webhook comes again', async () => {
    const anna = await buyer();
    const { payment_id: id } = (await anna.order()).body.payment;
    fake.settle(id, 'completed');
    reachable = false;
    expect((await anna.state(id)).status).toBe('pending');
    expect((await webhook(`tr_${id}`)).status).toBe(502);
    reachable = true;
    expect((await webhook(`tr_${id}`)).status).toBe(200);
    expect((await anna.state(id)).status).toBe('completed');
  });

  test('an order the provider never confirmed ends after an hour; one it did confirm is recognised', async () => {
    const anna = await buyer();
    reachable = false;
    await anna.order({}, newId());
    await anna.order({ package: 'credits-50' }, newId());
    reachable = true;
    const rows = server.db
      .selectFrom('payment')
      .selectAll()
      .where('member_id', '=', anna.id)
      .orderBy('package_id');
    const [lost, begun] = await rows.execute();
    if (!lost || !begun) throw new Error('not stored');
    // the provider took this order, but its answer never reached us
    const { id: paymentId, amount_minor: amountMinor, currency } = begun;
    await fake.provider.create({ paymentId, amountMinor, currency } as Parameters<
      typeof fake.provider.create
    >[0]);
    fake.settle(begun.id, 'completed');
    await webhook(`tr_${begun.id}`);
    server.clock.advance({ hours: 1 });
    await reconcilePayments(server.ctx);
    expect((await rows.execute()).map(({ status }) => status)).toEqual(['cancelled', 'completed']);
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 50 });
  });
});

test('an order that the provider has forgotten ends after 30 days', async () => {
  const anna = await buyer();
  const { payment_id: id } = (await anna.order()).body.payment;
  const stored = server.db.selectFrom('payment').select('status').where('id', '=', id);
  vi.spyOn(provider, 'get').mockResolvedValue(null);
  for (const [days, status] of [
    [29, 'pending'],
    [1, 'cancelled'],
  ] as const) {
    server.clock.advance({ days });
    await reconcilePayments(server.ctx);
    expect(await stored.executeTakeFirst()).toEqual({ status });
  }
  vi.mocked(provider.get).mockRestore();
});

describe('an order that was not begun, pressed again', () => {
  async function unbegun() {
    const anna = await buyer();
    const key = newId();
    reachable = false;
    await anna.order({}, key);
    reachable = true;
    const again = async () => (await anna.order({}, key)).body.payment;
    return { anna, again };
  }

  test('while the job is at others can be paid', async () => {
    await (await buyer()).order();
    // the job looks at the older one first
    server.clock.advance({ seconds: 1 });
    const { anna, again } = await unbegun();
    server.clock.advance({ hours: 1 });
    let begun = { payment_id: '', checkout_url: null };
    vi.spyOn(provider, 'get').mockImplementationOnce(async () => {
      begun = await again();
      return null;
    });
    await reconcilePayments(server.ctx);
    expect(begun.checkout_url).toBe(`https://pay.example/tr_${begun.payment_id}`);
    fake.settle(begun.payment_id, 'completed');
    await webhook(`tr_${begun.payment_id}`);
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 20 });
  });

  test('while another takes its offer is ended at the provider too', async () => {
    const { anna, again } = await unbegun();
    let id = '';
    // the other has looked, and has not cancelled yet
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (id === '') id = (await again()).payment_id;
        return result;
      },
    });
    const wanted = { memberId: anna.id, offer: 'welcome', key: newId() };
    expect(await freeOffer({ ...server.ctx, db }, wanted)).toBe('free');
    expect(await fake.provider.get(`tr_${id}`)).toMatchObject({ status: 'cancelled' });
  });
});

test('money that came for what ended otherwise is an error in the log', async () => {
  const anna = await buyer();
  const errors = vi.spyOn(server.ctx.log, 'error');
  const { payment_id: id } = (await anna.order()).body.payment;
  fake.settle(id, 'cancelled');
  await webhook(`tr_${id}`);
  await webhook(`tr_${id}`);
  expect(errors).not.toHaveBeenCalled();
  fake.settle(id, 'completed');
  await webhook(`tr_${id}`);
  const told = { payment: id, status: 'cancelled' };
  expect(errors).toHaveBeenCalledExactlyOnceWith(told, expect.stringContaining('repay by hand'));
  errors.mockRestore();
});

describe('premium packages', () => {
  test('give their credits every month, each month once', async () => {
    const anna = await buyer();
    const { payment_id: id, credits } = (await anna.order({ package: 'premium-3' })).body.payment;
    fake.settle(id, 'completed');
    await webhook(`tr_${id}`);
    const balance = async () => (await walletAndLedger(server, anna)).balance / credits;
    expect(await balance()).toBe(1);
    const due = () => Promise.all([grantDueMonths(server.ctx), grantDueMonths(server.ctx)]);
    for (const [days, months] of [
      [29, 1],
      [2, 2],
      [100, 3],
      [400, 3],
    ] as const) {
      server.clock.advance({ days });
      await due();
      expect(await balance()).toBe(months);
    }
    expect((await walletAndLedger(server, anna)).sum).toBe(0);
  });
});
