import type { User } from '@velluto/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testNow, testUser } from '../../../test/app-context.ts';
import { createSession } from '../../lib/session/session.ts';
import { isTimeBonusDue, scheduleTimeBonus } from './time-bonus-due.ts';

describe('the newcomer’s offer', () => {
  const expires = new Date(testNow + 1000).toISOString();
  const bonus = { code: 'TIMEBONUS25', announced_percentage: 25, expires } as User['time_bonus'];
  const user = testUser({ credits: 0, time_bonus: bonus });

  it('is due without credits, while it runs, until it is dismissed', () => {
    expect(isTimeBonusDue(user, testNow, false)).toBe(true);
    expect(isTimeBonusDue(user, testNow + 1000, false)).toBe(false);
    expect(isTimeBonusDue(user, testNow, true)).toBe(false);
    expect(isTimeBonusDue({ ...user, credits: 1 }, testNow, false)).toBe(false);
    expect(isTimeBonusDue({ ...user, time_bonus: null }, testNow, false)).toBe(false);
    const unannounced = { ...bonus, announced_percentage: null } as User['time_bonus'];
    expect(isTimeBonusDue({ ...user, time_bonus: unannounced }, testNow, false)).toBe(false);
    expect(isTimeBonusDue(null, testNow, false)).toBe(false);
  });

  describe('is shown', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('40 seconds after the page was loaded by a member', () => {
      const run = vi.fn();
      scheduleTimeBonus(createSession(user), 15_000, run);
      vi.advanceTimersByTime(24_999);
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(run).toHaveBeenCalledTimes(1);
    });

    it('40 seconds after the log-in, once, and not after the log-out', () => {
      const run = vi.fn();
      const session = createSession(null);
      const stop = scheduleTimeBonus(session, 90_000, run);
      vi.advanceTimersByTime(60_000);
      session.setUser(user);
      vi.advanceTimersByTime(30_000);
      session.setCredits(0);
      vi.advanceTimersByTime(9_999);
      expect(run).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(run).toHaveBeenCalledTimes(1);
      session.setCredits(1);
      vi.advanceTimersByTime(60_000);
      expect(run).toHaveBeenCalledTimes(1);

      session.end();
      session.setUser(user);
      vi.advanceTimersByTime(39_999);
      session.end();
      vi.advanceTimersByTime(60_000);
      expect(run).toHaveBeenCalledTimes(1);

      session.setUser(user);
      stop();
      vi.advanceTimersByTime(60_000);
      expect(run).toHaveBeenCalledTimes(1);
    });
  });
});
