-- Stores, charges and counts a message in one round trip (decision 4). Prices and limits
-- come from the caller (chat/send.ts); here it is decided, under the lock of the sender's wallet, whether the message is a
-- replay, may be sent (may_write) and can be paid. A refusal changes nothing.
-- Order of locks: deliveries to the addressee, wallet of the sender, conversation, its sides, user_state with the smaller
-- id first.
drop function if exists send_message;
create function send_message(
  p_id uuid, p_conversation uuid, p_booking uuid, p_from uuid, p_to uuid, p_sites text[],
  p_kind text, p_text text, p_photo uuid, p_gift text, p_icebreaker text,
  p_key uuid, p_hash bytea, p_cost integer, p_max_started integer, p_delivery_lock integer, p_at timestamptz
) returns table (refusal text, cost integer, credits integer, replayed boolean, sent message) language plpgsql as $$
#variable_conflict use_column
declare
  v_balance integer;
  v_sent message;
  v_facts record;
  v_cost integer;
  v_conversation uuid;
  v_seq integer;
  v_photo jsonb;
begin
  perform pg_advisory_xact_lock_shared(p_delivery_lock, hashtext(p_to::text));
  select balance into v_balance from wallet where member_id = p_from for update;
  if not found and exists (select from member where id = p_from) then
    insert into wallet (member_id) values (p_from) on conflict do nothing;
    select balance into v_balance from wallet where member_id = p_from for update;
  end if;

  -- the same key again answers what was sent; another message under it is refused
  select * into v_sent from message where sender_id = p_from and idempotency_key = p_key;
  if found then
    return query select
      case when v_sent.request_hash <> p_hash then 'idempotency_conflict' end, 0, v_balance, true, v_sent;
    return;
  end if;

  select * into v_facts from may_write(p_from, p_to, p_sites, p_cost, p_max_started, p_at);
  v_conversation := v_facts.conversation_id;
  v_cost := v_facts.cost;
  if p_photo is not null then
    select jsonb_build_object('id', id, 'key', key, 'width', width, 'height', height, 'thumbhash', thumbhash)
    into v_photo from message_photo where id = p_photo and member_id = p_from and message_id is null for update;
  end if;
  refusal := case
    when v_facts.refusal is not null then v_facts.refusal
    when p_photo is not null and v_photo is null then 'photo_unknown'
    -- an icebreaker only begins a conversation: nothing may be visible to the sender yet
    when p_icebreaker is not null and exists (
      select from message join conv_member as side
        on side.conversation_id = message.conversation_id and side.member_id = p_from
      where message.conversation_id = v_conversation and message.seq > side.cleared_seq
        and (message.status = 'sent' or message.sender_id = p_from)) then 'conversation_begun'
    when v_cost > v_balance then 'not_enough_credits'
  end;
  if refusal is not null then
    return query select refusal, v_cost, v_balance, false, null::message;
    return;
  end if;

  if v_conversation is null then
    insert into conversation (id, member_a, member_b, started_by, last_at, created_at)
    values (p_conversation, least(p_from, p_to), greatest(p_from, p_to), p_from, p_at, p_at)
    on conflict do nothing;
    select id into v_conversation from conversation
    where member_a = least(p_from, p_to) and member_b = greatest(p_from, p_to);
    insert into conv_member (member_id, conversation_id, other_id, hidden, last_at)
    values (p_from, v_conversation, p_to, true, p_at), (p_to, v_conversation, p_from, true, p_at)
    on conflict do nothing;
  end if;
  update conversation set last_seq = last_seq + 1, last_at = p_at where id = v_conversation
  returning last_seq into v_seq;
  insert into message (
    conversation_id, seq, id, sender_id, kind, text, photo, gift, icebreaker, origin, status, credits,
    idempotency_key, request_hash, created_at, delivered_at)
  values (
    v_conversation, v_seq, p_id, p_from, p_kind, p_text, v_photo, p_gift, p_icebreaker, v_facts.origin,
    case when v_facts.held then 'held' else 'sent' end, v_cost,
    p_key, p_hash, p_at, case when not v_facts.held then p_at end)
  returning * into v_sent;
  if v_photo is not null then
    update message_photo set message_id = p_id where id = p_photo;
  end if;
  -- the one place where a message is charged: paid when it goes out, reserved while it waits for the confirmed e-mail
  if v_cost > 0 then
    select balance into strict v_balance from book_credits(
      p_booking, p_from, 'wallet', case when v_facts.held then 'held' else 'spent' end, v_cost,
      case when v_facts.held then 'hold' else 'message' end, 'message:' || p_id, p_id, null, p_at);
  end if;

  -- the addressee learns nothing of a message that waits
  update conv_member set hidden = false, last_at = p_at where member_id = p_from and conversation_id = v_conversation;
  if not v_facts.held then
    update conv_member set hidden = false, last_at = p_at, unread = unread + 1
    where member_id = p_to and conversation_id = v_conversation;
    if p_to < p_from then
      update user_state set version = version + 1, unread = unread + 1 where member_id = p_to;
    end if;
  end if;
  update user_state set version = version + 1 where member_id = p_from;
  if not v_facts.held and p_from < p_to then
    update user_state set version = version + 1, unread = unread + 1 where member_id = p_to;
  end if;
  return query select null::text, v_cost, v_balance, false, v_sent;
end $$;
