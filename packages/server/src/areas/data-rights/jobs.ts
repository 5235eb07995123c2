import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { purgeAccounts } from './deletion/purge.ts';
import { makeExport, removeExport } from './export/exports.ts';

/** The handler of each kind of job of `data-rights`. */
export const handlers = {
  'accounts.purge': purgeAccounts,
  'exports.make': makeExport,
  'exports.remove': removeExport,
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [{ name: 'accounts.purge', cron: '41 * * * *', data: {} }];
