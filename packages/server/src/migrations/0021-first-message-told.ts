import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * What is told as a new conversation is the first message that goes out in it: one that waited for a confirmation moves
 * to the end of its conversation, so that its place tells nothing.
 */
export const firstMessageTold = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create or replace function note_message() returns trigger language plpgsql as $$
      begin
        insert into notice (member_id, kind, other_id, conversation_id, created_at)
        select account.member_id,
          case when new.seq > 1 and exists (
              select from message where conversation_id = new.conversation_id and seq < new.seq
                and delivered_at is not null)
            then 'new_messages' else 'new_conversations' end,
          new.sender_id, new.conversation_id, coalesce(new.delivered_at, new.created_at)
        from conversation
        join account on account.member_id in (conversation.member_a, conversation.member_b)
          and account.member_id <> new.sender_id
        where conversation.id = new.conversation_id
        on conflict do nothing;
        return null;
      end $$`,
    ),
};
