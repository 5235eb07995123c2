import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Warnings and suspensions because of misuse (Digital Services Act, Art. 23), and what remains of a complaint for the transparency report
 * once nobody is named in it any more.
 */
export const misuse = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table misuse_measure (
        id uuid primary key,
        reference text not null unique,
        site_id text not null,
        pool text not null,
        misuse text not null check (misuse in ('illegal_content', 'unfounded_notices', 'unfounded_complaints')),
        kind text not null check (kind in ('warning', 'suspension')),
        subject text not null check (subject <> ''),
        member_id uuid references member on delete set null,
        name text not null,
        email text,
        language text not null,
        counted integer not null check (counted > 0),
        total integer not null check (total >= counted),
        assessment text not null check (assessment <> ''),
        reasons text not null check (reasons <> ''),
        imposed_by text not null check (imposed_by <> '' and imposed_by = lower(btrim(imposed_by))),
        imposed_at timestamptz not null,
        until timestamptz check (until > imposed_at),
        ended_at timestamptz check (ended_at >= imposed_at),
        lifted_by text check (lifted_by <> imposed_by),
        check ((kind = 'suspension') = (until is not null)),
        check (lifted_by is null or ended_at is not null)
      )`,
      sql`create index misuse_measure_subject on misuse_measure (subject, misuse)`,
      sql`create index misuse_measure_member on misuse_measure (member_id) where member_id is not null`,
      // one suspension at a time
      sql`create unique index misuse_measure_in_force on misuse_measure (subject, misuse)
        where kind = 'suspension' and ended_at is null`,
      sql`alter table complaint add column waits_for uuid references misuse_measure on delete set null`,
      sql`create index complaint_waits on complaint (waits_for) where waits_for is not null`,

      // a decision is never changed; only its words, and who decided, may go with the case
      sql`alter table complaint_decision drop constraint complaint_decision_reasons_check`,
      sql`create or replace function complaint_decision_stays() returns trigger language plpgsql as $$ begin
        if new.reasons = '' and (new.complaint_id, new.round, new.outcome, new.decided_at) =
            (old.complaint_id, old.round, old.outcome, old.decided_at)
          and new.ground is not distinct from old.ground and new.rule is not distinct from old.rule then
          return new;
        end if;
        raise exception 'a decision is never changed';
      end $$`,
    ),
};
