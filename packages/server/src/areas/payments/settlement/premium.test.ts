import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { collectDueDebits } from '../direct-debit/collect-due-debits.ts';
import { addMonths } from './calendar.ts';
import { grantDueMonths } from './premium.ts';

const { packages } = sitesWith({}).byId('velluto');
const premium = packages.premium.map(offer => ({ ...offer, credits_per_month: 0 }));
const sites = sitesWith({ bare: { packages: { ...packages, premium } } });
const server = await createTestServer({ parts: { sites } });

const day = (moment: string) => new Date(`${moment}T12:00:00.000Z`);

describe('some months later', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s plus %i is %s', (start, months, end) => {
    expect(addMonths(day(start), months)).toEqual(day(end));
  });

  test('is in the right month, on the same day or the last day of that month', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-12-31'),
      noInvalidDate: true,
    });
    const property = fc.property(moments, fc.integer({ min: 0, max: 24 }), (start, months) => {
      const end = addMonths(start, months);
      const expectedMonth = start.getUTCFullYear() * 12 + start.getUTCMonth() + months;
      expect(end.getUTCFullYear() * 12 + end.getUTCMonth()).toBe(expectedMonth);
      const nextDay = new Date(end.getTime() + 86_400_000);
      const isLast = nextDay.getUTCDate() === 1;
      expect(
        end.getUTCDate() === start.getUTCDate() || (isLast && end.getUTCDate() < start.getUTCDate()),
      ).toBe(true);
      expect(end.getTime() % 86_400_000).toBe(start.getTime() % 86_400_000);
    });
    fc.assert(property);
  });
});

test('a package gives its credits every month, each month once', async () => {
  const anna = await addBuyer(server);
  const { payment_id: id, credits } = (await anna.order({ package: 'premium-3' })).body.payment;
  server.settlePayment(id, 'completed');
  await webhook(server, `tr_${id}`);
  const balance = async () => (await anna.books()).balance / credits;
  expect(await balance()).toBe(1);
  const grantConcurrently = () => Promise.all([grantDueMonths(server.ctx), grantDueMonths(server.ctx)]);
  for (const [days, months] of [
    [29, 1],
    [2, 2],
    [100, 3],
    [400, 3],
  ] as const) {
    server.clock.advance({ days });
    await grantConcurrently();
    expect(await balance()).toBe(months);
  }
  expect((await anna.books()).sum).toBe(0);
});

test('a package bought on the 31st gives its credits at the end of each month, not earlier', async () => {
  server.clock.set('2028-01-31T22:30:00.000Z');
  const anna = await addBuyer(server);
  await anna.buy({ package: 'premium-6' });
  const granted = async (moment: string) => {
    server.clock.set(moment);
    await Promise.all([grantDueMonths(server.ctx), grantDueMonths(server.ctx), grantDueMonths(server.ctx)]);
    return (await anna.books()).balance / 50;
  };
  expect(await granted('2028-02-29T22:29:59.999Z')).toBe(1);
  expect(await granted('2028-02-29T22:30:00.000Z')).toBe(2);
  expect(await granted('2028-03-31T22:29:59.999Z')).toBe(2);
  expect(await granted('2028-03-31T22:30:00.000Z')).toBe(3);
  // the job did not run for two months: both are granted, each once
  expect(await granted('2028-06-01T00:00:00.000Z')).toBe(5);
  expect(await granted('2028-06-30T22:30:00.000Z')).toBe(6);
  expect(await granted('2029-06-30T22:30:00.000Z')).toBe(6);
});

const packagesOf = async (memberId: string) =>
  server.db
    .selectFrom('premium_period')
    .select(['payment_id', 'starts_at', 'ends_at'])
    .where('member_id', '=', memberId)
    .orderBy('starts_at')
    .execute();
const creditsOn = async (anna: Buyer, moment: string) => {
  server.clock.set(`${moment}T12:00:00.000Z`);
  await grantDueMonths(server.ctx);
  return (await anna.books()).balance;
};

