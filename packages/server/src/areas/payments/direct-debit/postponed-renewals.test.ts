import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { countLockWaiters } from '../../../../test/lock-waiters.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { cancelSubscriptions } from '../settlement/subscriptions.ts';
import { lockPayer } from './limits.ts';
import { revokeMandate } from './mandates.ts';
import { announceRenewals } from './renewals.ts';

const server = await createTestServer();
const { runDay, settlePayment, subscriber } = subscribersOf(server);
const { provider } = server.payments.debits;

/** Runs work while the payment provider is unavailable. */
async function withoutProvider(work: () => Promise<void>) {
  const { collect } = provider;
  provider.collect = () => Promise.reject(new ApiError('payment_provider_unavailable'));
  await work();
  provider.collect = collect;
}

test('a renewal that could not be requested for days is announced again, and the contract goes on', async () => {
  const { anna, renewals, renewal } = await subscriber('premium-1', { email: 'away@example.com' });
  server.clock.set('2026-12-15T12:00:00Z');
  await runDay();
  await withoutProvider(async () => {
    for (const day of [22, 23, 24, 25]) {
      server.clock.set(`2026-12-${day}T12:00:00Z`);
      await runDay();
    }
  });
  const states = async () =>
    (await renewals()).map((renewal: { state: string; collect_on: string }) => [
      renewal.state,
      renewal.collect_on,
    ]);
  expect(await states()).toEqual([['cancelled', '2026-12-22']]);
  await runDay();
  expect(await states()).toEqual([
    ['announced', '2026-12-26'],
    ['cancelled', '2026-12-22'],
  ]);
  const kinds = (await server.mails('away@example.com')).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['pre-notification', 'pre-notification']);

  server.clock.set('2026-12-26T12:00:00Z');
  await runDay();
  const [late] = await renewals();
  await settlePayment(anna, late.payment_id);
  expect(await anna.credits()).toBe(60);
  // the late collection does not move the day of the next renewal
  expect(await renewal()).toMatchObject({ next_on: '2027-01-22', cancelled_at: null });
});

test('concurrently announced renewals of several contracts keep each month within the limit', async () => {
  const { anna } = await subscriber();
  // each is paid before the next, since a package has one open order
  for (let day = 23; day < 27; day++) {
    server.clock.set(`2026-11-${day}T12:00:00Z`);
    const { payment } = await anna.order({ package: 'premium-1' });
    server.clock.advance({ days: 1 });
    await runDay();
    await settlePayment(anna, payment.payment_id);
  }
  const [anchor_at, next_at] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-12-22T12:00:00Z')];
  const expensive = server.db
    .updateTable('debit_subscription')
    .set({ amount_minor: 8000, anchor_at, next_at });
  await expensive.where('member_id', '=', anna.id).execute();
  server.clock.set('2026-12-17T12:00:00Z');
  await Promise.all(Array.from({ length: 5 }, () => announceRenewals(server.ctx)));
  const announced = server.db.selectFrom('debit').select('month').where('member_id', '=', anna.id);
  const months = await announced.where('state', '=', 'announced').orderBy('month').execute();
  expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
});

test('a renewal holds no lock while it waits for its turn, and is not announced when it was cancelled before', async () => {
  const { ctx } = server;
  const { anna, renewals, renewal } = await subscriber();
  server.clock.set('2026-12-15T12:00:00Z');
  const { job } = await ctx.transaction(async tx => {
    await lockPayer(ctx, tx.db, {
      memberId: anna.id,
      iban: await ctx.encryption.fingerprint(`iban:${anna.iban}`),
    });
    const announced = announceRenewals(ctx);
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(1));
    const subscription = tx.db.selectFrom('debit_subscription').select('id').where('member_id', '=', anna.id);
    await subscription.forUpdate().noWait().execute();
    await cancelSubscriptions(ctx, tx, { memberId: anna.id });
    return { job: announced };
  });
  await job;
  expect(await renewals()).toEqual([]);
  expect(await renewal()).toMatchObject({ next_on: null, cancelled_at: '2026-12-15T12:00:00.000Z' });
});

test('a renewal and a concurrent revocation of its mandate run one after the other, and neither fails', async () => {
  const { ctx } = server;
  const { anna, mandate, renewals, renewal } = await subscriber();
  server.clock.set('2026-12-15T12:00:00Z');
  // without the usual retry of transactions that PostgreSQL aborts, so that a deadlock makes the test fail
  const withoutRetry: typeof ctx = {
    ...ctx,
    transaction: work => server.db.transaction().execute(tx => work({ db: tx, after: () => {} })),
  };
  const site = ctx.sites.byId('velluto');
  const calls = await ctx.transaction(async tx => {
    // a renewal that has locked its subscription waits here, before it refers to the mandate
    await sql`lock table payment in share mode`.execute(tx.db);
    const announced = announceRenewals(withoutRetry);
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(1));
    const revoked = revokeMandate(
      withoutRetry,
      { site, memberId: anna.id, origin: 'https://velluto.example' },
      mandate.id,
    );
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(2));
    return [announced, revoked];
  });
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await renewals()).toMatchObject([{ state: 'cancelled' }]);
  expect(await renewal()).toMatchObject({ next_on: null, cancelled_at: '2026-12-15T12:00:00.000Z' });
});

test('renewals of a removed site wait, and those of other sites do not wait for them', async () => {
  const removed = await subscriber();
  const other = await subscriber();
  const moveTo = (site_id: string) =>
    Promise.all(
      (['debit_subscription', 'debit_mandate'] as const).map(table =>
        server.db.updateTable(table).set({ site_id }).where('member_id', '=', removed.anna.id).execute(),
      ),
    );
  await moveTo('gone');
  server.clock.set('2026-12-16T12:00:00Z');
  await announceRenewals(server.ctx);
  expect(await other.renewals()).toMatchObject([{ state: 'announced' }]);
  expect(await removed.renewals()).toEqual([]);
  await moveTo('velluto');
  await announceRenewals(server.ctx);
  expect(await removed.renewals()).toMatchObject([{ state: 'announced' }]);
});
