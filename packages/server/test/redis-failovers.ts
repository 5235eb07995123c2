import { expect, vi } from 'vitest';
import type { startCluster } from './cluster.ts';
import { happens, mastersOf, type RedisNodes } from './engines/redis-nodes.ts';
import { openPage } from './open-page.ts';

/** What members wait at most until a page that polls knows what happened. */
const minute = 60_000;
const often = { timeout: minute, interval: 50 };

/** Whether each process says that live events work. */
const degraded = async (addresses: string[]): Promise<unknown[]> =>
  Promise.all(addresses.map(async address => (await (await fetch(`${address}/readyz`)).json()).degraded[0]));

/**
 * Kills the master of many channels again and again while members of one process write to pages on the other, and checks that every message is
 * known within a minute and that live events come back by themselves.
 *
 * @returns the milliseconds for which live events were away, for each time
 */
export async function failOver(
  cluster: Awaited<ReturnType<typeof startCluster>>,
  nodes: RedisNodes,
  times: number,
): Promise<number[]> {
  const [first = '', second = ''] = cluster.addresses;
  const sender = (await cluster.member({ credits: 1_000_000, paid_user: true })).at(first);
  const readers = await Promise.all(Array.from({ length: 8 }, () => cluster.member()));
  const pages = readers.map(reader => openPage(reader.at(second)));
  const sentAt: number[] = [];
  const sendAll = async () => {
    const number = sentAt.push(performance.now());
    for (const { id } of readers) {
      const message = { profile: id, text: `number ${number}` };
      const { status } = await sender.call('POST', '/api/message.php', message, { key: crypto.randomUUID() });
      expect(status).toBe(201);
    }
  };
  const allKnow = () =>
    vi.waitFor(() => pages.every(({ known }) => expect(known).toBe(sentAt.length)), often);
  await vi.waitFor(() => pages.every(({ opened }) => expect(opened).toBe(1)));
  const away: number[] = [];
  for (let time = 0; time < times; time++) {
    const masters = await mastersOf(nodes);
    const victim = masters[time % masters.length];
    await sendAll();
    await allKnow();
    await victim?.kill();
    const killedAt = performance.now();
    await vi.waitFor(async () => expect(await degraded([second])).toEqual(['events']), often);
    await vi.waitFor(async () => {
      await sendAll();
      expect(await degraded([first, second])).toEqual([undefined, undefined]);
    }, often);
    away.push(Math.round(performance.now() - killedAt));
    await allKnow();
    const opened = pages.map(page => page.opened);
    // now each message comes by its event again: no page opens another stream for it
    await vi.waitFor(async () => {
      const before = pages.map(page => page.opened);
      await sendAll();
      await vi.waitFor(() => pages.every(({ known }) => expect(known).toBe(sentAt.length)), 1_000);
      expect(pages.map(page => page.opened)).toEqual(before);
    }, often);
    expect(opened.some(count => count > 1)).toBe(true);
    await victim?.start();
    await happens('the killed master is a replica', async () => {
      const info = String(await victim?.ask('info', 'replication'));
      return /role:slave/.test(info) && /master_link_status:up/.test(info);
    });
  }
  for (const { knownAt } of pages)
    for (const [index, at] of sentAt.entries())
      expect((knownAt.get(index + 1) ?? Number.POSITIVE_INFINITY) - at).toBeLessThan(minute);
  await Promise.all(pages.map(page => page.close()));
  return away;
}
