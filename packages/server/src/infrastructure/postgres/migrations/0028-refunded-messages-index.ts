import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Index to find out whether messages of a sender were refunded before, which each block checks; few messages ever are. */
export const refundedMessagesIndex = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create index message_paid_back on message (conversation_id, sender_id)
        where status = 'refunded' and delivered_at is not null`,
    ),
};
