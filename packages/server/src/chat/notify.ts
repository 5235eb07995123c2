import type { Context } from '../context.ts';
import { bumpState } from '../live/user-state.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { MessageRow } from './message-queries.ts';
import { justSent, messageToWire } from './wire.ts';

/** Tells one of the two of a message once the transaction is done. */
export function announceMessage(ctx: Context, tx: Tx, row: MessageRow, to: string, other: string): void {
  const message = messageToWire(row, to, justSent);
  const data = { conversation: row.conversation_id, profile: other, message };
  tx.after(() => ctx.live.send(to, { event: 'message', data }));
}

/** Raises the versions of several members in the order in which everybody locks them: smaller ids first. */
export async function bumpAll(tx: Tx, unreadByMember: ReadonlyMap<string, number>): Promise<void> {
  const ordered = [...unreadByMember].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [memberId, unread] of ordered) await bumpState(tx.db, memberId, { unread });
}
