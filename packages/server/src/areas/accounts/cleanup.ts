import { ATTEMPTS_KEPT_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import * as queries from './cleanup-queries.ts';
import { cleanUpSecondFactors } from './second-factor.ts';

const day = 86_400_000;

/** Deletes secrets that were never confirmed, mailed links and codes that have expired, and counts of requested passwords. */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await cleanUpSecondFactors(ctx);
  const requestsBefore = new Date(now.getTime() - ATTEMPTS_KEPT_DAYS * day);
  await queries.deleteExpired(ctx.db, { now, requestsBefore });
}
