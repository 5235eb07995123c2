import { type Client, createClient } from '@velluto/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testNow, testUser } from '../../../test/app-context.ts';
import { noAttribution, readAttribution } from '../../platform/attribution.ts';
import {
  answerAttributionConsent,
  declinedKey,
  needsAttributionConsent,
  withdrawAttributionConsent,
} from './consent.ts';

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
  const callParams: unknown[] = [];
  const client: Client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      callParams.push([new URL(request.url).pathname, await request.json()]);
      return new Response(null, { status });
    },
  });
  const attribution = readAttribution(new URLSearchParams(query), false);
  return { callParams, app: testAppContext({ user, attribution, client }) };
}

it('asks only where there is something to remember', () => {
  expect(needsAttributionConsent(setUp().app)).toBe(true);
  expect(needsAttributionConsent(setUp('page=2').app)).toBe(false);
  expect(needsAttributionConsent(setUp('cpc=3').app)).toBe(false);
  expect(needsAttributionConsent(setUp(undefined, testUser()).app)).toBe(false);
  expect(
    needsAttributionConsent(testAppContext({ attribution: { ...noAttribution, consented: true } })),
  ).toBe(false);
});

it('without a yes nothing is sent, and nobody asks again', async () => {
  const { callParams, app } = setUp();
  await answerAttributionConsent(app, false);
  expect(callParams).toEqual([]);
  expect(kept.get(declinedKey)).toBe(String(testNow / 1000));
  expect(needsAttributionConsent(app)).toBe(false);
});

it('with a yes the server remembers it, and nothing stays on the device but its cookie', async () => {
  const { callParams, app } = setUp();
  await answerAttributionConsent(app, true);
  expect(callParams).toEqual([['/api/tracking.php', { network: 'adnet', ref: 'r7', consent: true }]]);
  expect(kept.size).toBe(0);
  expect(app.attribution.consented).toBe(true);
  expect(needsAttributionConsent(app)).toBe(false);
});

it('with a yes taken back the server forgets it, nobody asks again, and the page follows', async () => {
  const { callParams, app } = setUp();
  const answers: boolean[] = [];
  app.bus.on('attributionConsent', consented => answers.push(consented));
  await answerAttributionConsent(app, true);
  await withdrawAttributionConsent(app);
  expect(callParams[1]).toEqual(['/api/tracking.php', { consent: false }]);
  expect(answers).toEqual([true, false]);
  expect(app.attribution.consented).toBe(false);
  expect(needsAttributionConsent(app)).toBe(false);
});

it('what could not be taken back is still remembered', async () => {
  const { app } = setUp('', testUser(), 500);
  app.attribution.consented = true;
  await expect(withdrawAttributionConsent(app)).rejects.toMatchObject({ status: 500 });
  expect(app.attribution.consented).toBe(true);
  expect(kept.size).toBe(0);
});
