import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Whoever gets a message is to be told of it, however it was stored: a trigger notes it in the transaction of the
 * message, and costs no round trip. Members without an account are told nothing.
 */
export const messageNotices = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create function note_message() returns trigger language plpgsql as $$
      begin
        insert into notice (member_id, kind, other_id, conversation_id, created_at)
        select account.member_id,
          case when new.seq = 1 then 'new_conversations' else 'new_messages' end,
          new.sender_id, new.conversation_id, coalesce(new.delivered_at, new.created_at)
        from conversation
        join account on account.member_id in (conversation.member_a, conversation.member_b)
          and account.member_id <> new.sender_id
        where conversation.id = new.conversation_id
        on conflict do nothing;
        return null;
      end $$`,
      sql`create trigger message_stored after insert on message
        for each row when (new.status = 'sent') execute function note_message()`,
      sql`create trigger message_released after update of status on message
        for each row when (old.status = 'held' and new.status = 'sent') execute function note_message()`,
    ),
};
