import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import type { Bus } from '../infrastructure/bus/bus.ts';
import { memoryBus } from '../infrastructure/bus/memory-bus.ts';

/** When the bus acknowledges a subscription. */
let acknowledged = Promise.resolve();
const bus: Bus = memoryBus();
const subscribe: Bus['subscribe'] = (...args) => ({ ...bus.subscribe(...args), ready: acknowledged });
const server = await createTestServer({ parts: { bus: { ...bus, subscribe } } });
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Opens the event stream of a session. */
const open = (cookie: string) => fetch(`${address}/api/events.php`, { headers: { cookie } });

/** Adds a member with a session; returns the member with the session cookie. */
async function addReader() {
  const member = await server.member();
  const { cookies } = await server.client(member);
  return { ...member, cookie: `velluto_session=${cookies.velluto_session}` };
}

it('ends a stream after some minutes, so that ended sessions receive no more events', async () => {
  const anna = await addReader();
  const page = await open(anna.cookie);
  // the session was ended by another process whose event about it was lost
  await server.db.deleteFrom('session').where('member_id', '=', anna.id).execute();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const text = await page.text();
  expect(text).toMatch(/^retry: \d{4}\n\n(: \n\n)+retry: \d{3,4}\n\n$/);
  expect((await open(anna.cookie)).status).toBe(403);
});

it('ends streams that were opened together at different times', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, addReader));
  const pages = [];
  for (const { cookie } of readers) pages.push(await open(cookie));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const texts = await Promise.all(pages.map(page => page.text()));
  const beats = texts.map(text => text.split(': \n\n').length);
  expect(new Set(beats).size).toBe(5);
  expect(Math.min(...beats)).toBeGreaterThan(5);
});

it('opens for its page once every event arrives, so that none is missed between an answer and the first event', async () => {
  const anna = await addReader();
  const { promise, resolve } = Promise.withResolvers<void>();
  acknowledged = promise;
  let isOpen = false;
  const opening = open(anna.cookie).then(page => {
    isOpen = true;
    return page;
  });
  await vi.waitFor(() => expect(server.ctx.live.isWatching(anna.id)).toBe(true));
  // another call is answered meanwhile
  await fetch(`${address}/healthz`);
  expect(isOpen).toBe(false);
  resolve();
  await (await opening).body?.cancel();
});

it('spreads the pages that come back after a crash, and after a deployment', async () => {
  acknowledged = Promise.resolve();
  const readers = await Promise.all(Array.from({ length: 5 }, addReader));
  const pages = [];
  for (const { cookie } of readers) pages.push(await open(cookie));
  await server.app.close();
  const delays = await Promise.all(
    pages.map(async page => (await page.text()).match(/\d+/g)?.map(Number) ?? []),
  );
  for (const [of, least] of [2_000, 200].entries()) {
    const each = delays.map(all => all[of] ?? 0);
    expect(new Set(each).size).toBe(5);
    expect(Math.min(...each)).toBeGreaterThanOrEqual(least);
  }
});
