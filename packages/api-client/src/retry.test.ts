import { describe, expect, it, vi } from 'vitest';
import { retryDelay, sleepUnlessAborted } from './retry.ts';

it('waits longer before each retry and gives up after five', () => {
  expect([1, 2, 3, 4, 5].map(n => retryDelay(n, 0))).toEqual([300, 600, 1200, 2400, 4800]);
  expect(retryDelay(1, 0.999)).toBe(375);
  expect([retryDelay(0, 0), retryDelay(6, 0)]).toEqual([null, null]);
});

describe('sleepUnlessAborted', () => {
  it('waits for the time given', async () => {
    vi.useFakeTimers();
    const awake = vi.fn();
    const sleep = sleepUnlessAborted(300, new AbortController().signal).then(awake);
    await vi.advanceTimersByTimeAsync(299);
    expect(awake).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sleep;
    expect(awake).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('ends at once with the reason when aborted', async () => {
    const stop = new AbortController();
    const sleep = sleepUnlessAborted(60_000, stop.signal);
    stop.abort(new Error('left'));
    await expect(sleep).rejects.toThrow('left');
  });

  it('does not begin when aborted before', async () => {
    await expect(sleepUnlessAborted(60_000, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
});
