import { afterEach, expect, test, vi } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { addBuyer } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';

const server = await createTestServer();

const open = (memberId: string) =>
  server.db
    .selectFrom('payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

test.each(['credits-50', 'premium-12'])(
  'the same order of %s from many tabs at once is one payment',
  async id => {
    const anna = await addBuyer(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => anna.order({ package: id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.payment_id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.payment.checkout_url)).size).toBe(1);
    expect(await open(anna.id)).toHaveLength(1);
    // and later, while it is not paid
    expect((await anna.order({ package: id })).body).toEqual(answers[0]?.body);
  },
);

test('another order of the same package closes the first one, also at the provider', async () => {
  const anna = await addBuyer(server);
  const first = (await anna.order()).body.payment.payment_id;
  const { body, status } = await anna.order({ method: 'paypal' });
  expect(status).toBe(201);
  expect((await anna.state(first)).status).toBe('cancelled');
  expect(await server.payments.provider.get(`tr_${first}`)).toMatchObject({ status: 'cancelled' });
  expect((await anna.state(body.payment.payment_id)).status).toBe('pending');
  // another package is another order
  await anna.order({ package: 'credits-50' });
  expect((await anna.state(body.payment.payment_id)).status).toBe('pending');
});

test('one that was paid while the second opens is answered, and not ordered again', async () => {
  const anna = await addBuyer(server);
  const first = (await anna.order()).body.payment.payment_id;
  server.settlePayment(first, 'completed');
  const again = await anna.order();
  expect([again.status, again.body.payment.payment_id, again.body.payment.status]).toEqual([
    200,
    first,
    'completed',
  ]);
  expect(await open(anna.id)).toHaveLength(1);
  const second = (await anna.order()).body.payment.payment_id;
  expect(second).not.toBe(first);
  server.settlePayment(second, 'completed');
  const { status, body } = await anna.order({ method: 'paypal' });
  expect([status, body.code]).toEqual([409, 'order_open']);
  expect((await anna.user()).credits).toBe(40);
});

test('a member who wants one more gets one order beside the open one, however often the button is pressed', async () => {
  const anna = await addBuyer(server);
  const first = (await anna.order()).body.payment.payment_id;
  // the bank works on it: it cannot be closed any more
  vi.spyOn(server.payments.provider, 'cancel').mockResolvedValue();
  expect((await anna.order({ method: 'paypal' })).body.code).toBe('order_open');
  const presses = await Promise.all(
    Array.from({ length: 4 }, () => anna.order({ method: 'paypal', another: true })),
  );
  const seconds = new Set(presses.map(({ body }) => body.payment.payment_id as string));
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  expect([seconds.size, seconds.has(first)]).toEqual([1, false]);
  vi.restoreAllMocks();
  for (const id of [first, ...seconds]) {
    server.settlePayment(id, 'completed');
    expect((await anna.state(id)).status).toBe('completed');
  }
  expect((await anna.user()).credits).toBe(40);
});

test('orders by direct debit from two tabs are one debit; an order by card beside it is refused', async () => {
  const longAgo = new Date(server.clock.now().getTime() - 30 * 86_400_000);
  const anna = await debtor(server, { created_at: longAgo, email: 'two-debits@example.com' });
  const tab = async () => {
    const { body } = await anna.start({ package: 'premium-3' });
    return [body.order.id as string, await anna.lastCode()] as const;
  };
  const tabs = [await tab(), await tab()];
  const answers = await Promise.all(tabs.map(([id, code]) => anna.confirm(id, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.payment.payment_id)).size).toBe(1);
  expect((await anna.list()).mandates).toHaveLength(1);
  const card = { package: 'premium-3' };
  const key = server.ctx.ids.uuid();
  expect((await placeOrder(server, anna.call, card, { key })).body.code).toBe('order_open');
  // unless it shall be one more: by card, and by a code of its own
  const besides = { ...card, another: true };
  expect((await placeOrder(server, anna.call, besides, { key })).status).toBe(201);
  const [id, code] = await tab();
  expect((await anna.confirm(id, code)).body.payment.payment_id).toBe(answers[0]?.body.payment.payment_id);
  const [third, itsCode] = await tab();
  const more = { id: third, otp: itsCode, begin_at_once: true, another: true };
  const twice = [
    await anna.call('PUT', '/api/directdebit.php', more),
    await anna.call('PUT', '/api/directdebit.php', more),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(twice.map(({ body }) => body.payment.payment_id)).size).toBe(1);
  expect((await anna.list()).mandates).toHaveLength(2);
});
