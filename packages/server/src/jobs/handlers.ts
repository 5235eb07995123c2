import type { JobHandlers, JobSchedule } from './catalogue.ts';

/** What does each kind of job. */
export const handlers: JobHandlers = {
  'mail.deliver': (ctx, { id }) => ctx.mail.deliver(id),
};

/** Jobs that recur. */
export const schedules: JobSchedule[] = [];
