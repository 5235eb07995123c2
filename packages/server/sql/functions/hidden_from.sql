-- Who may see whom, and so who may begin to write to whom: true when a member is not shown to a viewer (null: a visitor) on
-- these sites (null: all of the pool). Nobody else sees members who have not confirmed the e-mail address. Hidden members
-- (is_hidden), and those who are not shown on these sites, are there for whom they have turned to, by a like or a message
-- that went out. Visitors see only who opened their profile to them. Blocks and the status of a member are not in it.
create or replace function hidden_from(m member, p_viewer uuid, p_sites text[]) returns boolean
language plpgsql stable as $$
begin
  return case
    when m.id = p_viewer then false
    when exists (select from account where member_id = m.id and status = 'not_confirmed') then true
    when p_viewer is null and not m.open_to_visitors then true
    when not is_hidden(m) and coalesce(m.shown_on && p_sites, true) then false
    else not exists (select from likes where liker = m.id and liked = p_viewer and not held)
      and not exists (select from conversation
        join message on message.conversation_id = conversation.id
        where conversation.member_a = least(m.id, p_viewer) and conversation.member_b = greatest(m.id, p_viewer)
          and message.sender_id = m.id and message.status = 'sent')
  end;
end $$;
