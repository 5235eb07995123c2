import { WITHDRAWAL_COUNTS_DAYS } from '@velluto/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { secretIn } from '../../../../test/mailed.ts';
import type { MemberOverrides } from '../../../../test/members.ts';
import { createTestServer } from '../../../../test/server.ts';
import { linkIn, signUpAs } from '../../../../test/signup.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { deleteOldPurchases } from '../history/old-purchases.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
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
async function triedTwice({ payer, ...overrides }: MemberOverrides & { payer?: string } = {}) {
  const anna = await addBuyer(server, overrides);
  for (const id of ['premium-3', 'credits-20']) {
    expect(await isOpen(anna)).toBe(true);
    const payment = await anna.buy({ package: id }, payer);
    server.clock.advance({ days: 1, ms: 1 });
    expect(await anna.user()).toMatchObject({ paid_user: true });
    await withdraw(anna, payment);
  }
  return anna;
}

test('a member who withdrew twice after using premium gets purchases after the withdrawal period', async () => {
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
  // the same bank account in another member's form
  await expect((await debtor(server)).order({ iban: anna.iban })).rejects.toThrow('begin_at_once');
  await (await debtor(server)).order();
});

test('it is open again a year after one of them', async () => {
  const anna = await triedTwice();
  server.clock.advance({ days: 364 });
  const later = { call: await server.client(anna) };
  expect(await isOpen(later)).toBe(true);
});

