import { tidyAccounts } from '../accounts/tidy.ts';
import { grantDueMonths } from '../payments/premium.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { removePhotoFiles } from '../photos/stored.ts';
import type { JobHandlers, JobSchedule } from './catalogue.ts';

/** What does each kind of job. */
export const handlers: JobHandlers = {
  'mail.deliver': (ctx, { id }) => ctx.mail.deliver(id),
  'sms.deliver': (ctx, { id }) => ctx.sms.deliver(id),
  'accounts.tidy': tidyAccounts,
  'photo.remove': removePhotoFiles,
  'payments.reconcile': reconcilePayments,
  'premium.grant': grantDueMonths,
};

/** Jobs that recur. */
export const schedules: JobSchedule[] = [
  { name: 'accounts.tidy', cron: '23 3 * * *', data: {} },
  { name: 'payments.reconcile', cron: '*/5 * * * *', data: {} },
  { name: 'premium.grant', cron: '7 * * * *', data: {} },
];
