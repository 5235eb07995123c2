import type { Context } from '../context.ts';
import type { NoticeTable } from '../ports/db/tables/notices.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { insertNotice } from './notice-queries.ts';

/** Something to notify a member of. Messages insert their notices themselves (see the trigger of the table). */
export interface Notice {
  memberId: string;
  kind: Extract<NoticeTable['kind'], 'like' | 'match'>;
  /** Who likes. */
  otherId: string;
}

/**
 * Notifies a member by push and mail, unless the member is online or has switched that off. The notice is written in the
 * transaction that causes it: undone work notifies nobody, and the same notice waits once.
 */
export async function notify(ctx: Context, tx: Tx, { memberId, kind, otherId }: Notice): Promise<void> {
  await insertNotice(tx.db, {
    member_id: memberId,
    kind,
    other_id: otherId,
    conversation_id: null,
    created_at: ctx.clock.now(),
  });
  tx.after(() => scheduleNotices(ctx));
}

/** Notices are sent this long after the first one, so that those in between are sent with it. */
const gatherMs = 1_000;
const lastScheduled = new WeakMap<Context, number>();

/**
 * Schedules the job that sends the notices; call it after the commit that made one. A process asks at most once a
 * second, however much happens, and a job every minute finds what a crash left.
 */
export async function scheduleNotices(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  if (now < (lastScheduled.get(ctx) ?? 0) + gatherMs) return;
  lastScheduled.set(ctx, now);
  const runAt = new Date(now + gatherMs);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'notices.send', {}, { key: 'soon', runAt }));
}
