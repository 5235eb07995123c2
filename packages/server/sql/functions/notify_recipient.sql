-- Whoever receives a message is to be notified of it, however it was stored: noted in the transaction of the message, so
-- that it costs no round trip. The first message that goes out in a conversation is told as a new conversation; one that
-- waited for a confirmed e-mail moves to the end when it goes out, so its position does not tell. Members without an
-- account are not notified. A message that comes with its pool from another database brings its notices along.
create or replace function notify_recipient() returns trigger language plpgsql as $$
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
end $$;
create or replace trigger message_stored after insert on message
  for each row when (new.status = 'sent' and current_setting('velluto.moving', true) is distinct from 'on')
  execute function notify_recipient();
create or replace trigger message_released after update of status on message
  for each row when (old.status = 'held' and new.status = 'sent') execute function notify_recipient();
drop function if exists note_message();
