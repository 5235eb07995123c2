import { type Kysely, sql } from 'kysely';
import { mayWrite, sendMessage } from './0010-send-message.ts';
import { statements } from './statements.ts';

/** Until when a member pauses spending is decided in one place, for what is asked before and for what is booked. */
export const onePause = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // a pause that is to end earlier or later begins to count at its moment
      sql`create function pause_of(p_member uuid, p_at timestamptz) returns date language sql stable as $$
        select case when next_paused_at <= p_at then next_paused_until else paused_until end
        from spending_control
        where member_id = p_member
          and case when next_paused_at <= p_at then next_paused_until_at else paused_until_at end > p_at
      $$`,
      sql`create or replace function refuse_while_paused() returns trigger language plpgsql as $$
        declare
          v_day date := pause_of(new.member_id, new.created_at);
        begin
          if v_day is not null then
            raise exception 'spending is paused' using errcode = 'VP001', detail = to_char(v_day, 'YYYY-MM-DD');
          end if;
          return new;
        end $$`,
      sql`drop function if exists send_message(
        uuid, uuid, uuid, uuid, uuid, text, text, uuid, text, text, uuid, bytea, integer, integer, integer, timestamptz, date)`,
      sql`drop function if exists may_write(uuid, uuid, integer, timestamptz, date)`,
      mayWrite,
      sendMessage,
    ),
};
