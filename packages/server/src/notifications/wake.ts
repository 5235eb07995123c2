import type { Context } from '../context.ts';

/** Notices are worked off this long after the first one: what comes meanwhile goes along. */
const gatherMs = 1_000;
const lastWake = new WeakMap<Context, number>();

/**
 * Has the notices worked off soon; call it after the commit that made one. A process asks at most once a second, however
 * much happens, and a job every minute finds what a crash left.
 */
export async function wakeNotices(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  if (now < (lastWake.get(ctx) ?? 0) + gatherMs) return;
  lastWake.set(ctx, now);
  const runAt = new Date(now + gatherMs);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'notices.send', {}, { key: 'soon', runAt }));
}