describe('a package without credits', () => {
  const host = 'bare.test';

  test('gives its months when it is paid, and moves no other package', async () => {
    server.clock.set('2026-11-21T12:00:00.000Z');
    const anna = await addBuyer(server);
    const { body } = await placeOrder(server, anna.call, { package: 'premium-3' }, { host });
    const { payment_id: id } = body.payment;
    server.settlePayment(id, 'completed');
    expect((await webhook(server, `tr_${id}`)).status).toBe(200);
    expect(await anna.state(id)).toMatchObject({ status: 'completed', credits: 0 });
    server.clock.advance({ days: 31 });
    await grantDueMonths(server.ctx);
    const period = server.db.selectFrom('premium_period').selectAll().where('payment_id', '=', id);
    expect(await period.executeTakeFirst()).toMatchObject({ months_granted: 2 });
    expect(await anna.books()).toMatchObject({ balance: 0, accounts: {} });
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });

  test('can be paid by direct debit', async () => {
    server.clock.set('2026-11-21T12:00:00.000Z');
    const anna = await debtor(server, { created_at: day('2026-10-21') });
    const form = { ...anna.form, package: 'premium-1', country: 'IT' };
    const { order } = (await anna.call('POST', '/api/directdebit.php', form, { host })).body;
    const confirmation = { id: order.id, otp: await anna.lastCode() };
    const { status, body } = await anna.call('PUT', '/api/directdebit.php', confirmation, { host });
    expect(status).toBe(200);
    const { payment_id: id } = body.payment;
    server.clock.advance({ days: 1 });
    await collectDueDebits(server.ctx);
    server.settlePayment(id, 'completed');
    expect((await anna.payment(id)).status).toBe('completed');
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });
});

describe('packages of one member', () => {
  test('follow one another: the credits of each month are given once, those of the first month with the purchase', async () => {
    server.clock.set('2027-01-15T12:00:00.000Z');
    const anna = await addBuyer(server);
    const first = await anna.buy({ package: 'premium-3' });
    server.clock.set('2027-02-01T12:00:00.000Z');
    const second = await anna.buy({ package: 'premium-3' });
    expect(await packagesOf(anna.id)).toEqual([
      { payment_id: first, starts_at: day('2027-01-15'), ends_at: day('2027-04-15') },
      { payment_id: second, starts_at: day('2027-04-15'), ends_at: day('2027-07-15') },
    ]);
    const { body } = await anna.call('GET', `/api/transaction.php?id=${second}`);
    expect(body.transaction.ends_at).toBe('2027-07-15T12:00:00.000Z');
    const credits = [];
    for (const month of ['02-02', '02-15', '03-15', '04-15', '05-15', '06-15', '12-15']) {
      credits.push(await creditsOn(anna, `2027-${month}`));
    }
    expect(credits).toEqual([80, 120, 160, 160, 200, 240, 240]);
  });

  test('follow one another also when bought at the same moment', async () => {
    server.clock.set('2027-01-15T12:00:00.000Z');
    const anna = await addBuyer(server);
    await Promise.all([anna.buy({ package: 'premium-1' }), anna.buy({ package: 'premium-3' })]);
    const [first, second] = await packagesOf(anna.id);
    expect([second?.starts_at, second?.ends_at]).toEqual([first?.ends_at, day('2027-05-15')]);
  });

  test('move up when the one before is undone, and all later ones are unused', async () => {
    server.clock.set('2027-01-15T12:00:00.000Z');
    const anna = await addBuyer(server);
    const first = await anna.buy({ package: 'premium-3' });
    const second = await anna.buy({ package: 'premium-3' });
    const third = await anna.buy({ package: 'premium-1' });
    server.clock.set('2027-01-20T12:00:00.000Z');
    const { withdrawal } = (
      await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: first })
    ).body;
    expect(withdrawal).toMatchObject({ credits: 40, amount: { amount_minor: 3999 } });
    expect((await packagesOf(anna.id)).slice(1)).toEqual([
      { payment_id: second, starts_at: day('2027-01-20'), ends_at: day('2027-04-20') },
      { payment_id: third, starts_at: day('2027-04-20'), ends_at: day('2027-05-20') },
    ]);
    expect(await creditsOn(anna, '2027-02-19')).toBe(70);
    expect(await creditsOn(anna, '2027-02-20')).toBe(110);
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });
});

