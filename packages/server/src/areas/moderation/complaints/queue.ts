import { COMPLAINT_KEPT_DAYS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { setState } from './complaint-queries.ts';
import { APPEAL_DAYS } from './decision-facts.ts';
import * as queries from './decision-queries.ts';
import { readersOf } from './reasons.ts';

const day = 86_400_000;

/** Complaints that wait for an operator, or all in these states: the urgent ones first, each the oldest first. */
export function listQueue(ctx: Context, states?: Parameters<typeof queries.selectQueue>[1]) {
  return queries.selectQueue(ctx.db, states ?? ['received', 'in_review', 'appealed'], states !== undefined);
}

/**
 * A complaint with its parties, appeals and decisions, and who reads the next decision. The first look at it takes it into
 * review.
 *
 * @throws OperatorError when there is no such complaint
 */
export async function openComplaint(ctx: Context, reference: string) {
  return ctx.transaction(async tx => {
    const row = await queries.lockByReference(tx.db, reference);
    if (!row) throw new OperatorError('There is no complaint with this reference.');
    const readers = await readersOf(ctx, tx.db, row);
    if (row.state !== 'received') return { ...row, readers };
    await setState(tx.db, row.id, 'in_review', ctx.clock.now());
    return { ...row, readers, state: 'in_review' as const };
  });
}

/** The reported picture, or null. */
export const pictureOf = (ctx: Context, reference: string) => queries.selectPicture(ctx.db, reference);

/**
 * Job: makes decisions final that can no longer be appealed, and takes everything personal out of complaints that ended a year ago. What
 * remains is deleted when the transparency report of the year of their end, which is made in the year after, can be corrected no more.
 */
export async function cleanUpComplaints(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * day);
  await queries.closeOld(ctx.db, now, before(APPEAL_DAYS));
  await ctx.transaction(tx => queries.anonymiseOld(tx.db, before(COMPLAINT_KEPT_DAYS)));
  await queries.deleteOld(ctx.db, new Date(Date.UTC(now.getUTCFullYear() - 1, 0)));
}
