import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { cleanUpComplaints } from './complaints/queue.ts';
import { mailArrivals, mailOverdue } from './complaints/staff.ts';
import { endSuspensions } from './misuse/measures.ts';

/** Tidies the marks of closed accounts each night. */
export { tidyMarks } from './identity-marks.ts';

/** The handler of each kind of job of `moderation`. */
export const handlers = {
  'trust.arrived': mailArrivals,
  'trust.overdue': mailOverdue,
  'trust.suspensions': endSuspensions,
  'trust.tidy': cleanUpComplaints,
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [
  { name: 'trust.overdue', cron: '19 * * * *', data: {} },
  { name: 'trust.suspensions', cron: '*/10 * * * *', data: {} },
  { name: 'trust.tidy', cron: '53 3 * * *', data: {} },
];
