import type { Context } from '../context.ts';
import { bumpAll } from './notify.ts';
import * as sides from './side-queries.ts';

/** A conversation whose messages a device of the member has just fetched. */
export interface Fetched {
  conversationId: string;
  otherId: string;
  /** Newest position fetched. */
  seq: number;
}

/** Notes that messages arrived on a device, so that their senders see it; nothing new costs nothing. */
export async function noteDelivered(ctx: Context, memberId: string, fetched: Fetched[]): Promise<void> {
  if (fetched.length === 0) return;
  await ctx.transaction(async tx => {
    const told = new Map<string, number>();
    const ordered = [...fetched].sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
    for (const { conversationId, otherId, seq } of ordered) {
      const isNew = await sides.setDelivered(tx.db, memberId, conversationId, seq);
      if (isNew) told.set(otherId, 0);
    }
    await bumpAll(tx, told);
  });
}
