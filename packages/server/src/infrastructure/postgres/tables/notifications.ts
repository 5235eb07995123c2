import type { ColumnType, Generated } from 'kysely';

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
  value: ColumnType<unknown, string, string>;
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

/** Tables of text messages, keys, notices and consents to advertising. */
export interface NotificationsTables {
  outbox_sms: OutboxSmsTable;
  server_key: ServerKeyTable;
  notice: NoticeTable;
  done_once: DoneOnceTable;
  advertising_consent: AdvertisingConsentTable;
}
