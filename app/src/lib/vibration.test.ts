import { createClient } from '@velluto/api-client';
import { likeExamples } from '@velluto/api-client/examples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../test/app-context.ts';
import { createLikesStore } from '../features/likes/likes.ts';
import { createVibrationStore } from './vibration.ts';

const vibrate = vi.fn();
let kept: Map<string, string>;

/** A browser that was touched, or not. */
const browser = (hasBeenActive: boolean, device: object = { vibrate }) =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, ...device });

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, value: string) => void kept.set(place, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockReset();
});

const likesOf = (answer: object) => {
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async () => Response.json(answer),
  });
  return createLikesStore(testAppContext({ user: testUser(), client }));
};

it('a like is felt, a match more, and taking a like back is not', async () => {
  browser(true);
  await likesOf(likeExamples.liked).like('m');
  expect(vibrate.mock.calls).toEqual([[[12]]]);
  await likesOf(likeExamples.liked).unlike('m');
  expect(vibrate).toHaveBeenCalledTimes(1);
  await likesOf(likeExamples.matched).like('m');
  expect(vibrate.mock.calls.slice(1)).toEqual([[[12]], [[30, 70, 40]]]);
});

it('is silent once it is switched off, on the next visit too, and felt when it is switched on', () => {
  browser(true);
  const first = createVibrationStore();
  first.set(false);
  first.vibrate('match');
  createVibrationStore().vibrate('match');
  expect(vibrate).not.toHaveBeenCalled();
  createVibrationStore().set(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('asks for nothing before the page was touched, nor of a device that cannot', () => {
  browser(false);
  createVibrationStore().vibrate('match');
  expect(vibrate).not.toHaveBeenCalled();
  browser(true, {});
  expect(() => createVibrationStore().vibrate('match')).not.toThrow();
});