test('a withdrawal within a day to the millisecond, or before the purchase began, does not count', async () => {
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

test('nor what was withdrawn within a day of the begin, or of the payment, whichever is later', async () => {
  const anna = await addBuyer(server);
  const late = async (within: { days: number; ms: number }) => {
    // begins two days after it was paid
    const payment = await anna.buy({ package: 'premium-3', ...unasked });
    server.clock.advance({ days: 2 });
    await anna.call('POST', '/api/begin.php', { payment, begin_at_once: true });
    server.clock.advance(within);
    await withdraw(anna, payment);
  };
  const debited = async (within: { days: number; ms: number }) => {
    // is paid two days after it has begun
    const payment = await anna.buy({ package: 'premium-3' });
    server.clock.advance({ days: 2 });
    const paid = server.db.updateTable('payment').set({ completed_at: server.clock.now() });
    await paid.where('id', '=', payment).execute();
    server.clock.advance(within);
    await withdraw(anna, payment);
  };
  for (const within of [late, debited]) await within({ days: 1, ms: 0 });
  expect(await isOpen(anna)).toBe(true);
  await late({ days: 1, ms: 1 });
  expect(await isOpen(anna)).toBe(true);
  await debited({ days: 1, ms: 1 });
  expect(await isOpen(anna)).toBe(false);
});

test('it is open to visitors and to everybody else', async () => {
  await triedTwice();
  const visitor = await server.client();
  expect((await visitor('GET', '/api/packages.php')).body.may_begin_at_once).toBe(true);
  expect(await isOpen(await addBuyer(server))).toBe(true);
});

describe('it counts the payer, not the account', () => {
  let card: string;
  beforeEach(() => {
    card = `card:${server.ctx.ids.uuid()}`;
  });

  test('a buyer with the same card in another account gets it after the period, and is not asked again', async () => {
    await triedTwice({ payer: card });
    const email = 'same.card@example.com';
    const again = await addBuyer(server, { email, language: 'en' });
    expect(await isOpen(again)).toBe(true);
    const payment = await again.buy({ package: 'premium-3' }, card);
    expect(await again.user()).toMatchObject({ paid_user: false, credits: 0 });
    expect((await again.state(payment)).usable_from).not.toBeNull();
    const asked = await again.call('POST', '/api/begin.php', { payment, begin_at_once: true });
    expect(asked.body.details).toEqual(refused);
    const [mail] = (await server.mails(email)).filter(({ kind }) => kind === 'receipt');
    expect(mail?.text).toMatch(/can use what you bought after that period/);
    expect(mail?.text).not.toMatch(/you asked us to make the credits/);
    expect(await isOpen(again)).toBe(false);
    const other = await addBuyer(server);
    await other.buy({ package: 'premium-3' }, 'card:other');
    expect(await other.user()).toMatchObject({ paid_user: true });
    expect(await isOpen(other)).toBe(true);
  });

  test('withdrawals of several accounts of one payer add up', async () => {
    const buyers = [await addBuyer(server), await addBuyer(server)];
    for (const buyer of buyers) {
      const payment = await buyer.buy({ package: 'premium-3' }, card);
      server.clock.advance({ days: 2 });
      await withdraw(buyer, payment);
    }
    for (const buyer of buyers) expect(await isOpen({ call: await server.client(buyer) })).toBe(false);
  });

  test('the same bank account by direct debit, and by a transfer from it', async () => {
    const first = await debtor(server);
    await triedTwice({ payer: `iban:${first.iban}` });
    await expect(first.order()).rejects.toThrow('begin_at_once');
    await first.order({}, false);
    await (await debtor(server)).order();
  });

  test('a payer is another one on sites of another pool', async () => {
    await triedTwice({ payer: card });
    const payments = server.db.updateTable('payment').set({ site_id: 'elsewhere' });
    await payments.where('status', '=', 'completed').execute();
    const again = await addBuyer(server);
    await again.buy({ package: 'premium-3' }, card);
    expect(await again.user()).toMatchObject({ paid_user: true });
  });

  test('a member who comes back with another spelling of the address is recognised, and nobody else', async () => {
    const left = await triedTwice({ email: 'tries@example.com', password_hash });
    const gone = await server.client(left);
    await gone('DELETE', '/api/account.php', { password, reason: 'pause' });
    for (const [email, open] of [
      ['tries+2@example.com', false],
      ['others@example.com', true],
    ] as const) {
      const call = await server.client();
      await signUpAs(call, { email, name: `Person of ${email.length}` });
      await call('POST', linkIn((await server.mails(email))[0]));
      expect(await isOpen({ call })).toBe(open);
    }
    const token = secretIn(
      (await server.mails('tries@example.com')).findLast(({ kind }) => kind === 'deletion'),
    );
    expect((await gone('PUT', '/api/account.php', { token })).status).toBe(200);
  });

  test('what is withdrawn from without log-in after the account was deleted counts for the next one, until it is taken back', async () => {
    const left = await addBuyer(server, { email: 'later@example.com', password_hash });
    const first = await left.buy({ package: 'premium-3' });
    server.clock.advance({ days: 2 });
    await withdraw(left, first);
    const soon = await left.buy({ package: 'premium-3' });
    const { receipt } = (await left.call('GET', `/api/transaction.php?id=${soon}`)).body.transaction;
    const gone = { password, reason: 'pause', paid_credits: 1000 };
    expect((await left.call('DELETE', '/api/account.php', gone)).status).toBe(200);
    const next = await server.client();
    await signUpAs(next, { email: 'later+2@example.com', name: 'Nadia' });
    await next('POST', linkIn((await server.mails('later+2@example.com'))[0]));
    expect(await isOpen({ call: next })).toBe(true);
    server.clock.advance({ days: 2 });
    const visitor = await server.client();
    const declared = { step: 'confirm', payment: receipt, email: 'later@example.com', name: 'Anna Rossi' };
    expect((await visitor('POST', '/api/withdrawal.php', declared)).status).toBe(200);
    expect(await isOpen({ call: next })).toBe(true);
    const follow = async (act: 'confirm' | 'undo', kind?: string) =>
      (await followDeclared(server, 'later@example.com', act, kind)).body.state;
    expect(await follow('confirm')).toBe('done');
    expect(await isOpen({ call: next })).toBe(false);
    expect(await follow('undo', 'withdrawal')).toBe('stopped');
    expect(await isOpen({ call: next })).toBe(true);
  });

  test('the payer is stored as a keyed hash, as long as a withdrawal can count', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy({ package: 'premium-3' }, card);
    const payer = async () =>
      (
        await server.db
          .selectFrom('payment')
          .select('payer_fingerprint')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).payer_fingerprint;
    expect(await payer()).toEqual(await server.ctx.encryption.fingerprint(card));
    server.clock.advance({ days: WITHDRAWAL_COUNTS_DAYS + 15 });
    await deleteOldPurchases(server.ctx);
    expect(await payer()).not.toBeNull();
    server.clock.advance({ ms: 1 });
    await deleteOldPurchases(server.ctx);
    expect(await payer()).toBeNull();
  });
});
