import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { scheduleNotices } from '../notifications/api.ts';
import type { MessageRow } from './message-queries.ts';
import { justSent, toMessage } from './message-response.ts';

/** Publishes a message to one of the two participants, as they see it; its sender also gets the idempotency key. */
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

/** Raises the versions and changes the unread counts of members, smaller ids first: all transactions lock in this order, so none deadlock. */
export async function raiseVersions(tx: Tx, unreadByMember: ReadonlyMap<string, number>): Promise<void> {
  const ordered = [...unreadByMember].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [memberId, unread] of ordered) await incrementVersion(tx.db, memberId, { unread });
}
