import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { rescheduleSubscription } from './subscription-calendar.ts';
import { cancelSubscriptions, runningSubscriptions } from './subscriptions.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections } = server.payments.debits;
const { signedUpADayAgo, runDay, settlePayment, subscriber, buyByCard } = subscribersOf(server);

test('months that are paid in another way come first, and what renews waits for their end', async () => {
  server.clock.set('2026-11-21T12:00:00Z');
  const anna = await debtor(server, signedUpADayAgo());
  await buyByCard(anna, 'premium-1');
  const { payment } = await anna.order({ package: 'premium-1' });
  server.clock.set('2026-11-22T12:00:00Z');
  await runDay();
  await settlePayment(anna, payment.payment_id);
  expect(await runningSubscriptions(ctx, server.db, { memberId: anna.id })).toMatchObject([
    { endsAt: new Date('2027-01-21T12:00:00Z') },
  ]);
  expect((await anna.list()).mandates[0].renewal.next_on).toBe('2027-01-21');
});

const lastEnd = async (memberId: string) => {
  const periods = server.db.selectFrom('premium_period').select('ends_at').where('member_id', '=', memberId);
  return (await periods.where('stopped_at', 'is', null).orderBy('ends_at', 'desc').execute())[0]?.ends_at;
};

describe('when months of another package are undone', () => {
  test('the first months move up, and what renews with them', async () => {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    const card = await buyByCard(anna, 'premium-3');
    const { payment } = await anna.order({ package: 'premium-1' });
    server.clock.set('2026-11-22T12:00:00Z');
    await runDay();
    await settlePayment(anna, payment.payment_id);
    expect((await anna.list()).mandates[0].renewal.next_on).toBe('2027-03-21');
    server.clock.set('2026-11-24T12:00:00Z');
    await card.withdraw();
    expect(await lastEnd(anna.id)).toEqual(new Date('2026-12-24T12:00:00Z'));
    expect((await anna.list()).mandates[0].renewal.next_on).toBe('2026-12-24');
    expect(await runningSubscriptions(ctx, server.db, { memberId: anna.id })).toMatchObject([
      { endsAt: new Date('2026-12-24T12:00:00Z') },
    ]);
    server.clock.set('2026-12-18T12:00:00Z');
    await runDay();
    expect((await anna.list()).mandates[0].collections[0]).toMatchObject({ collect_on: '2026-12-24' });
  });

  test('a renewal moves up, and the next is due when it ends', async () => {
    const { anna, renewals, renewal } = await subscriber();
    server.clock.set('2026-12-16T12:00:00Z');
    await runDay();
    const card = await buyByCard(anna, 'premium-3');
    server.clock.set('2026-12-22T12:00:00Z');
    await runDay();
    await settlePayment(anna, (await renewals())[0].payment_id);
    expect(await lastEnd(anna.id)).toEqual(new Date('2027-04-22T12:00:00Z'));
    server.clock.set('2026-12-26T12:00:00Z');
    await card.withdraw();
    expect(await lastEnd(anna.id)).toEqual(new Date('2027-01-26T12:00:00Z'));
    expect((await renewal()).next_on).toBe('2027-01-26');
  });
});

describe('cancelling', () => {
  test('ends what renews, not what is paid; what was announced is not collected', async () => {
    const { anna, firstId, renewals, renewal } = await subscriber();
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    const [december] = await renewals();
    const stranger = await server.member();
    const cancel = (memberId: string, paymentId?: string) =>
      ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId, paymentId }));
    expect(await cancel(stranger.id, firstId)).toEqual([]);
    expect(await cancel(anna.id, ctx.ids.uuid())).toEqual([]);
    expect(await runningSubscriptions(ctx, server.db, { memberId: anna.id })).toMatchObject([
      { paymentId: firstId, packageId: 'premium-1' },
    ]);
    const ended = await cancel(anna.id, firstId);
    expect(ended).toEqual([
      {
        paymentId: firstId,
        packageId: 'premium-1',
        amountMinor: 1499,
        endsAt: new Date('2026-12-22T12:00:00Z'),
        first: null,
      },
    ]);
    expect(await cancel(anna.id)).toEqual([]);
    server.clock.set('2026-12-23T12:00:00Z');
    await runDay();
    expect(collections.filter(collection => collection.paymentId === december.payment_id)).toEqual([]);
    expect((await anna.payment(december.payment_id)).status).toBe('cancelled');
    expect(await renewal()).toMatchObject({ next_on: null, cancelled_at: '2026-12-15T12:00:00.000Z' });
    expect(await anna.list()).toMatchObject({ blocked: null });
    expect((await anna.list()).mandates[0].revoked_at).toBeNull();
    expect(await anna.credits()).toBe(30);
  });

  test('while a renewal is under way ends after its month', async () => {
    const { anna, renewals } = await subscriber();
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    server.clock.set('2026-12-22T12:00:00Z');
    await runDay();
    const [ended] = await ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId: anna.id }));
    expect(ended?.endsAt).toEqual(new Date('2027-01-22T12:00:00Z'));
    expect((await renewals())[0].state).toBe('collecting');
  });

  test('leaves the order itself, which was made with obligation to pay', async () => {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order({ package: 'premium-1' });
    const [ended] = await ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId: anna.id }));
    // the earliest possible end: the month begins when the bank has paid
    expect(ended).toMatchObject({
      endsAt: new Date('2026-12-22T12:00:00Z'),
      first: { amountMinor: 1499, collectAt: new Date('2026-11-22T12:00:00Z') },
    });
    expect((await anna.payment(payment.payment_id)).status).toBe('pending');
    server.clock.set('2026-11-22T12:00:00Z');
    await runDay();
    await settlePayment(anna, payment.payment_id);
    expect((await anna.list()).mandates[0]).toMatchObject({ renewal: { next_on: null }, revoked_at: null });
  });
});

test('the counts of a contract use an index, however many collections others have', async () => {
  const { anna, firstId } = await subscriber();
  const scans = await ctx.transaction(async tx => {
    const scanned = async () => {
      const all = sql<{
        seq_scan: number;
      }>`select seq_scan::int from pg_stat_xact_user_tables where relname = 'debit'`;
      return (await all.execute(tx.db)).rows[0]?.seq_scan;
    };
    // PostgreSQL reads small tables whole unless that is disabled
    await sql`set local enable_seqscan = off`.execute(tx.db);
    // those of calls before, which the same connection has not reported yet
    const before = await scanned();
    const startsAt = new Date('2026-11-22T12:00:00Z');
    await rescheduleSubscription(tx, { memberId: anna.id, paymentId: firstId, startsAt });
    await cancelSubscriptions(ctx, tx, { memberId: anna.id });
    return { before, after: await scanned() };
  });
  expect(scans.after).toBeDefined();
  expect(scans.after).toBe(scans.before);
});
