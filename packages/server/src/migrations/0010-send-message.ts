import { sql } from 'kysely';

/** The one place where credits move: a row of the ledger and the wallet in step with it; nothing when booked before. */
export const bookCredits = sql`
create function book_credits(
  p_id uuid, p_member uuid, p_from text, p_to text, p_amount integer, p_reason text, p_key text,
  p_message uuid, p_payment uuid, p_at timestamptz
) returns table (balance integer, held integer, debt integer) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger
    (id, member_id, from_account, to_account, amount, reason, idempotency_key, message_id, payment_id, created_at)
  values (p_id, p_member, p_from, p_to, p_amount, p_reason, p_key, p_message, p_payment, p_at)
  on conflict (idempotency_key) do nothing;
  if not found then return; end if;
  return query
    update wallet set
      balance = balance + case 'wallet' when p_to then p_amount when p_from then -p_amount else 0 end,
      held = held + case 'held' when p_to then p_amount when p_from then -p_amount else 0 end,
      -- what the account lent is owed
      debt = debt - case 'debt' when p_to then p_amount when p_from then -p_amount else 0 end
    where member_id = p_member
    returning balance, held, debt;
end $$`;

/** Who writes to whom, and why that would be refused before any price is asked; null when it would not. */
export const mayWrite = sql`
create or replace function may_write(
  p_from uuid, p_to uuid, p_max_started integer, p_at timestamptz,
  out origin text, out held boolean, out conversation_id uuid,
  out i_blocked boolean, out blocked_me boolean, out hidden boolean, out paused boolean, out refusal text
) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_free boolean;
  v_reachable boolean;
begin
  select s.origin, coalesce(a.status = 'not_confirmed', false), s.origin = 'member' and not coalesce(a.paid_user, false),
    r.id is not null,
    exists (select from block where blocker = p_from and blocked = p_to),
    exists (select from block where blocker = p_to and blocked = p_from),
    -- invisible members are there for those whom they have turned to
    coalesce(r.invisible, false)
      and not exists (select from likes where liker = p_to and liked = p_from and not likes.held)
      and not exists (select from message m
        where m.conversation_id = c.id and m.sender_id = p_to and m.status = 'sent'),
    pause_of(p_from, p_at) is not null,
    c.id
  into origin, held, v_free, v_reachable, i_blocked, blocked_me, hidden, paused, conversation_id
  from member s
  left join account a on a.member_id = s.id
  left join member r on r.id = p_to and r.id <> s.id and r.pool = s.pool and r.status = 'active'
  left join conversation c on c.member_a = least(p_from, p_to) and c.member_b = greatest(p_from, p_to)
  where s.id = p_from and s.status = 'active';
  refusal := case
    when not found then 'not_found'
    when blocked_me then 'blocked_by_member'
    when i_blocked or not v_reachable or (hidden and conversation_id is null) then 'recipient_unavailable'
    when v_free and conversation_id is null
      and (select count(*) from conversation where started_by = p_from) >= p_max_started then 'conversation_limit'
  end;
end $$`;

/**
 * A message in one round trip: under the lock of the sender's wallet it tells a replay, decides whether it may be sent,
 * and then stores, charges and counts it. A refusal changes nothing. Order of locks: arrivals of the addressee, wallet
 * of the sender, conversation, its sides, `user_state` with the smaller id first.
 */
export const sendMessage = sql`
create or replace function send_message(
  p_id uuid, p_conversation uuid, p_booking uuid, p_from uuid, p_to uuid,
  p_kind text, p_text text, p_photo uuid, p_gift text, p_icebreaker text,
  p_key uuid, p_hash bytea, p_cost integer, p_max_started integer, p_arrivals integer, p_at timestamptz
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
  perform pg_advisory_xact_lock_shared(p_arrivals, hashtext(p_to::text));
  select balance into v_balance from wallet where member_id = p_from for update;
  if not found and exists (select from member where id = p_from) then
    insert into wallet (member_id) values (p_from) on conflict do nothing;
    select balance into v_balance from wallet where member_id = p_from for update;
  end if;

  select * into v_sent from message where sender_id = p_from and idempotency_key = p_key;
  if found then
    return query select
      case when v_sent.request_hash <> p_hash then 'idempotency_conflict' end, 0, v_balance, true, v_sent;
    return;
  end if;

  select * into v_facts from may_write(p_from, p_to, p_max_started, p_at);
  v_conversation := v_facts.conversation_id;
  v_cost := case when v_facts.origin = 'member' then p_cost else 0 end;
  if p_photo is not null then
    select jsonb_build_object('id', id, 'key', key, 'width', width, 'height', height, 'thumbhash', thumbhash)
    into v_photo from message_photo where id = p_photo and member_id = p_from and message_id is null for update;
  end if;
  refusal := case
    when v_facts.refusal is not null then v_facts.refusal
    when p_photo is not null and v_photo is null then 'photo_unknown'
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
  if v_cost > 0 then
    select balance into strict v_balance from book_credits(
      p_booking, p_from, 'wallet', case when v_facts.held then 'held' else 'spent' end, v_cost,
      case when v_facts.held then 'hold' else 'message' end, 'message:' || p_id, p_id, null, p_at);
  end if;

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
end $$`;
