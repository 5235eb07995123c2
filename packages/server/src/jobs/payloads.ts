import type { NotificationKind } from '../notifications/kinds.ts';
import type { Origin } from '../ports/db/schema.ts';
import type { NoticeTable } from '../ports/db/tables/notices.ts';

/** What the push worker gets; the text of a message is never in it. */
export interface PushMessage {
  kind: NotificationKind;
  title: string;
  body: string;
  /** Shown instead of an older one with the same tag. */
  tag: string;
  /** Page for somebody who is logged in. */
  check: string;
  /** Page for somebody who is logged out. */
  open: string;
  icon: string | null;
  /** Who stands behind it; null when it is about nobody in particular. */
  origin: Origin | null;
}

/** A push message to one browser. */
export interface PushJob {
  member: string;
  endpoint: string;
  message: PushMessage;
}

/** A notice that is mailed when the member stays away. */
export interface MailNotice {
  member: string;
  kind: NoticeTable['kind'];
  other: string;
  conversation: string | null;
  /** It went out as push already. */
  pushed: boolean;
}

/** A reminder of unread messages. */
export interface UnreadReminder {
  member: string;
  round: number;
  /** When the member was here last as the rounds began, ISO 8601; whoever was here since begins anew. */
  left?: string;
}

/** The next batch of a site's members for the weekly mail. */
export interface WeeklyBatch {
  site: string;
  /** Names the week by its Monday, so that each mail is sent once. */
  week: string;
  /** Id of the last member of the batch before. */
  after: string;
}

/** Two members, one of whom blocks the other. */
export interface BlockedPair {
  blocker: string;
  blocked: string;
}

/** Every kind of job with its payload; an area adds its own here. */
export interface JobPayloads {
  'mail.deliver': { id: string };
  'sms.deliver': { id: string };
  'push.send': PushJob;
  'notices.send': Record<string, never>;
  'notices.mail': MailNotice;
  'notices.tidy': Record<string, never>;
  'reminders.unread': UnreadReminder;
  'reminders.confirm': { member: string };
  'reminders.photo': { member: string };
  'promotion.welcome': { member: string };
  'weekly.begin': Record<string, never>;
  'weekly.batch': WeeklyBatch;
  'accounts.reset': { request: string; member: string | null; site: string; origin: string; next?: string };
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

export type JobName = keyof JobPayloads;

/** A job that recurs, by a cron expression in UTC. */
export interface JobSchedule {
  name: JobName;
  cron: string;
  data: JobPayloads[JobName];
}
