-- Who may write to whom, and what a message costs the sender: asked when a conversation is opened and again for each
-- message. The sender's account must be active; the other one must be in the same pool, active, not blocked either way,
-- and shown to the sender on the sites of p_sites (null: any; members_shown_to), or in a conversation that the sender knows of. `refusal` is null when they may write; balance and a pause of spending are not in it.
drop function if exists may_write;
create function may_write(
  p_from uuid, p_to uuid, p_sites text[], p_cost integer, p_max_started integer, p_at timestamptz,
  out origin text, out cost integer, out held boolean, out conversation_id uuid,
  out i_blocked boolean, out blocked_me boolean, out hidden boolean, out paused boolean, out refusal text
) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_free boolean;
  v_reachable boolean;
  v_known boolean;
begin
  select s.origin,
    -- only private members pay; the site's own (fictional) profiles do not
    case when s.origin = 'member' then p_cost else 0 end,
    coalesce(a.status = 'not_confirmed', false),
    s.origin = 'member' and not coalesce(a.paid_user, false),
    r.id is not null,
    exists (select from block where blocker = p_from and blocked = p_to),
    exists (select from block where blocker = p_to and blocked = p_from),
    r.id is not null and not exists (select from members_shown_to(p_from, p_sites) shown where shown.id = r.id),
    spending_paused_until(p_from, p_at) is not null,
    c.id,
    -- the recipient of a first message that is held does not know of the conversation
    exists (select from conv_member mine
      where mine.member_id = p_from and mine.other_id = p_to and not (mine.hidden and mine.cleared_seq = 0))
  into origin, cost, held, v_free, v_reachable, i_blocked, blocked_me, hidden, paused, conversation_id, v_known
  from member s
  left join account a on a.member_id = s.id
  left join member r on r.id = p_to and r.id <> s.id and r.pool = s.pool and r.status = 'active'
  left join conversation c on c.member_a = least(p_from, p_to) and c.member_b = greatest(p_from, p_to)
  where s.id = p_from and s.status = 'active';
  cost := coalesce(cost, 0);
  -- the first that applies is told; a free member may begin p_max_started conversations (null: any number)
  refusal := case
    when not found then 'not_found'
    when blocked_me then 'blocked_by_member'
    when i_blocked or not v_reachable or (hidden and not v_known) then 'recipient_unavailable'
    when v_free and conversation_id is null
      and (select count(*) from conversation where started_by = p_from) >= p_max_started then 'conversation_limit'
  end;
end $$;
