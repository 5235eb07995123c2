import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import { scheduleNotices } from '../notifications/notify.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { MessageRow } from './message-queries.ts';
import { justSent, toMessage } from './message-response.ts';

/** Publishes a message to one of the two participants, as they see it; to its sender with the key it was sent under. */
export async function publishMessage(
  ctx: Context,
  row: MessageRow,
  { to, other, key }: { to: string; other: string; key?: string },
): Promise<void> {
  const message = toMessage(row, to, justSent);
  const about = { conversation: row.conversation_id, profile: other, message };
  const data = key ? { ...about, idempotency_key: key } : about;
  await ctx.live.send(to, { event: 'message', data });
  if (to !== row.sender_id) await scheduleNotices(ctx);
}

/** Raises the versions and unread counts of members, smaller ids first: the order in which all transactions lock them. */
export async function raiseVersions(tx: Tx, unreadByMember: ReadonlyMap<string, number>): Promise<void> {
  const ordered = [...unreadByMember].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [memberId, unread] of ordered) await bumpState(tx.db, memberId, { unread });
}
