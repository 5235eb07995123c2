import { BOOKS_KEPT_YEARS } from '@velluto/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { order, pay } from '../../../../test/buy.ts';
import { addBuyer, webhook } from '../../../../test/buyers.ts';
import { crashAtStatement } from '../../../../test/crash-at-statement.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { tracesOf } from '../../../../test/traces.ts';
import { purgeAccounts } from '../../data-rights/deletion/purge.ts';
import { contentsOf } from '../../data-rights/export/contents.ts';
import { findDiscrepancies } from '../../wallet/ledger-reconciliation.ts';
import { reconcileReversals } from '../settlement/reconcile-payments.ts';
import { selectReversals } from '../settlement/reversal-queries.ts';
import { syncReversals } from '../settlement/reversals.ts';
import { cancelSubscriptions } from '../settlement/subscriptions.ts';
import { deleteOldPurchases } from './old-purchases.ts';

const server = await createTestServer();
const { ctx, clock, db } = server;
const password = 'una lunga passeggiata';
const password_hash = await ctx.passwords.hash(password);

/** The company of the site is in the Netherlands: 7 years for buyers there, 10 for all others. */
const atHome = { country: 'NL' };
/** The first moment of a year where the site is, one hour before UTC. */
const newYear = (year: number) => `${year - 1}-12-31T23:00:00Z`;

/** A member with a new session for each call, since years go by. */
async function buyer(overrides?: Parameters<typeof addBuyer>[1]) {
  const anna = await addBuyer(server, { password_hash, ...overrides });
  const call: typeof anna.call = Object.assign(
    async (...request: Parameters<typeof anna.call>) => (await server.client(anna))(...request),
    { cookies: {} },
  );
  const transactions = async (): Promise<{ id: string }[]> =>
    (await call('GET', '/api/transactions.php')).body.transactions;
  return { ...anna, call, transactions };
}
const payment = (id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const hasDetails = async (id: string) => {
  const { details_deleted_at, package_id, amount_minor } = await payment(id);
  expect([package_id === '', amount_minor === 0]).toEqual(Array(2).fill(details_deleted_at !== null));
  return details_deleted_at === null;
};
/** Files of a member's archive that have any rows of these. */
async function archived(id: string, ...files: string[]) {
  const all = await contentsOf(ctx, id, 'Anna');
  return files.filter(
    file => JSON.parse(String(all.find(({ name }) => name === `${file}.json`)?.content)).length > 0,
  );
}

beforeEach(() => clock.set('2026-11-21T12:00:00Z'));
afterEach(async () => expect(await findDiscrepancies(db)).toEqual([]));

describe('the details of a purchase', () => {
  test('are kept until the last moment of the last year, where the site is', async () => {
    const anna = await buyer();
    const [home, abroad] = [await anna.buy(atHome), await anna.buy({ country: 'IT' })];
    clock.set('2033-12-31T22:59:59.999Z');
    await deleteOldPurchases(ctx);
    expect(await anna.transactions()).toHaveLength(2);
    clock.set(newYear(2034));
    await deleteOldPurchases(ctx);
    expect([await hasDetails(home), await hasDetails(abroad)]).toEqual([false, true]);
    expect(await anna.transactions()).toMatchObject([{ id: abroad }]);
    clock.set('2036-12-31T22:59:59.999Z');
    await deleteOldPurchases(ctx);
    expect(await hasDetails(abroad)).toBe(true);
    clock.set(newYear(2037));
    await deleteOldPurchases(ctx);
    expect(await hasDetails(abroad)).toBe(false);
  });

  test('are kept as long as the country of the company on the receipt asks for', async () => {
    const anna = await buyer();
    const sold = new Map<string, string>();
    for (const seller of [...Object.keys(BOOKS_KEPT_YEARS), 'SE']) {
      const id = await anna.buy(atHome);
      sold.set(seller, id);
      await db.updateTable('payment').set({ country: seller }).where('id', '=', id).execute();
      await sql`update receipt set company = company || ${JSON.stringify({ country: seller })}::jsonb
        where payment_id = ${id}`.execute(db);
    }
    const deletedIn: Record<string, number> = {};
    for (let year = 2031; year <= 2037; year += 1) {
      clock.set(newYear(year));
      await deleteOldPurchases(ctx);
      for (const [seller, id] of sold) if (!(await hasDetails(id))) deletedIn[seller] ??= year;
    }
    expect(deletedIn).toEqual({
      AT: 2034,
      CH: 2037,
      DE: 2035,
      ES: 2033,
      FR: 2037,
      IT: 2037,
      NL: 2034,
      PL: 2033,
      SE: 2037,
    });
  });

  test('are kept while anything of it can change, and a repayment counts as the purchase does', async () => {
    const anna = await buyer();
    const pending = (await anna.order({ ...atHome, package: 'credits-50' })).body.payment.payment_id;
    const [refunded, premium] = [await anna.buy(atHome), await anna.buy({ ...atHome, package: 'premium-1' })];
    server.payments.reverse(refunded, 'refund', 500);
    const ends_at = new Date('2035-01-02T12:00:00Z');
    await db.updateTable('premium_period').set({ ends_at }).where('payment_id', '=', premium).execute();
    clock.set('2027-01-05T12:00:00Z');
    await webhook(server, `tr_${refunded}`);
    const setRefund = (status: 'asked' | 'active') =>
      db.updateTable('payment_reversal').set({ status }).where('payment_id', '=', refunded).execute();
    const left = async () => [
      await hasDetails(pending),
      await hasDetails(refunded),
      await hasDetails(premium),
    ];
    clock.set(newYear(2034));
    await deleteOldPurchases(ctx);
    expect(await left()).toEqual([true, true, true]);
    await setRefund('asked');
    clock.set(newYear(2035));
    await deleteOldPurchases(ctx);
    expect(await left()).toEqual([true, true, true]);
    await setRefund('active');
    clock.set('2035-01-02T12:00:00Z');
    await deleteOldPurchases(ctx);
    expect(await left()).toEqual([true, false, false]);
    server.settlePayment(pending, 'cancelled');
    await anna.call('GET', `/api/payment.php?payment_id=${pending}`);
    await deleteOldPurchases(ctx);
    expect(await left()).toEqual([false, false, false]);
  });
});

test('a member keeps credits and premium, and finds nothing of an old purchase in lists, receipts and archive', async () => {
  const anna = await buyer();
  const old = await anna.buy(atHome);
  await anna.spend(5);
  const files = ['payments', 'receipts', 'refunds-and-chargebacks', 'withdrawals', 'premium'];
  expect(await archived(anna.id, ...files)).toEqual(['payments', 'receipts']);
  const [before] = (await anna.call('GET', '/api/wallet.php')).body.entries.slice(-1);
  expect(before).toMatchObject({ kind: 'purchase', payment: old });
  const ledger = () => db.selectFrom('ledger').selectAll().orderBy('id').execute();
  const booked = await ledger();
  const { number } = await db
    .selectFrom('receipt')
    .select('number')
    .where('payment_id', '=', old)
    .executeTakeFirstOrThrow();

  clock.set(newYear(2034));
  await deleteOldPurchases(ctx);
  expect(await ledger()).toEqual(booked);
  expect(await tracesOf(server, `tr_${old}`)).toEqual([]);
  expect(await anna.transactions()).toEqual([]);
  for (const path of ['transaction.php?id', 'receipt.php?id', 'payment.php?payment_id']) {
    const { status } = await anna.call('GET', `/api/${path}=${old}`);
    expect([path, status]).toEqual([path, 404]);
  }
  expect((await anna.call('GET', '/api/repeat-order.php?country=NL')).body.orders).toEqual([]);
  expect(await archived(anna.id, ...files)).toEqual([]);
  expect((await anna.call('GET', '/api/wallet.php')).body.entries.at(-1)).toMatchObject({
    kind: 'purchase',
    credits: 20,
    payment: null,
  });
  const user = async () => (await anna.call('GET', '/api/user.php')).body.user;
  expect(await user()).toMatchObject({ credits: 15, unspent_credits: [{ credits: 15, paid: null }] });
  await anna.spend(15);
  expect(await user()).toMatchObject({ credits: 0, unspent_credits: [] });

  // a new purchase that is undone leaves premium to who had bought it before, and receipts are numbered on
  const id = await order(server, anna.call);
  await pay(server, id);
  const detail = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body.transaction;
  expect(Number(detail.receipt.split('-').at(1))).toBeGreaterThan(number);
  const withdrawn = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: id });
  expect(withdrawn.status).toBe(200);
  expect(await user()).toMatchObject({ credits: 0, paid_user: true });
});

