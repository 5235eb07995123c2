-- Who can be found in searches: active members with a confirmed account who are not hidden. Visitors find
-- only those who opened their profile to them. It follows from `member` in triggers, so that no part of the server that changes a member can forget it.

-- Hidden are members in invisible mode, and those who withdrew their consent to be matched: their answers are erased.
-- They are shown only to those whom they have turned to.
create or replace function is_hidden(m member) returns boolean language sql immutable as $$
  select m.invisible or m.looking_for is null
$$;

-- The members who are shown to a viewer (null: a visitor) on the sites of p_sites (null: any), whatever their status is. Members who have
-- not confirmed the e-mail address are shown to nobody else; hidden members, and members of other companies who did not agree to be shown
-- here, only to those whom they have written to or like. Visitors see only who opened their profile to them.
-- It returns a set, because the planner inlines that; a function of one member would run its queries anew for each row of a list.
create or replace function members_shown_to(p_viewer uuid, p_sites text[]) returns setof member language sql stable as $$
  select m.* from member m
  where m.id = p_viewer or not (
    exists (select from account where account.member_id = m.id and account.status = 'not_confirmed')
    or p_viewer is null and not m.open_to_visitors
    or (is_hidden(m) or not coalesce(m.shown_on && p_sites, true))
      and not exists (select from likes where liker = m.id and liked = p_viewer and not likes.held)
      and not exists (select from conversation join message on message.conversation_id = conversation.id
        where conversation.member_a = least(m.id, p_viewer) and conversation.member_b = greatest(m.id, p_viewer)
          and message.sender_id = m.id and message.status = 'sent'))
$$;

-- A row of the search cannot be made visible for somebody who is not active or is hidden.
create or replace function check_search_visible() returns trigger language plpgsql as $$
begin
  new.visible := new.visible and (select status = 'active' and not is_hidden(member) from member where id = new.member_id);
  return new;
end $$;
create or replace trigger member_search_keep before update of visible on member_search
  for each row when (new.visible) execute function check_search_visible();
drop function if exists member_search_keep();

create or replace function update_search_visible() returns trigger language plpgsql as $$
begin
  update member_search set open_to_visitors = new.open_to_visitors, shown_on = new.shown_on, origin = new.origin,
    visible = new.status = 'active' and not is_hidden(new) and not exists
      (select from account where account.member_id = new.id and account.status = 'not_confirmed')
    where member_search.member_id = new.id;
  return null;
end $$;
create or replace trigger member_search_follow after update of status, invisible, looking_for, open_to_visitors, shown_on, origin on member for each row
  when (old.status <> new.status or is_hidden(old) <> is_hidden(new) or old.open_to_visitors <> new.open_to_visitors
    or old.shown_on <> new.shown_on or old.origin <> new.origin)
  execute function update_search_visible();
drop function if exists member_search_follow();

-- Invisible mode is for premium members: it ends with premium, however that ends.
create or replace function end_invisible_mode() returns trigger language plpgsql as $$
begin
  update member set invisible = false where id = new.member_id and invisible;
  return null;
end $$;
create or replace trigger member_show after update of paid_user on account for each row
  when (old.paid_user and not new.paid_user) execute function end_invisible_mode();
drop function if exists member_show();
