import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { cleanUpSentNotices, mailNotice, sendNotices } from './notices.ts';
import { sendPush } from './push.ts';
import { remindOfPhoto, remindOfUnread } from './reminders.ts';
import { beginWeekly, sendWeekly } from './weekly.ts';

/** The handler of each kind of job of `notifications`. */
export const handlers = {
  'push.send': sendPush,
  'notices.send': sendNotices,
  'notices.mail': mailNotice,
  'notices.tidy': cleanUpSentNotices,
  'reminders.unread': remindOfUnread,
  'reminders.photo': remindOfPhoto,
  'weekly.begin': beginWeekly,
  'weekly.batch': sendWeekly,
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [
  { name: 'notices.send', cron: '* * * * *', data: {} },
  { name: 'notices.tidy', cron: '17 * * * *', data: {} },
  { name: 'weekly.begin', cron: '3 * * * *', data: {} },
];
