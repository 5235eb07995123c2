import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import { scheduleNotices } from '../notifications/notify.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { MessageRow } from './message-queries.ts';
import { justSent, messageToWire } from './wire.ts';

/** Tells one of the two of a message, in their own view; its sender with the key under which it was sent. */
export async function tellMessage(
  ctx: Context,
  row: MessageRow,
  { to, other, key }: { to: string; other: string; key?: string },
): Promise<void> {
  const message = messageToWire(row, to, justSent);
  const about = { conversation: row.conversation_id, profile: other, message };
  const data = key ? { ...about, idempotency_key: key } : about;
  await ctx.live.send(to, { event: 'message', data });
  if (to !== row.sender_id) await scheduleNotices(ctx);
}

/** Raises the versions of several members in the order in which everybody locks them: smaller ids first. */
export async function bumpAll(tx: Tx, unreadByMember: ReadonlyMap<string, number>): Promise<void> {
  const ordered = [...unreadByMember].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [memberId, unread] of ordered) await bumpState(tx.db, memberId, { unread });
}