test('a chargeback that the provider tells of afterwards changes nothing', async () => {
  const anna = await buyer();
  const id = await anna.buy(atHome);
  const seenBefore = await payment(id);
  clock.set(newYear(2034));
  await deleteOldPurchases(ctx);
  server.payments.reverse(id, 'chargeback', 999);
  await webhook(server, `tr_${id}`);
  await reconcileReversals(ctx);
  await syncReversals(ctx, seenBefore);
  expect(await anna.books()).toMatchObject({ balance: 20 });
  expect(await selectReversals(db, id)).toEqual([]);
  expect((await payment(id)).provider_id).toBeNull();
});

test('of an erased member nothing but bookings is left, under an id that is nobody’s', async () => {
  const anna = await buyer();
  const id = await anna.buy(atHome);
  const form = { password, reason: 'privacy', paid_credits: 20 };
  expect((await anna.call('DELETE', '/api/account.php', form)).status).toBe(200);
  clock.advance({ days: 14 });
  await purgeAccounts(ctx);
  expect(await tracesOf(server, `tr_${id}`)).toEqual(['payment']);
  clock.set(newYear(2034));
  await deleteOldPurchases(ctx);
  expect(await tracesOf(server, `tr_${id}`)).toEqual([]);
  const { details_deleted_at, created_at, updated_at, completed_at, ...left } = await payment(id);
  expect(details_deleted_at).toEqual(clock.now());
  expect(left).toMatchObject({ member_id: anna.id, credits: 20, status: 'completed', amount_minor: 0 });
  const facts = Object.entries(left).filter(([, value]) => typeof value === 'string' && value !== '');
  expect(facts.map(([name]) => name).sort()).toEqual([
    'currency',
    'id',
    'idempotency_key',
    'member_id',
    'provider',
    'site_id',
    'status',
  ]);
});

