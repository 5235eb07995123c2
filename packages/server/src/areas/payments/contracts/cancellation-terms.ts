import type { components } from '@velluto/api-client/schema';
import { dayIn, daysAfter, startOfDay } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import { cleanText } from '../../../domain/message-text.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { addMonths } from '../settlement/calendar.ts';
import type { PremiumSubscription } from '../settlement/subscriptions.ts';
import type { CancellationRow } from './cancellation-queries.ts';

type CancelRequest = components['schemas']['CancelPremiumRequest'];

/** The furthest wished end, in days from now. */
const DAYS_AHEAD = 366;

/** Whether a contract ends for cause, and when it shall end. */
export interface CancellationTerms {
  kind: 'ordinary' | 'for_cause';
  /** The cause; null for an ordinary cancellation. */
  reason: string | null;
  /** The last day of the contract, `YYYY-MM-DD`; null for as soon as possible. */
  endsOn: string | null;
  /** The same day at the site: its first and its last moment. */
  day: { first: Date; last: Date } | null;
}

/** @throws ApiError `invalid_request` for a cause that is missing or not asked for, and a day that is over or more than a year away */
export function cancellationTerms(
  ctx: Context,
  { time_zone: zone }: Site,
  request: CancelRequest,
): CancellationTerms {
  const { kind = 'ordinary', ends_on: endsOn = null } = request;
  const reason = cleanText(request.reason ?? '') || null;
  if (kind === 'for_cause' && reason === null) throw invalidFields({ field: 'reason', code: 'required' });
  if (kind === 'ordinary' && reason !== null) throw invalidFields({ field: 'reason', code: 'not_allowed' });
  if (endsOn === null) return { kind, reason, endsOn, day: null };
  const today = dayIn(zone, ctx.clock.now());
  if (endsOn < today) throw invalidFields({ field: 'ends_on', code: 'too_small' });
  if (endsOn > daysAfter(today, DAYS_AHEAD)) throw invalidFields({ field: 'ends_on', code: 'too_big' });
  return { kind, reason, endsOn, day: boundsOf(zone, endsOn) };
}

/** The terms of a cancellation as they were stored. */
export function termsOf(
  { time_zone: zone }: Site,
  { kind, reason, ends_on: endsOn }: Pick<CancellationRow, 'kind' | 'reason' | 'ends_on'>,
): CancellationTerms {
  return { kind, reason, endsOn, day: endsOn === null ? null : boundsOf(zone, endsOn) };
}

const boundsOf = (zone: string, day: string) => ({
  first: new Date(startOfDay(zone, day)),
  last: new Date(startOfDay(zone, daysAfter(day, 1)) - 1),
});

/**
 * When a contract ends by a cancellation. For cause on the wished day, or at once; ordinary with the first paid month that
 * ends on that day or later.
 */
export function endOf({ endsAt }: PremiumSubscription, { kind, day }: CancellationTerms, now: Date): Date {
  if (kind === 'for_cause') return day?.last ?? now;
  let end = endsAt;
  for (let months = 1; day !== null && end < day.first; months++) end = addMonths(endsAt, months);
  return end;
}
