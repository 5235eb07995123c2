import type { Context } from '../context.ts';
import type { NoticeTable } from '../ports/db/tables/notices.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { insertNotice } from './notice-queries.ts';

/** What somebody is to be told of. Messages note themselves (see the trigger of the table). */
export interface Notice {
  memberId: string;
  kind: Extract<NoticeTable['kind'], 'like' | 'match'>;
  /** Who likes. */
  otherId: string;
}

/**
 * Has a member told by push and mail, as far as the member wants that and is not here. It is noted in the transaction
 * that causes it: undone work tells nobody, and the same matter waits once.
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

/** Notices are worked off this long after the first one: what comes meanwhile goes along. */
const gatherMs = 1_000;

const lastScheduled = new WeakMap<Context, number>();

/**
 * Has the notices worked off soon; call it after the commit that made one. A process asks at most once a second, however
 * much happens, and a job every minute finds what a crash left.
 */
export async function scheduleNotices(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  if (now < (lastScheduled.get(ctx) ?? 0) + gatherMs) return;
  lastScheduled.set(ctx, now);
  const runAt = new Date(now + gatherMs);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'notices.send', {}, { key: 'soon', runAt }));
}
