import { type Client, createClient } from '@velluto/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testNow, testUser } from '../../../test/app-context.ts';
import { noAttribution, readAttribution } from './attribution.ts';
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

it('consent is asked of visitors with an advertising source who have not answered yet', () => {
  expect(needsAttributionConsent(setUp().app)).toBe(true);
  expect(needsAttributionConsent(setUp('page=2').app)).toBe(false);
  expect(needsAttributionConsent(setUp('cpc=3').app)).toBe(false);
  expect(needsAttributionConsent(setUp(undefined, testUser()).app)).toBe(false);
  expect(
    needsAttributionConsent(testAppContext({ attribution: { ...noAttribution, consented: true } })),
  ).toBe(false);
});

it('consent is not asked of a browser that sends Global Privacy Control', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(needsAttributionConsent(setUp().app)).toBe(false);
  vi.stubGlobal('navigator', { globalPrivacyControl: false });
  expect(needsAttributionConsent(setUp().app)).toBe(true);
});

it('after a “no” nothing is sent, and the visitor is not asked again', async () => {
  const { callParams, app } = setUp();
  await answerAttributionConsent(app, false);
  expect(callParams).toEqual([]);
  expect(kept.get(declinedKey)).toBe(String(testNow / 1000));
  expect(needsAttributionConsent(app)).toBe(false);
});

it('after a “yes” the source is sent to the server, and nothing is stored in local storage', async () => {
  const { callParams, app } = setUp();
  await answerAttributionConsent(app, true);
  expect(callParams).toEqual([['/api/tracking.php', { network: 'adnet', ref: 'r7', consent: true }]]);
  expect(kept.size).toBe(0);
  expect(app.attribution.consented).toBe(true);
  expect(needsAttributionConsent(app)).toBe(false);
});

it('withdrawing the consent deletes the record on the server and updates the page, without asking again', async () => {
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

it('the consent stays when withdrawing it fails', async () => {
  const { app } = setUp('', testUser(), 500);
  app.attribution.consented = true;
  await expect(withdrawAttributionConsent(app)).rejects.toMatchObject({ status: 500 });
  expect(app.attribution.consented).toBe(true);
  expect(kept.size).toBe(0);
});
