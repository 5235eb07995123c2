import type { Context } from '../context.ts';
import * as queries from './tidy-queries.ts';

const day = 86_400_000;

/** Job: forgets what has ended: sessions, activation links, and counts of wrong passwords after a day. */
export async function tidyAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await queries.deleteEnded(ctx.db, now, new Date(now.getTime() - day));
}
