import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { deleteDoneBefore, isFirst } from './notice-queries.ts';

const dayMs = 86_400_000;
/** What was done once is kept for longer than anything asks whether it was. */
const keptMs = 2 * dayMs;

/** Likes cost nothing and can be taken back: one ring of a kind for each pair and 24 hours, so that nobody rings by flipping one. */
export function mayRing(
  ctx: Context,
  tx: Tx,
  way: 'push' | 'mail',
  { kind, member, other }: { kind: string; member: string; other: string },
): Promise<boolean> {
  const now = ctx.clock.now();
  return isFirst(tx.db, `${way}:${kind}:${other}:${member}`, now, new Date(now.getTime() - dayMs));
}

/** Job: forgets what was done once, long ago. */
export async function tidyRings(ctx: Context): Promise<void> {
  await deleteDoneBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs));
}
