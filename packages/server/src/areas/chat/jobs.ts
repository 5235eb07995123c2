import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { refundAfterBlock } from './block-refund.ts';
import { cleanUpMessagePhotos } from './message-photos.ts';

/** The handler of each kind of job of `chat`. */
export const handlers = {
  'messages.tidy': cleanUpMessagePhotos,
  'trust.refund': refundAfterBlock,
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [{ name: 'messages.tidy', cron: '41 * * * *', data: {} }];
