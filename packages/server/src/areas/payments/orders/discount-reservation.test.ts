import { afterEach, describe, expect, test, vi } from 'vitest';
import { addBuyer, webhook, withoutProvider } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const { provider } = server.payments;
const { cancel, create } = provider;
const newId = server.ctx.ids.uuid;
const packages = ['credits-20', 'credits-50', 'credits-120', 'premium-3'];
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

afterEach(() => vi.restoreAllMocks());

/** The member's payments that can still be paid: `pending` in the database, `open` at the provider. */
async function unpaid(memberId: string) {
  const payments = await server.db
    .selectFrom('payment')
    .select(['id', 'status'])
    .where('member_id', '=', memberId)
    .execute();
  const open = [];
  for (const { id } of payments) if ((await provider.get(`tr_${id}`))?.status === 'pending') open.push(id);
  return { pending: payments.filter(({ status }) => status === 'pending').map(({ id }) => id), open };
}

describe('concurrent orders while the provider is slow', () => {
  test.each([1, 2, 3])('leave one to be paid, here and at the provider (%i)', async seed => {
    const anna = await addBuyer(server, { created_at: server.clock.now() });
    let call = seed;
    const slow = () => {
      call += 7;
      return pause((call * 13) % 40);
    };
    vi.spyOn(provider, 'create').mockImplementation(async payment => {
      await slow();
      const created = await create(payment);
      await slow();
      return created;
    });
    vi.spyOn(provider, 'cancel').mockImplementation(async id => {
      await slow();
      await cancel(id);
    });
    const orders = Array.from({ length: 12 }, async (_, index) => {
      await pause((index * seed * 11) % 60);
      return anna.order({ package: packages[index % packages.length], discountcode: 'TIMEBONUS25' });
    });
    const answers = await Promise.all(orders);
    expect(answers.map(({ body }) => body.code)).toEqual(Array(12).fill(undefined));
    const { pending, open } = await unpaid(anna.id);
    expect(pending).toHaveLength(1);
    expect(open).toEqual(pending);
  });

  test('from a double click, and from two tabs, are one order', async () => {
    const anna = await addBuyer(server, { created_at: server.clock.now() });
    vi.spyOn(provider, 'create').mockImplementation(async payment => {
      await pause(20);
      return create(payment);
    });
    const key = newId();
    const keys = [key, key, key, newId(), newId()];
    const answers = await Promise.all(
      keys.map(orderKey => anna.order({ discountcode: 'TIMEBONUS25' }, orderKey)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    const { pending, open } = await unpaid(anna.id);
    expect(new Set(answers.map(({ body }) => body.payment.payment_id))).toEqual(new Set(pending));
    expect(open).toEqual(pending);
    const [id = ''] = pending;
    server.settlePayment(id, 'completed');
    await webhook(server, `tr_${id}`);
    expect(await anna.books()).toMatchObject({ balance: 20 });
  });
});

test('an order placed in between that cannot be cancelled keeps the discount', async () => {
  const anna = await addBuyer(server, { created_at: server.clock.now() });
  const withCode = { discountcode: 'TIMEBONUS25' };
  const first = (await anna.order(withCode)).body.payment;
  // while the second order has the first one cancelled, a third one is made and paid
  let third = '';
  vi.spyOn(provider, 'cancel').mockImplementationOnce(async id => {
    await cancel(id);
    third = (await anna.order({ ...withCode, package: 'credits-50' })).body.payment.payment_id;
    server.settlePayment(third, 'completed');
  });
  const second = await anna.order({ ...withCode, package: 'credits-120' });
  expect(second.body.code).toBe('discount_code_invalid');
  expect((await anna.state(first.payment_id)).status).toBe('cancelled');
  expect((await anna.state(third)).status).toBe('completed');
  expect(await unpaid(anna.id)).toEqual({ pending: [], open: [] });
});

test('an order interrupted before it cancelled the previous one cancels it when it is resumed', async () => {
  const anna = await addBuyer(server, { created_at: server.clock.now() });
  const withCode = { discountcode: 'TIMEBONUS25' };
  const first = (await anna.order(withCode)).body.payment.payment_id;
  const key = newId();
  // the second order must not see yet that the first one holds the discount, as if the first one came in between
  await server.db.updateTable('payment').set({ discount_offer: null }).where('id', '=', first).execute();
  const interrupted = await withoutProvider(server, () =>
    anna.order({ ...withCode, package: 'credits-50' }, key),
  );
  expect(interrupted.body.code).toBe('payment_provider_unavailable');
  await server.db.updateTable('payment').set({ discount_offer: 'welcome' }).where('id', '=', first).execute();
  const { payment } = (await anna.order({ ...withCode, package: 'credits-50' }, key)).body;
  expect(payment.status).toBe('pending');
  expect(await unpaid(anna.id)).toEqual({ pending: [payment.payment_id], open: [payment.payment_id] });
});
