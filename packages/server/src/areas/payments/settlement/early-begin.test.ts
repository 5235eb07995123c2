import { afterEach, expect, test } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const start = '2026-11-21T12:00:00.000Z';
const unasked = { begin_at_once: undefined };
type Caller = Pick<Awaited<ReturnType<typeof addBuyer>>, 'call'>;
const isOpen = async ({ call }: Caller) => {
  const shop = (await call('GET', '/api/packages.php')).body.may_begin_at_once;
  expect((await call('GET', '/api/wallet.php')).body.may_begin_at_once).toBe(shop);
  return shop;
};
const withdraw = async ({ call }: Caller, payment: string) => {
  const { status } = await call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
  expect(status).toBe(200);
};
const refused = [{ field: 'begin_at_once', code: 'not_allowed' }];

afterEach(() => server.clock.set(start));

/** A member who withdrew twice, whichever package, after more than a day of premium. */
async function triedTwice() {
  const anna = await addBuyer(server);
  for (const id of ['premium-3', 'credits-20']) {
    expect(await isOpen(anna)).toBe(true);
    const payment = await anna.buy({ package: id });
    server.clock.advance({ days: 1, ms: 1 });
    expect(await anna.user()).toMatchObject({ paid_user: true });
    await withdraw(anna, payment);
  }
  return anna;
}

test('who withdrew twice after using premium gets what they buy after the withdrawal period', async () => {
  const anna = await triedTwice();
  expect(await isOpen(anna)).toBe(false);
  expect((await anna.order({ package: 'premium-1' })).body.details).toEqual(refused);
  const payment = await anna.buy({ package: 'premium-1', ...unasked });
  expect(await anna.user()).toMatchObject({ paid_user: false, credits: 0 });
  const asked = await anna.call('POST', '/api/begin.php', { payment, begin_at_once: true });
  expect(asked.body.details).toEqual(refused);
  expect(await anna.user()).toMatchObject({ paid_user: false, credits: 0 });
});

test('by direct debit too', async () => {
  const anna = await debtor(server, { created_at: new Date('2026-10-01T12:00:00Z') });
  for (let time = 0; time < 2; time++) {
    const { payment } = await anna.order();
    await server.db
      .updateTable('payment')
      .set({ status: 'completed', completed_at: server.clock.now() })
      .where('id', '=', payment.payment_id)
      .execute();
    server.clock.advance({ days: 2 });
    await withdraw(anna, payment.payment_id);
  }
  await expect(anna.order()).rejects.toThrow('begin_at_once');
});

test('it is open again a year after one of them', async () => {
  const anna = await triedTwice();
  server.clock.advance({ days: 364 });
  const later = { call: await server.client(anna) };
  expect(await isOpen(later)).toBe(true);
});

test('what was withdrawn within a day, or before it began, does not count', async () => {
  const anna = await addBuyer(server);
  for (let time = 0; time < 2; time++) {
    const soon = await anna.buy({ package: 'premium-3' });
    server.clock.advance({ days: 1 });
    await withdraw(anna, soon);
    const waiting = await anna.buy({ package: 'premium-3', ...unasked });
    server.clock.advance({ days: 3 });
    await withdraw(anna, waiting);
  }
  expect(await isOpen(anna)).toBe(true);
  expect((await anna.order({ package: 'premium-3' })).status).toBe(201);
});

test('it is open to visitors and to everybody else', async () => {
  await triedTwice();
  const visitor = await server.client();
  expect((await visitor('GET', '/api/packages.php')).body.may_begin_at_once).toBe(true);
  expect(await isOpen(await addBuyer(server))).toBe(true);
});
