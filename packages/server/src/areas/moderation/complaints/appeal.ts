import type { Context } from '../../../context/context.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { selectSuspension } from '../suspension-queries.ts';
import * as queries from './complaint-queries.ts';
import { mayWait } from './notices.ts';
import { appealPeriodOver } from './period-over.ts';
import { planStaffMail } from './staff.ts';
import { complaintText } from './submit.ts';
import { appealMissed, type Claimant, canAppeal, claim } from './view.ts';

/**
 * Appeals against a decision; each party may once. Another person decides on it.
 *
 * @throws ApiError `not_found`, `appeal_period_over`, `invalid_request` when no appeal is possible
 */
export async function submitAppeal(
  ctx: Context,
  claimant: Claimant,
  sent: { reference: string; text: string },
) {
  const text = complaintText(sent.text);
  return ctx.transaction(async tx => {
    const part = await claim(tx.db, claimant, sent.reference);
    const [row] = await queries.selectComplaints(tx.db, [part.id], true);
    const now = ctx.clock.now();
    if (!row || !canAppeal(row, part.role, now)) {
      const missed = row && appealMissed(row, part.role, now);
      throw missed
        ? appealPeriodOver(ctx, row, missed)
        : invalidFields({ field: 'reference', code: 'not_allowed' });
    }
    // an appeal of the other party that is in the queue is not held up
    const isQueued = row.state === 'appealed' && row.handled_from === null;
    const suspension = !isQueued && mayWait(row) ? await appealsSuspended(tx, row, part.role) : undefined;
    const appeal = { role: part.role, text, now, waits_for: suspension?.id ?? null };
    await queries.setAppeal(tx.db, part.id, appeal);
    if (!suspension) await planStaffMail(ctx, tx, row.site_id, now);
    return part;
  });
}

/** The suspension of a party's appeals, if there is one. */
async function appealsSuspended(
  tx: Tx,
  row: queries.ComplaintRow,
  role: queries.ComplaintRow['parties'][number]['role'],
) {
  const memberId = row.parties.find(party => party.role === role)?.member_id ?? null;
  const subject = role === 'reporter' ? row.reporter_key : memberId;
  return subject === null ? undefined : selectSuspension(tx.db, subject, 'unfounded_complaints');
}
