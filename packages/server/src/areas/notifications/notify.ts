import type { Context } from '../../context/context.ts';
import type { NoticeTable } from '../../infrastructure/postgres/tables/notifications.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { insertNotice } from './notice-queries.ts';

/** An event of which a member is notified. Messages insert their notices by a trigger (`sql/functions/notify_recipient.sql`). */
export interface Notice {
  memberId: string;
  kind: Extract<NoticeTable['kind'], 'like' | 'match'>;
  /** Id of the member who likes. */
  otherId: string;
}

/**
 * Notifies a member by push and mail, unless the member is online or has switched that off. The notice is written in the
 * transaction that causes it, so a rollback notifies nobody; the same notice is stored once.
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

/** Milliseconds between the first notice and the job that sends it, so that one job sends all in between. */
const gatherMs = 1_000;
const lastScheduled = new WeakMap<Context, number>();

/**
 * Schedules the job that sends the notices; call it after the commit of a notice. A process schedules at most one job a
 * second, and a recurring job every minute sends notices that a crash left.
 */
export async function scheduleNotices(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  if (now < (lastScheduled.get(ctx) ?? 0) + gatherMs) return;
  lastScheduled.set(ctx, now);
  const runAt = new Date(now + gatherMs);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'notices.send', {}, { key: 'soon', runAt }));
}
