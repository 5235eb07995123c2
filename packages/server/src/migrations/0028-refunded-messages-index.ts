import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Whether a sender was paid back before is asked at each block, of every message that waits; few ever were. */
export const refundedMessagesIndex = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create index message_paid_back on message (conversation_id, sender_id)
        where status = 'refunded' and delivered_at is not null`,
    ),
};
