import type { Context } from '../context.ts';
import type { LateNotice } from '../notifications/notices.ts';
import type { PushJob } from '../notifications/push-message.ts';
import type { UnreadReminder } from '../notifications/reminders.ts';
import type { WeeklyBatch } from '../notifications/weekly.ts';
import type { BlockedPair } from '../trust/lasting-blocks.ts';

/** All kinds of jobs and what each carries; an area adds its own here. */
export interface JobData {
  'mail.deliver': { id: string };
  'sms.deliver': { id: string };
  'push.send': PushJob;
  'notices.send': Record<string, never>;
  'notices.mail': LateNotice;
  'notices.tidy': Record<string, never>;
  'reminders.unread': UnreadReminder;
  'reminders.confirm': { member: string };
  'reminders.photo': { member: string };
  'promotion.welcome': { member: string };
  'weekly.begin': Record<string, never>;
  'weekly.batch': WeeklyBatch;
  'accounts.reset': { request: string; member: string | null; site: string; origin: string };
  'accounts.tidy': Record<string, never>;
  'accounts.purge': Record<string, never>;
  'exports.make': { id: string; site: string; origin: string };
  'exports.remove': { id: string };
  'member.locate': { id: string };
  'photo.remove': { key: string };
  'messages.tidy': Record<string, never>;
  'payments.reconcile': Record<string, never>;
  'payments.reversals': Record<string, never>;
  'premium.grant': Record<string, never>;
  'ledger.check': Record<string, never>;
  'payments.refund': { reversal: string };
  'debits.collect': Record<string, never>;
  'debits.renew': Record<string, never>;
  'debits.tidy': Record<string, never>;
  'debits.forget-mandate': { id: string };
  'trust.tidy': Record<string, never>;
  'trust.refund': BlockedPair;
}
export type JobName = keyof JobData;

/** Does one kind of job; it may run twice, so it must be safe to repeat. */
export type JobHandler<Name extends JobName> = (ctx: Context, data: JobData[Name]) => Promise<void>;

/** One handler for each kind of job. */
export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** A job that recurs, by a cron expression in UTC. */
export interface JobSchedule {
  name: JobName;
  cron: string;
  data: JobData[JobName];
}
