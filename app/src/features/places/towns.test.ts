import { createClient } from '@velluto/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { createTownCheck } from './towns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form that begins with a town, and the towns that the server was asked for. */
function setUp(
  first?: { city: string; known: boolean },
  answer = (city: string): boolean => city === 'Milano',
) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      const { pathname, search, searchParams } = new URL(request.url);
      requests.push(pathname + search);
      return Response.json({ known: answer(searchParams.get('city') ?? '') });
    },
  });
  const at = (city: string | null, region: string | null = null) => ({ country: 'IT', region, city });
  const check = createTownCheck(
    testAppContext({ client }),
    first && { town: at(first.city), known: first.known },
  );
  const type = async (city: string | null, region: string | null = null) => {
    check.look(at(city, region));
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { check, requests, type, at };
}

it('reports only towns that are not known', async () => {
  const { check, requests, type } = setUp();
  await type(' Vall\u2019Alta ', 'IT-25');
  expect(check.state.unknown).toBe(true);
  await type('Milano', 'IT-25');
  expect(check.state.unknown).toBe(false);
  expect(requests).toEqual([
    '/api/town.php?country=IT&city=Vall%E2%80%99Alta&region=IT-25',
    '/api/town.php?country=IT&city=Milano&region=IT-25',
  ]);
});

it('asks the server after a pause in typing, and never for an empty town', async () => {
  const { check, requests, type, at } = setUp({ city: 'Vall', known: false });
  expect(check.state.unknown, 'as the page said').toBe(true);
  await type('Vall');
  for (const city of ['M', 'Mi', 'Mil', 'Mila', 'Milan']) check.look(at(city));
  await type('Milano');
  expect(requests).toEqual(['/api/town.php?country=IT&city=Milano']);
  await type('Vall');
  expect(check.state.unknown).toBe(true);
  await type('  ');
  expect(check.state.unknown).toBe(false);
  expect(requests).toHaveLength(2);
});

it('reports nothing when the server does not answer', async () => {
  const { check, type } = setUp(undefined, () => {
    throw new TypeError('offline');
  });
  await type('Vall');
  expect(check.state.unknown).toBe(false);
});

it('asks nothing after it was stopped', async () => {
  const { check, requests, at } = setUp();
  check.look(at('Vall'));
  check.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
});
