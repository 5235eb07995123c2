import { dayIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';

/** The error of an appeal or objection that comes too late; it says until which day one was possible, where the site is. */
export function appealPeriodOver({ sites }: Context, { site_id }: { site_id: string }, end: Date): ApiError {
  const until = dayIn(sites.find(site_id)?.time_zone ?? 'UTC', end);
  return new ApiError('appeal_period_over', { until });
}
