import { createClient, type Payment } from '@velluto/api-client';
import { getPaymentExamples, getTransactionExamples } from '@velluto/api-client/examples';
import type { Clock } from '@velluto/ui/provider';
import { describe, expect, it, vi } from 'vitest';
import { testAppContext, testNow, testUser } from '../../../test/app-context.ts';
import { createPaymentStore, isReceiptOnly } from './payment.ts';

/** A clock whose ticks are triggered by the test. */
function manualClock() {
  let now = testNow;
  const listeners = new Set<() => void>();
  const clock: Clock = {
    start: testNow,
    now: () => now,
    every: (_, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tick = async (times = 1) => {
    for (let count = 0; count < times; count += 1) {
      now += 2000;
      for (const listener of [...listeners]) listener();
      await vi.waitFor(() => undefined);
      await new Promise(done => setTimeout(done));
    }
  };
  return { clock, tick, listeners };
}

const pending = getPaymentExamples.pending.payment;

/** A store whose payment goes through these states; `lost` is an answer that never arrives. */
function setUp(...answers: (Payment['status'] | 'lost')[]) {
  const calls: string[] = [];
  let last = 0;
  const client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      if (pathname === '/api/user.php') {
        return Response.json({ user: testUser({ credits: 54, paid_user: true }), server_time: '' });
      }
      if (pathname === '/api/transaction.php') return Response.json(getTransactionExamples.paid);
      const status = answers[Math.min(last++, answers.length - 1)];
      if (status === 'lost') return Response.json({ code: 'not_found', message: '' }, { status: 404 });
      return Response.json({ payment: { ...pending, status } });
    },
  });
  const manual = manualClock();
  const app = testAppContext({ user: testUser(), client, clock: manual.clock });
  const store = createPaymentStore(app);
  const polls = () => calls.filter(path => path === '/api/payment.php').length;
  return { ...manual, app, store, calls, polls };
}

const id = pending.payment_id;

describe('following a payment', () => {
  it.each(['completed', 'failed', 'cancelled'] as const)('polls until it is %s', async end => {
    const { store, tick, listeners, polls, app, calls } = setUp('pending', 'lost', end);
    store.follow(id, pending);
    await tick(2);
    expect(store.state.payments[id]?.status).toBe('pending');
    await tick(3);
    expect(store.state.payments[id]?.status).toBe(end);
    expect(store.state.transactions[id]).toBeDefined();
    expect(polls()).toBe(3);
    expect(listeners.size).toBe(0);
    expect(app.session.state.user?.credits).toBe(end === 'completed' ? 54 : 4);
    expect(calls.includes('/api/user.php')).toBe(end === 'completed');
  });

  it('has no state before the first answer', async () => {
    const { store, tick } = setUp('completed');
    store.follow(id, null);
    expect(store.state.payments[id]).toBeUndefined();
    await tick();
    expect(store.state.payments[id]?.status).toBe('completed');
  });

  it('stops polling when the page is left', async () => {
    const { store, tick, polls } = setUp('pending');
    const stop = store.follow(id, pending);
    await tick();
    stop();
    await tick(3);
    expect(polls()).toBe(1);
  });

  it('polls less often after two minutes', async () => {
    const { store, tick, polls } = setUp('pending');
    store.follow(id, pending);
    await tick(59);
    expect(polls()).toBe(59);
    await tick(20);
    expect(polls()).toBe(59 + 4);
  });

  it('refreshes the user when the payment was completed before the page was loaded', async () => {
    const { store, app, polls } = setUp('completed');
    store.follow(id, { ...pending, status: 'completed' });
    await vi.waitFor(() => expect(app.session.state.user?.credits).toBe(54));
    expect(polls()).toBe(0);
  });
});

describe('the page of a payment', () => {
  const paid = Date.parse('2026-10-11T15:20:00Z');
  const bought = { completed_at: new Date(paid).toISOString(), undone: null };
  const minute = 60_000;

  it.each([
    ['just paid', bought, null, 0, false],
    ['paid an hour ago', bought, null, 60 * minute, false],
    ['paid before', bought, null, 61 * minute, true],
    ['paid seven weeks ago', bought, null, 49 * 1440 * minute, true],
    ['not paid yet', { ...bought, completed_at: null }, null, 49 * 1440 * minute, false],
    ['opened from the list', bought, 'receipt', 0, true],
    ['undone', { ...bought, undone: 'withdrawn' as const }, null, 0, true],
  ])('%s', (_, transaction, view, age, expected) => {
    expect(isReceiptOnly(transaction, view, paid + age)).toBe(expected);
  });
});
