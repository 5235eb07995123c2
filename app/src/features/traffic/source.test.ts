import { type Client, createClient } from '@velluto/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testNow, testUser } from '../../platform/testing.ts';
import { nowhere, readTraffic } from '../../platform/traffic.ts';
import { answerSource, asksToRemember, declinedPlace, forgetSource } from './source.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => void kept.set(place, text),
  });
});

function setUp(
  query = 'network=adnet&ref=r7',
  user: ReturnType<typeof testUser> | null = null,
  status: 204 | 500 = 204,
) {
  const sent: unknown[] = [];
  const client: Client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      return new Response(null, { status });
    },
  });
  const traffic = readTraffic(new URLSearchParams(query), false);
  return { sent, app: testAppContext({ user, traffic, client }) };
}

it('asks only where there is something to remember', () => {
  expect(asksToRemember(setUp().app)).toBe(true);
  expect(asksToRemember(setUp('page=2').app)).toBe(false);
  expect(asksToRemember(setUp('cpc=3').app)).toBe(false);
  expect(asksToRemember(setUp(undefined, testUser()).app)).toBe(false);
  expect(asksToRemember(testAppContext({ traffic: { ...nowhere, remembered: true } }))).toBe(false);
});

it('without a yes nothing is sent, and nobody asks again', async () => {
  const { sent, app } = setUp();
  await answerSource(app, false);
  expect(sent).toEqual([]);
  expect(kept.get(declinedPlace)).toBe(String(testNow / 1000));
  expect(asksToRemember(app)).toBe(false);
});

it('with a yes the server remembers it, and nothing stays on the device but its cookie', async () => {
  const { sent, app } = setUp();
  await answerSource(app, true);
  expect(sent).toEqual([['/api/tracking.php', { network: 'adnet', ref: 'r7', consent: true }]]);
  expect(kept.size).toBe(0);
  expect(app.traffic.remembered).toBe(true);
  expect(asksToRemember(app)).toBe(false);
});

it('with a yes taken back the server forgets it, nobody asks again, and the page follows', async () => {
  const { sent, app } = setUp();
  const told: boolean[] = [];
  app.bus.on('source', remembered => told.push(remembered));
  await answerSource(app, true);
  await forgetSource(app);
  expect(sent[1]).toEqual(['/api/tracking.php', { network: 'forgotten', consent: false }]);
  expect(told).toEqual([true, false]);
  expect(app.traffic.remembered).toBe(false);
  expect(asksToRemember(app)).toBe(false);
});

it('what could not be taken back is still remembered', async () => {
  const { app } = setUp('', testUser(), 500);
  app.traffic.remembered = true;
  await expect(forgetSource(app)).rejects.toMatchObject({ status: 500 });
  expect(app.traffic.remembered).toBe(true);
  expect(kept.size).toBe(0);
});