describe('a package that is charged back and then paid after all', () => {
  const chargeBackFirstOfTwo = async () => {
    server.clock.set('2027-01-15T12:00:00.000Z');
    const anna = await addBuyer(server);
    const [first, second] = [
      await anna.buy({ package: 'premium-3' }),
      await anna.buy({ package: 'premium-3' }),
    ];
    server.clock.set('2027-01-20T12:00:00.000Z');
    const chargeback = server.payments.reverse(first, 'chargeback', 3999);
    await webhook(server, `tr_${first}`);
    const undoChargeback = async () => {
      chargeback.undone = true;
      await webhook(server, `tr_${first}`);
    };
    return { anna, first, second, undoChargeback };
  };

  test('moves back the packages that had moved up', async () => {
    const { anna, first, second, undoChargeback } = await chargeBackFirstOfTwo();
    expect((await packagesOf(anna.id)).at(1)).toMatchObject({ starts_at: day('2027-01-20') });
    server.clock.set('2027-02-10T12:00:00.000Z');
    await undoChargeback();
    expect(await packagesOf(anna.id)).toEqual([
      { payment_id: first, starts_at: day('2027-01-15'), ends_at: day('2027-04-15') },
      { payment_id: second, starts_at: day('2027-04-15'), ends_at: day('2027-07-15') },
    ]);
    expect(await creditsOn(anna, '2027-12-15')).toBe(240);
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });

  test('follows packages that began in its place meanwhile', async () => {
    const { anna, first, second, undoChargeback } = await chargeBackFirstOfTwo();
    expect(await creditsOn(anna, '2027-02-20')).toBe(80);
    await undoChargeback();
    expect(await packagesOf(anna.id)).toEqual([
      { payment_id: second, starts_at: day('2027-01-20'), ends_at: day('2027-04-20') },
      { payment_id: first, starts_at: day('2027-04-20'), ends_at: day('2027-07-20') },
    ]);
    expect(await creditsOn(anna, '2027-03-15')).toBe(120);
    expect(await creditsOn(anna, '2027-12-15')).toBe(240);
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });
});

test('a clock that goes back grants no month twice', async () => {
  server.clock.set('2026-03-15T12:00:00.000Z');
  const anna = await addBuyer(server);
  await anna.buy({ package: 'premium-3' });
  for (const moment of ['2026-04-16', '2026-03-16', '2026-04-16', '2026-04-14']) {
    server.clock.set(`${moment}T12:00:00.000Z`);
    await grantDueMonths(server.ctx);
  }
  expect((await anna.books()).balance).toBe(80);
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

test('many packages of many members are granted concurrently by several processes', async () => {
  server.clock.set('2026-05-15T12:00:00.000Z');
  const buyers = await Promise.all(Array.from({ length: 6 }, () => addBuyer(server)));
  for (const buyer of buyers) await buyer.buy({ package: 'premium-3' });
  const [first] = buyers;
  await first?.buy({ package: 'premium-12' });
  server.clock.advance({ days: 31 });
  await Promise.all(Array.from({ length: 5 }, () => grantDueMonths(server.ctx)));
  const balances = await Promise.all(buyers.map(async buyer => (await buyer.books()).balance));
  // the months of the second package of one of them have not begun
  expect(balances).toEqual([140, 80, 80, 80, 80, 80]);
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});
