import { ApiProblem } from '@velluto/api-client';
import type { Clock } from '@velluto/ui/provider';
import { expect, it, vi } from 'vitest';
import { poll } from './polling.ts';

/** A clock whose ticks are triggered by the test. */
function manualClock() {
  const listeners = new Set<() => void>();
  const every: Clock['every'] = (_, listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const tick = async () => {
    for (const listener of [...listeners]) listener();
    await new Promise(done => setTimeout(done));
  };
  return { clock: { start: 0, now: () => 0, every }, listeners, tick };
}

it('asks again after a failed call, and stops with the last answer', async () => {
  const { clock, listeners, tick } = manualClock();
  const ask = vi.fn(async () => true);
  ask
    .mockRejectedValueOnce(new ApiProblem(500, { code: 'internal_error', message: '' }))
    .mockResolvedValueOnce(false);
  poll(clock, 1000, ask);
  for (let ticks = 0; ticks < 5; ticks += 1) await tick();
  expect(ask).toHaveBeenCalledTimes(3);
  expect(listeners.size).toBe(0);
});

it('waits for an answer before it asks again, and leaves out what is not due', async () => {
  const { clock, tick } = manualClock();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ask = vi.fn(() => promise);
  const stop = poll(clock, 1000, ask, polls => polls > 1);
  await tick();
  expect(ask).not.toHaveBeenCalled();
  await tick();
  await tick();
  expect(ask).toHaveBeenCalledTimes(1);
  resolve(false);
  await tick();
  await tick();
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
