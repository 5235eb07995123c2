import type { ColumnType } from 'kysely';

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

/** Tables of text messages, keys and notices. */
export interface NotificationsTables {
  outbox_sms: OutboxSmsTable;
  server_key: ServerKeyTable;
  notice: NoticeTable;
  done_once: DoneOnceTable;
}
