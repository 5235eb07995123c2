import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Reports and complaints with their decisions. */
export const complaints = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table complaint (
        id uuid primary key,
        reference text not null unique,
        site_id text not null,
        pool text not null,
        kind text not null check (kind in ('profile', 'photo', 'message', 'general')),
        reason text not null,
        text text not null,
        url text,
        reporter_key text not null,
        target text not null,
        about_id uuid references member on delete set null,
        about_name text,
        about_origin text check (about_origin in ('member', 'operator', 'ai', 'system')),
        snapshot jsonb,
        picture bytea,
        state text not null default 'received'
          check (state in ('received', 'in_review', 'decided', 'appealed', 'final')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((about_name is null) = (about_origin is null))
      )`,
      // one open complaint for each reporter and target
      sql`create unique index complaint_once on complaint (reporter_key, target)
        where state in ('received', 'in_review', 'appealed')`,
      sql`create index complaint_reporter on complaint (reporter_key, created_at)`,
      sql`create index complaint_queue on complaint (state, created_at)`,
      sql`create index complaint_about on complaint (about_id) where about_id is not null`,

      sql`create table complaint_party (
        complaint_id uuid not null references complaint on delete cascade,
        role text not null check (role in ('reporter', 'affected')),
        member_id uuid references member on delete set null,
        name text not null,
        email text,
        language text not null,
        appeal text,
        appealed_at timestamptz,
        primary key (complaint_id, role),
        check ((appeal is null) = (appealed_at is null))
      )`,
      sql`create index complaint_party_member on complaint_party (member_id) where member_id is not null`,

      // tokens of mailed links, as hashes only
      sql`create table complaint_key (
        key_hash bytea primary key,
        complaint_id uuid not null,
        role text not null,
        created_at timestamptz not null,
        foreign key (complaint_id, role) references complaint_party on delete cascade
      )`,
      sql`create index complaint_key_party on complaint_key (complaint_id, role)`,

      sql`create table complaint_decision (
        complaint_id uuid not null references complaint on delete cascade,
        round smallint not null check (round in (1, 2)),
        outcome text not null
          check (outcome in ('rejected', 'warned', 'photo_removed', 'account_disabled', 'upheld')),
        photo_id uuid,
        reasons text not null check (reasons <> ''),
        decided_by text not null check (decided_by <> '' and decided_by = lower(btrim(decided_by))),
        decided_at timestamptz not null,
        primary key (complaint_id, round),
        constraint complaint_decision_by_another unique (complaint_id, decided_by)
      )`,
      sql`create function complaint_decision_stays() returns trigger language plpgsql as $$ begin
        raise exception 'a decision is never changed';
      end $$`,
      sql`create trigger complaint_decision_stays before update on complaint_decision
        for each row execute function complaint_decision_stays()`,
    ),
};
