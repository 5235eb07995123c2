import { describe, expect, test } from 'vitest';
import { webhook } from '../../../../test/buyers.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { deactivateMember, reactivateMember } from '../../moderation/account-status.ts';
import { runningSubscriptions } from '../settlement/subscriptions.ts';
import { collectDueDebits } from './collect-due-debits.ts';
import { announceRenewals } from './renewals.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections } = server.payments.debits;
const { signedUpADayAgo, runDay, settlePayment, subscriber } = subscribersOf(server);

describe('premium by direct debit', () => {
  test('renews each month, is announced a week before, and gives the credits of the month', async () => {
    const { anna, renewals, renewal } = await subscriber('premium-1', { email: 'renew@example.com' });
    expect(await renewal()).toMatchObject({ amount: { amount_minor: 1499 }, next_on: '2026-12-22' });
    expect(await anna.credits()).toBe(30);
    server.clock.set('2026-12-15T11:59:00Z');
    await runDay();
    expect(await renewals()).toEqual([]);
    server.clock.set('2026-12-15T12:00:00Z');
    await Promise.all([announceRenewals(ctx), announceRenewals(ctx), announceRenewals(ctx)]);
    await runDay();
    const [december] = await renewals();
    expect(await renewals()).toHaveLength(1);
    expect(december).toMatchObject({
      state: 'announced',
      collect_on: '2026-12-22',
      amount: { amount_minor: 1499 },
    });
    expect((await renewal()).next_on).toBe('2026-12-22');
    const notice = (await server.mails('renew@example.com')).at(-1);
    expect(notice?.kind).toBe('pre-notification');
    expect(notice?.text).toContain('22 dicembre 2026');
    expect(await anna.credits()).toBe(30);

    server.clock.set('2026-12-22T12:00:00Z');
    await Promise.all([collectDueDebits(ctx), collectDueDebits(ctx)]);
    expect(collections.filter(collection => collection.paymentId === december.payment_id)).toHaveLength(1);
    // few enough credits to be granted before the bank has paid
    expect(await anna.credits()).toBe(60);
    await settlePayment(anna, december.payment_id);
    expect(await anna.credits()).toBe(60);
    expect((await renewals())[0]).toMatchObject({ state: 'paid', credits_granted: 'at_once' });

    server.clock.set('2027-01-16T12:00:00Z');
    await runDay();
    expect((await renewals())[0]).toMatchObject({ state: 'announced', collect_on: '2027-01-22' });
  });

  test('of several months renews month by month afterwards, each at its share of the price', async () => {
    const { anna, renewals } = await subscriber('premium-3');
    server.clock.set('2027-02-10T12:00:00Z');
    await runDay();
    expect(await renewals()).toEqual([]);
    server.clock.set('2027-02-16T12:00:00Z');
    await runDay();
    expect(await renewals()).toMatchObject([{ amount: { amount_minor: 1333 }, collect_on: '2027-02-22' }]);
    server.clock.set('2027-03-16T12:00:00Z');
    await runDay();
    expect((await renewals())[0].collect_on).toBe('2027-03-22');
    expect(await anna.list()).toMatchObject({ blocked: null });
  });

  test('after a downtime the renewal is announced late and collected later, never unannounced', async () => {
    const { renewals } = await subscriber();
    server.clock.set('2026-12-25T12:00:00Z');
    await runDay();
    expect(await renewals()).toMatchObject([{ state: 'announced', collect_on: '2026-12-26' }]);
  });

  test('does not begin before the first payment is paid, and not at all when it fails', async () => {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    const { payment, mandate } = await anna.order({ package: 'premium-1' });
    expect(mandate.renewal).toMatchObject({ next_on: null, cancelled_at: null });
    server.clock.set('2026-12-20T12:00:00Z');
    await announceRenewals(ctx);
    expect((await anna.list()).mandates[0].collections).toHaveLength(1);
    server.clock.set('2026-11-22T12:00:00Z');
    await collectDueDebits(ctx);
    await settlePayment(anna, payment.payment_id, 'failed');
    const [mandateAfter] = (await anna.list()).mandates;
    expect(mandateAfter.renewal.cancelled_at).not.toBeNull();
    expect(await runningSubscriptions(ctx, server.db, { memberId: anna.id })).toEqual([]);
  });

  test('does not renew for a deleted member, and goes on if the account is restored', async () => {
    const { anna, renewals } = await subscriber();
    const setStatus = (status: 'active' | 'deleted') =>
      server.db.updateTable('member').set({ status }).where('id', '=', anna.id).execute();
    await setStatus('deleted');
    server.clock.set('2026-12-20T12:00:00Z');
    await runDay();
    await setStatus('active');
    expect(await renewals()).toEqual([]);
    await runDay();
    expect(await renewals()).toMatchObject([{ state: 'announced', collect_on: '2026-12-22' }]);
  });

  test('is not collected while the account is closed, and announced again after an appeal', async () => {
    const email = 'appeal@example.com';
    const { anna, renewals, renewal } = await subscriber('premium-1', { email });
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    const [december] = await renewals();
    await ctx.transaction(tx => deactivateMember(ctx, tx, anna.id, 'disabled'));
    const before = await server.mails(email);
    server.clock.set('2026-12-22T12:00:00Z');
    await runDay();
    server.clock.set('2027-01-04T12:00:00Z');
    await runDay();
    expect(await server.mails(email)).toEqual(before);
    await ctx.transaction(tx => reactivateMember(ctx, tx, anna.id, 'disabled'));
    await runDay();
    expect(collections.filter(collection => collection.paymentId === december.payment_id)).toEqual([]);
    const announced = { state: 'announced', collect_on: '2027-01-05' };
    expect(await renewals()).toMatchObject([announced, { state: 'cancelled' }]);
    expect((await server.mails(email)).at(-1)?.kind).toBe('pre-notification');
    expect(await renewal()).toMatchObject({ cancelled_at: null });
    expect(await anna.list()).toMatchObject({ blocked: null });
    server.clock.set('2027-01-05T12:00:00Z');
    await runDay();
    const [january] = await renewals();
    await settlePayment(anna, january.payment_id);
    expect(await anna.credits()).toBe(60);
  });

  test('ends when a renewal fails', async () => {
    const { anna, renewals, renewal } = await subscriber();
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    server.clock.set('2026-12-22T12:00:00Z');
    await runDay();
    const [december] = await renewals();
    await settlePayment(anna, december.payment_id, 'failed');
    expect(await anna.credits()).toBe(30);
    expect((await renewal()).cancelled_at).toBe('2026-12-22T12:00:00.000Z');
    server.clock.set('2027-01-20T12:00:00Z');
    await runDay();
    expect(await renewals()).toHaveLength(1);
    expect((await anna.list()).blocked).toEqual({ minutes: null });
  });

  test('is skipped when its price is above the limit of direct debit', async () => {
    const { anna, renewals, renewal } = await subscriber();
    const expensive = server.db.updateTable('debit_subscription').set({ amount_minor: 15_001 });
    await expensive.where('member_id', '=', anna.id).execute();
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    expect(await renewals()).toEqual([]);
    expect(await renewal()).toMatchObject({ next_on: '2027-01-22', cancelled_at: null });
  });

  test.each(['refund', 'chargeback'] as const)('ends with a %s of the first payment', async kind => {
    const { firstId, renewals, renewal } = await subscriber();
    server.clock.set('2026-12-15T12:00:00Z');
    await runDay();
    const [december] = await renewals();
    server.payments.reverse(firstId, kind, 1499);
    await webhook(server, `tr_${firstId}`);
    expect((await renewal()).cancelled_at).toBe('2026-12-15T12:00:00.000Z');
    server.clock.set('2026-12-22T12:00:00Z');
    await runDay();
    expect(collections.filter(collection => collection.paymentId === december.payment_id)).toEqual([]);
    expect(await renewals()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('goes on after a partial refund', async () => {
    const { firstId, renewal } = await subscriber();
    server.payments.reverse(firstId, 'refund', 1000);
    await webhook(server, `tr_${firstId}`);
    expect(await renewal()).toMatchObject({ next_on: '2026-12-22', cancelled_at: null });
  });

  test('ends when partial refunds become a full one, and the mail says so', async () => {
    const { anna, firstId } = await subscriber();
    for (const part of [1000, 499, 1]) {
      server.payments.reverse(firstId, 'refund', part);
      await webhook(server, `tr_${firstId}`);
    }
    const mails = (await server.mails(`${anna.id}@example.com`)).filter(({ kind }) => kind === 'refund');
    expect(mails.map(({ text }) => text.includes('Premium non si rinnova più.'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('waits for the next month when the limit leaves no room', async () => {
    const { anna, mandate } = await subscriber();
    server.clock.set('2026-12-10T12:00:00Z');
    for (const id of ['credits-300', 'credits-120', 'credits-50']) await anna.order({ package: id });
    server.clock.set('2026-12-15T12:00:00Z');
    await announceRenewals(ctx);
    const renewed = (await anna.list()).mandates.find(
      (candidate: { id: string }) => candidate.id === mandate.id,
    );
    expect(renewed.collections[0]).toMatchObject({ state: 'announced', collect_on: '2027-01-01' });
  });
});