describe('direct debit', () => {
  const { subscriber, signedUpADayAgo } = subscribersOf(server);
  const mandate = (member: { id: string }) =>
    db.selectFrom('debit_mandate').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow();

  test('loses mandate and account with the last payment, not while it renews', async () => {
    const { anna } = await subscriber('premium-1');
    const { reference, iban_last4 } = await mandate(anna);
    const [first] = (await anna.call('GET', '/api/transactions.php')).body.transactions;
    // kept for 10 years, since the buyer is abroad
    clock.set(newYear(2037));
    await deleteOldPurchases(ctx);
    expect(await hasDetails(first.id)).toBe(true);
    await ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId: anna.id }));
    await deleteOldPurchases(ctx);
    expect(await hasDetails(first.id)).toBe(false);
    const { details_deleted_at, debtor: payer, customer_id, text } = await mandate(anna);
    expect({ details_deleted_at, payer, customer_id, text }).toEqual({
      details_deleted_at: clock.now(),
      payer: null,
      customer_id: null,
      text: '',
    });
    expect(await tracesOf(server, reference)).not.toContain('debit_mandate');
    expect(iban_last4).not.toBe('');
    expect((await anna.list()).mandates).toEqual([]);
    const files = ['direct-debits', 'direct-debit-renewals', 'direct-debit-mandates', 'premium'];
    expect(await archived(anna.id, ...files)).toEqual([]);
  });

  test('keeps the mandate of an order until its payment is deleted', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment: ordered } = await anna.order();
    const revoked = await anna.call('DELETE', '/api/directdebit.php', { mandate: (await mandate(anna)).id });
    expect(revoked.status).toBe(200);
    expect((await anna.list()).mandates).toHaveLength(1);
    clock.set(newYear(2037));
    await deleteOldPurchases(ctx);
    expect([await hasDetails(ordered.payment_id), (await anna.list()).mandates]).toEqual([false, []]);
  });
});

test('members’ cancellations are deleted after as many years', async () => {
  const anna = await buyer();
  await anna.buy(atHome);
  await db
    .insertInto('cancellation')
    .values({
      key: ctx.ids.key(),
      site_id: 'velluto',
      member_id: anna.id,
      email: null,
      name: 'Anna Verdi',
      number: null,
      kind: 'ordinary',
      reason: null,
      ends_on: null,
      received_at: clock.now(),
      contracts: '[]',
    })
    .execute();
  clock.set('2033-12-31T22:00:00Z');
  await deleteOldPurchases(ctx);
  expect(await tracesOf(server, 'Anna Verdi')).toEqual(['cancellation']);
  clock.set(newYear(2034));
  await deleteOldPurchases(ctx);
  expect(await tracesOf(server, 'Anna Verdi')).toEqual([]);
});

describe('the job', () => {
  test('goes on after a crash at any statement, and leaves no purchase half deleted', async () => {
    const anna = await buyer();
    for (let statement = 1, crashed = true; crashed; statement += 1) {
      clock.set('2026-11-21T12:00:00Z');
      const ids = [await anna.buy(atHome), await anna.buy(atHome)];
      for (const id of ids) {
        server.payments.reverse(id, 'refund', 500);
        await webhook(server, `tr_${id}`);
      }
      clock.set(newYear(2034));
      crashed = await crashAtStatement(statement, () => deleteOldPurchases(ctx));
      for (const id of ids) await hasDetails(id);
      await deleteOldPurchases(ctx);
      for (const id of ids) expect(await hasDetails(id)).toBe(false);
      const told = db.selectFrom('payment_reversal').select('id').where('provider_id', 'is not', null);
      expect(await told.execute()).toEqual([]);
      if (!crashed) expect(statement).toBeGreaterThan(10);
    }
  });

  test('deletes more than one batch, also where two run at once', async () => {
    const anna = await buyer();
    const id = await anna.buy(atHome);
    await sql`insert into payment (id, member_id, site_id, package_id, credits, amount_minor, currency, country, method,
        refund_days, provider, provider_id, status, idempotency_key, request_hash, created_at, updated_at)
      select gen_random_uuid(), member_id, site_id, package_id, credits, amount_minor, currency, country, method,
        refund_days, provider, 'tr_copy_' || number, 'failed', gen_random_uuid(), request_hash, created_at, updated_at
      from payment cross join generate_series(1, 450) as number where id = ${id}`.execute(db);
    clock.set(newYear(2037));
    await Promise.all([deleteOldPurchases(ctx), deleteOldPurchases(ctx)]);
    const { left } = await db
      .selectFrom('payment')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('member_id', '=', anna.id)
      .where('details_deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(left).toBe(0);
    expect(await tracesOf(server, 'tr_copy_')).toEqual([]);
  });
});
