import type { Generated } from 'kysely';
import type { Json } from './common.ts';

/** Counters that polled calls need, and the version behind their ETag. */
export interface UserStateTable {
  member_id: string;
  unread: Generated<number>;
  new_likes: Generated<number>;
  version: Generated<number>;
}

/** A browser that gets push messages. */
export interface PushSubscriptionTable {
  endpoint: string;
  member_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
  /** Hash of the session in which it was made; null for older subscriptions. */
  session: Buffer | null;
}

/** Every mail, also those sent by SMTP; `/__outbox` shows them in development. */
export interface OutboxMailTable {
  id: string;
  site_id: string;
  kind: string;
  to_address: string;
  from_address: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Record<string, string>>;
  /** The same key is never sent twice. */
  dedupe_key: string;
  created_at: Date;
  sent_at: Date | null;
  /** When it turned out that it will not arrive; null for mails that wait or were taken. */
  failed_at: Generated<Date | null>;
  /** Why: codes of a mail server such as `550 5.1.1`, `suppressed` or `not_asked`. */
  failure: Generated<string | null>;
}

/** An address to which nothing more is sent. */
export interface MailSuppressionTable {
  /** Keyed hash of the lower-case address. */
  address_key: string;
  reason: 'bounced' | 'complaint';
  /** Codes of the mail server; empty when it gave none. */
  status: string;
  created_at: Date;
}

/** Every text message, also those sent by a provider; `/__outbox` shows them in development. */
export interface OutboxSmsTable {
  id: string;
  kind: string;
  to_number: string;
  text: string;
  /** The same key is never sent twice. */
  dedupe_key: string;
  created_at: Date;
  /** Not sent after this time; null for older messages. */
  expires_at: Date | null;
  sent_at: Date | null;
}

/** Keys that the server generated at first use, shared by all processes; never logged. */
export interface ServerKeyTable {
  name: string;
  value: Json<unknown>;
  created_at: Date;
}

/** A notice that is to be sent by push or mail. */
export interface NoticeTable {
  member_id: string;
  kind: 'new_conversations' | 'new_messages' | 'like' | 'match';
  /** Id of the member who wrote or liked. */
  other_id: string;
  conversation_id: string | null;
  created_at: Date;
}

/** A claim of work that is done once for its key, by the first process that claims it. */
export interface DoneOnceTable {
  key: string;
  done_at: Date;
}

/** A proof that a member asked for a kind of e-mail that advertises: when, where, in which words, for which address, and its withdrawal. */
export interface AdvertisingConsentTable {
  id: string;
  member_id: string;
  kind: 'weekly_updates' | 'promotions' | 'news';
  site_id: string;
  /** Path of the page that asked. */
  page: string;
  /** Version of the words in which it asked. */
  wording: string;
  language: string;
  /** The address at that time. */
  email: string;
  given_at: Date;
  /** Null while the consent holds; at most one row of a member and kind. */
  withdrawn_at: Generated<Date | null>;
  /** In the notification settings, or by the link of a mail. */
  withdrawn_by: Generated<'settings' | 'mail' | null>;
}

/** Tables of counters, push subscriptions, mails, text messages, keys, notices and consents to advertising. */
export interface NotificationsTables {
  user_state: UserStateTable;
  push_subscription: PushSubscriptionTable;
  outbox_mail: OutboxMailTable;
  mail_suppression: MailSuppressionTable;
  outbox_sms: OutboxSmsTable;
  server_key: ServerKeyTable;
  notice: NoticeTable;
  done_once: DoneOnceTable;
  advertising_consent: AdvertisingConsentTable;
}
