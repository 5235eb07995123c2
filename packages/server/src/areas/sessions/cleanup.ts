import { ATTEMPTS_KEPT_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { deleteExpiredTokens } from './access-queries.ts';
import { deleteOldAttempts } from './attempt-queries.ts';
import { deleteEnded } from './session-queries.ts';

const day = 86_400_000;

/** Deletes sessions and mailed links that have ended, and counts of wrong passwords and codes. */
export async function cleanUpSessions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteEnded(ctx.db, now);
  await deleteExpiredTokens(ctx.db, now);
  await deleteOldAttempts(ctx.db, new Date(now.getTime() - ATTEMPTS_KEPT_DAYS * day));
}
