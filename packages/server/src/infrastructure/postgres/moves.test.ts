import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../domain/api-error.ts';
import { STALE_MS, watchMoves } from './moves.ts';

let now = 0;
/** Pools that the database calls moved; an error is one that does not answer. */
let moved: string[] | Error = [];
let looks = 0;
const run = async () => {
  looks++;
  if (moved instanceof Error) throw moved;
  return moved.map(pool => ({ pool })) as never[];
};
const start = () => watchMoves(run, () => now);
let moves: ReturnType<typeof start>;
beforeEach(() => {
  vi.useFakeTimers();
  [now, moved, looks] = [0, [], 0];
  moves = start();
});
afterEach(async () => {
  await moves.close();
  vi.useRealTimers();
});
const later = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

it('refuses a pool from the look that sees it on, and ends its streams, not those of others', async () => {
  const ended: string[] = [];
  moves.whenMoved('aurora', () => ended.push('aurora'));
  moves.whenMoved('aurora', () => ended.push('gone before'))();
  moves.whenMoved('velluto', () => ended.push('velluto'));
  await moves.refuse('aurora');
  moved = ['aurora'];
  await later(1_000);
  await expect(moves.refuse('aurora')).rejects.toThrow(new ApiError('service_unavailable'));
  await moves.refuse('velluto');
  expect(ended).toEqual(['aurora']);
  moved = [];
  await later(1_000);
  await moves.refuse('aurora');
});

it('looks before a call where it could not look in time, and serves nobody while the database does not answer', async () => {
  await moves.refuse('velluto');
  expect(looks).toBe(1);
  await moves.refuse('velluto');
  expect(looks).toBe(1);
  // a process that hung runs no timers
  now += STALE_MS + 1;
  moved = ['velluto'];
  await expect(moves.refuse('velluto')).rejects.toThrow('busy');
  moved = new Error('connect ECONNREFUSED');
  now += STALE_MS + 1;
  await expect(Promise.all([1, 2].map(() => moves.refuse('aurora')))).rejects.toThrow('ECONNREFUSED');
  expect(looks).toBe(3);
});
