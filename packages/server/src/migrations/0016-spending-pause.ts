import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * A pause stops whatever costs credits, in the statement that charges: so it holds for every paid act and costs no round
 * trip. The moments are computed by the server, which knows the site's time zone.
 */
export const spendingPause = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table spending_control
        add column paused_until_at timestamptz,
        add column next_paused_until_at timestamptz`,
      sql`create function refuse_while_paused() returns trigger language plpgsql as $$
        declare
          v_day date;
        begin
          select case when next_paused_at <= new.created_at then next_paused_until else paused_until end into v_day
          from spending_control
          where member_id = new.member_id
            and case when next_paused_at <= new.created_at then next_paused_until_at else paused_until_at end > new.created_at;
          if found then
            raise exception 'spending is paused' using errcode = 'VP001', detail = to_char(v_day, 'YYYY-MM-DD');
          end if;
          return new;
        end $$`,
      sql`create trigger ledger_pause before insert on ledger for each row
        when (new.from_account = 'wallet' and new.to_account in ('spent', 'held'))
        execute function refuse_while_paused()`,
    ),
};
