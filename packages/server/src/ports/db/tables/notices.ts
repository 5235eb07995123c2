import type { ColumnType } from 'kysely';

/** Every text message, also those handed to a provider; `/__outbox` shows them in development. */
export interface OutboxSmsTable {
  id: string;
  kind: string;
  to_number: string;
  text: string;
  /** The same key is never sent twice. */
  dedupe_key: string;
  created_at: Date;
  /** Of no use from then on; null for messages from before this was kept. */
  expires_at: Date | null;
  sent_at: Date | null;
}

/** Keys that the server made on its first start and that all processes share; never logged. */
export interface ServerKeyTable {
  name: string;
  value: ColumnType<unknown, string, string>;
  created_at: Date;
}

/** A notification that waits to be sent by push or mail. */
export interface NoticeTable {
  member_id: string;
  kind: 'new_conversations' | 'new_messages' | 'like' | 'match';
  /** Who wrote or liked. */
  other_id: string;
  conversation_id: string | null;
  created_at: Date;
}

/** Work that is done once for its key, whichever process comes first. */
export interface DoneOnceTable {
  key: string;
  done_at: Date;
}

/** Tables of text messages, keys and notices. */
export interface NoticeTables {
  outbox_sms: OutboxSmsTable;
  server_key: ServerKeyTable;
  notice: NoticeTable;
  done_once: DoneOnceTable;
}
