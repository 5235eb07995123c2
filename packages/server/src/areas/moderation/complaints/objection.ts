import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { objectedMeasure } from '../objections.ts';
import { appealEnd } from './decision-facts.ts';
import { appealPeriodOver } from './period-over.ts';
import { memberReporter, PER_ADDRESS, type Visit } from './reporter.ts';
import { generalSubject } from './subject.ts';
import { complaintText, type Submitted, submit } from './submit.ts';

/**
 * Adds an objection to a warning or suspension because of misuse, by whoever it is about, also where that is no member or
 * cannot log in.
 *
 * @throws ApiError `not_found` without the key of its mail, `appeal_period_over`, `rate_limited`
 */
export async function submitObjection(
  ctx: Context,
  visit: Visit,
  sent: Pick<components['schemas']['ComplaintRequest'], 'text' | 'key'> & { measure: string },
): Promise<Submitted> {
  const text = complaintText(sent.text);
  const measure = await objectedMeasure(ctx, visit.site.pool, sent);
  const end = appealEnd({ decided_at: measure.imposed_at });
  if (ctx.clock.now() >= end) throw appealPeriodOver(ctx, measure, end);
  const { subject: key, member_id, name, email, reference } = measure;
  const reporter =
    member_id === null
      ? { key, memberId: null, name, email, perDay: PER_ADDRESS }
      : await memberReporter(ctx, { id: member_id, name });
  return submit(ctx, visit, reporter, {
    subject: { ...generalSubject(text), target: `measure:${reference}` },
    reason: 'moderation',
    text: `${reference}\n\n${text}`,
    url: null,
  });
}
