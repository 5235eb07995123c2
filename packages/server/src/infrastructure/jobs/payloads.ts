import type { NotificationKind } from '../../domain/notification-kinds.ts';
import type { Origin } from '../postgres/tables/common.ts';
import type { NoticeTable } from '../postgres/tables/notifications.ts';

/** The push message that the service worker receives; the text of a chat message is never in it. */
export interface PushMessage {
  kind: NotificationKind;
  title: string;
  body: string;
  /** A notification replaces an older one with the same tag. */
  tag: string;
  /** Path of the page to open when the member is logged in. */
  check: string;
  /** Path of the page to open when the member is logged out. */
  open: string;
  icon: string | null;
  /** Kind of the profile it is about; null when it is about no profile. */
  origin: Origin | null;
}

/** A push message to one browser. */
export interface PushJob {
  member: string;
  endpoint: string;
  message: PushMessage;
}

/** A notice that is mailed unless the member comes to the site before. */
export interface MailNotice {
  member: string;
  kind: NoticeTable['kind'];
  other: string;
  conversation: string | null;
  /** Whether it was sent as push already. */
  pushed: boolean;
}

/** A reminder of unread messages. */
export interface UnreadReminder {
  member: string;
  round: number;
  /** When the member was last active as the rounds began, ISO 8601; a later activity begins the rounds again. */
  left?: string;
}

/** The next batch of a site's members for the weekly mail. */
export interface WeeklyBatch {
  site: string;
  /** Monday of the week, so that each mail is sent once a week. */
  week: string;
  /** Id of the last member of the previous batch. */
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
  'payments.begin': Record<string, never>;
  'premium.grant': Record<string, never>;
  'ledger.check': Record<string, never>;
  'payments.tidy': Record<string, never>;
  'payments.refund': { reversal: string };
  'payments.repay-closed': { member: string };
  'payments.pass-collected': { cancellation: string; payment: string };
  'debits.collect': Record<string, never>;
  'debits.renew': Record<string, never>;
  'debits.tidy': Record<string, never>;
  'debits.forget-mandate': { id: string };
  'trust.arrived': { site: string; since: string };
  'trust.overdue': Record<string, never>;
  'trust.tidy': Record<string, never>;
  'trust.suspensions': Record<string, never>;
  'trust.refund': BlockedPair;
}

export type JobName = keyof JobPayloads;

/** A job that recurs, by a cron expression in UTC. */
export interface JobSchedule {
  name: JobName;
  cron: string;
  data: JobPayloads[JobName];
}
