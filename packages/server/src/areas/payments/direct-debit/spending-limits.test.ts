import { describe, expect, test } from 'vitest';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { collectDueDebits } from './collect-due-debits.ts';
import { announceRenewals } from './renewals.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections } = server.payments.debits;
const { signedUpADayAgo, runDay, settlePayment, subscriber } = subscribersOf(server);

describe('the member’s own limits', () => {
  const setLimits = (anna: Awaited<ReturnType<typeof debtor>>, limits: unknown) =>
    anna.call('PUT', '/api/wallet-limits.php', limits);
  const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });
  const notCollectedMails = async (to: string) =>
    (await server.mails(to)).filter(mail => mail.kind === 'not-collected');

  test('a pause forbids an order on its last day too, though the money would go after it', async () => {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    const started = await anna.start({ package: 'premium-1' });
    await setLimits(anna, { paused_until: '2026-11-22' });
    expect((await anna.start({ package: 'premium-1' })).body.code).toBe('spending_paused');
    const { status, body } = await anna.confirm(started.body.order.id, await anna.lastCode());
    expect([status, body.code]).toEqual([403, 'spending_paused']);
  });

  test('a pause moves a renewal behind it, and the months of the pause are not paid later', async () => {
    const { anna, renewals, renewal } = await subscriber();
    server.clock.set('2026-12-10T12:00:00Z');
    await setLimits(anna, { paused_until: '2027-03-05' });
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    expect(await renewals()).toMatchObject([{ state: 'announced', collect_on: '2027-03-05' }]);
    server.clock.set('2027-03-05T12:00:00Z');
    await runDay();
    const [march] = await renewals();
    expect(march.state).toBe('collecting');
    await settlePayment(anna, march.payment_id);
    server.clock.set('2027-03-20T12:00:00Z');
    await runDay();
    expect(await renewals()).toHaveLength(2);
    expect((await renewals())[0]).toMatchObject({ state: 'announced', collect_on: '2027-03-22' });
    expect(await renewal()).toMatchObject({ cancelled_at: null });
  });

  test('a pause after the announcement takes it back, and announces the renewal anew', async () => {
    const { anna, renewals, renewal } = await subscriber('premium-1', { email: 'paused@example.com' });
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    const [december] = await renewals();
    await setLimits(anna, { paused_until: '2027-01-10' });
    server.clock.set('2026-12-22T12:00:00Z');
    await Promise.all([collectDueDebits(ctx), collectDueDebits(ctx)]);
    expect(collections.filter(collection => collection.paymentId === december.payment_id)).toEqual([]);
    expect(await renewals()).toMatchObject([{ state: 'cancelled' }]);
    const notices = await notCollectedMails('paused@example.com');
    expect(notices.map(({ subject }) => subject)).toEqual([expect.stringContaining('22 dicembre 2026')]);
    await runDay();
    expect(await renewals()).toMatchObject([
      { state: 'announced', collect_on: '2027-01-10' },
      { state: 'cancelled' },
    ]);
    expect((await renewal()).cancelled_at).toBeNull();
    expect((await server.mails('paused@example.com')).at(-1)?.text).toContain('10 gennaio 2027');
    expect(await anna.list()).toMatchObject({ blocked: null });
  });

  test('a month that is spent leaves the renewal to the next one', async () => {
    const { anna } = await subscriber();
    server.clock.set('2026-12-10T12:00:00Z');
    await anna.order({ package: 'credits-50' });
    await setLimits(anna, { monthly_limit: eur(2500) });
    server.clock.set('2026-12-15T12:00:00Z');
    await announceRenewals(ctx);
    const collectionsOfContract = (await anna.list()).mandates.flatMap(
      (mandate: { renewal: unknown; collections: unknown[] }) => (mandate.renewal ? mandate.collections : []),
    );
    expect(collectionsOfContract[0]).toMatchObject({ state: 'announced', collect_on: '2027-01-01' });
  });

  test('a limit below the price skips months until it is raised', async () => {
    const email = 'limited@example.com';
    const { anna, renewals, renewal } = await subscriber('premium-1', { email });
    server.clock.set('2026-12-10T12:00:00Z');
    await setLimits(anna, { monthly_limit: eur(1000) });
    server.clock.set('2026-12-20T12:00:00Z');
    await runDay();
    await runDay();
    expect(await renewals()).toEqual([]);
    expect(await renewal()).toMatchObject({ next_on: '2027-01-22', cancelled_at: null });
    expect(await notCollectedMails(email)).toHaveLength(1);
    server.clock.set('2026-12-21T12:00:00Z');
    await setLimits(anna, { monthly_limit: null });
    server.clock.set('2027-01-16T12:00:00Z');
    await runDay();
    expect(await renewals()).toMatchObject([{ state: 'announced', collect_on: '2027-01-22' }]);
  });

  test('a server that slept tells of all the months it leaves out in one mail', async () => {
    const email = 'slept@example.com';
    const { anna, renewals, renewal } = await subscriber('premium-1', { email });
    server.clock.set('2026-12-10T12:00:00Z');
    await setLimits(anna, { monthly_limit: eur(1000) });
    server.clock.set('2027-03-10T12:00:00Z');
    await runDay();
    await runDay();
    expect(await renewals()).toEqual([]);
    expect(await renewal()).toMatchObject({ next_on: '2027-03-22', cancelled_at: null });
    const [notice, ...otherNotices] = await notCollectedMails(email);
    expect(otherNotices).toEqual([]);
    expect(notice?.subject).toMatch(/dal 22 dicembre 2026 al 22 febbraio 2027/);
    expect(notice?.text).toContain('22 dicembre 2026 · 22 gennaio 2027 · 22 febbraio 2027');
  });

  test('a limit set below the price after the announcement takes it back', async () => {
    const email = 'lowered@example.com';
    const { anna, renewals, renewal } = await subscriber('premium-1', { email });
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    await setLimits(anna, { monthly_limit: eur(1000) });
    server.clock.set('2026-12-22T12:00:00Z');
    await collectDueDebits(ctx);
    await runDay();
    expect(await renewals()).toMatchObject([{ state: 'cancelled' }]);
    // one mail, although the renewal is first taken back and then left out
    expect(await notCollectedMails(email)).toHaveLength(1);
    expect(await renewal()).toMatchObject({ next_on: '2027-01-22', cancelled_at: null });
  });
});
