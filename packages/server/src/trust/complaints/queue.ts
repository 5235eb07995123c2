import type { Context } from '../../context.ts';
import { OperatorError } from '../../operator-error.ts';
import { setState } from './complaint-queries.ts';
import * as queries from './decision-queries.ts';
import { APPEAL_DAYS } from './view.ts';

const day = 86_400_000;
/** Complaints are kept this long after their end, for courts and authorities. */
const KEPT_DAYS = 365;

/** Complaints that wait for somebody, the oldest first; or those in other states. */
export function listQueue(
  ctx: Context,
  states: Parameters<typeof queries.selectQueue>[1] = ['received', 'in_review', 'appealed'],
) {
  return queries.selectQueue(ctx.db, states);
}

/**
 * A complaint with all that belongs to it. Whoever looks at it for the first time takes it into review.
 *
 * @throws OperatorError when there is none
 */
export async function openComplaint(ctx: Context, reference: string) {
  return ctx.transaction(async tx => {
    const row = await queries.lockByReference(tx.db, reference);
    if (!row) throw new OperatorError('There is no complaint with this reference.');
    if (row.state !== 'received') return row;
    await setState(tx.db, row.id, 'in_review', ctx.clock.now());
    return { ...row, state: 'in_review' as const };
  });
}

/** The picture that was reported, or null. */
export const pictureOf = (ctx: Context, reference: string) => queries.selectPicture(ctx.db, reference);

/** Job: what nobody can appeal against any more is final, and what ended a year ago is forgotten. */
export async function cleanUpComplaints(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * day);
  await queries.closeAndDeleteOld(ctx.db, now, before(APPEAL_DAYS), before(KEPT_DAYS));
}
