import * as accounts from '../areas/accounts/jobs.ts';
import * as chat from '../areas/chat/jobs.ts';
import * as dataRights from '../areas/data-rights/jobs.ts';
import * as moderation from '../areas/moderation/jobs.ts';
import * as notifications from '../areas/notifications/jobs.ts';
import * as payments from '../areas/payments/jobs.ts';
import * as photos from '../areas/photos/jobs.ts';
import * as profiles from '../areas/profiles/jobs.ts';
import * as wallet from '../areas/wallet/jobs.ts';
import type { Context } from '../context/context.ts';
import type { JobHandlers } from '../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../infrastructure/jobs/payloads.ts';
import { cleanUp } from './clean-up.ts';

/** The handler of each kind of job: those of the areas, and what belongs to none. */
export const handlers: JobHandlers<Context> = {
  'mail.deliver': (ctx, { id }) => ctx.mail.deliver(id),
  'sms.deliver': (ctx, { id }) => ctx.sms.deliver(id),
  'accounts.tidy': cleanUp,
  ...accounts.handlers,
  ...chat.handlers,
  ...dataRights.handlers,
  ...moderation.handlers,
  ...notifications.handlers,
  ...payments.handlers,
  ...photos.handlers,
  ...profiles.handlers,
  ...wallet.handlers,
};

/** Recurring jobs. */
export const schedules: JobSchedule[] = [
  { name: 'accounts.tidy', cron: '23 3 * * *', data: {} },
  ...chat.schedules,
  ...dataRights.schedules,
  ...moderation.schedules,
  ...notifications.schedules,
  ...payments.schedules,
  ...wallet.schedules,
];
