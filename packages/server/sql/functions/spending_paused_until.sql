-- A member's pause of spending: the first day on which they may spend again, null when they may now. A pause that was
-- changed to end earlier or later counts from the moment for which the change was announced.
drop function if exists pause_of(uuid, timestamptz);
create or replace function spending_paused_until(p_member uuid, p_at timestamptz) returns date language sql stable as $$
  select case when next_paused_at <= p_at then next_paused_until else paused_until end
  from spending_control
  where member_id = p_member
    and case when next_paused_at <= p_at then next_paused_until_at else paused_until_at end > p_at
$$;

-- Refuses every charge during a pause, whatever is paid for. A trigger of the ledger, so that no paid act can forget it
-- and none costs another round trip; the server knows the error by its code (http/error-handler.ts).
create or replace function refuse_spending_while_paused() returns trigger language plpgsql as $$
declare
  v_day date := spending_paused_until(new.member_id, new.created_at);
begin
  if v_day is not null then
    raise exception 'spending is paused' using errcode = 'VP001', detail = to_char(v_day, 'YYYY-MM-DD');
  end if;
  return new;
end $$;
create or replace trigger ledger_pause before insert on ledger for each row
  when (new.from_account = 'wallet' and new.to_account in ('spent', 'held')
    -- what was spent before comes with its pool from another database
    and current_setting('velluto.moving', true) is distinct from 'on')
  execute function refuse_spending_while_paused();
drop function if exists refuse_while_paused();
