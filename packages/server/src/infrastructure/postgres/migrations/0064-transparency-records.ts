import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** What a transparency report counts and nothing else of the product knows: staff record it. */
export const transparencyRecords = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`alter table complaint
        add column source text not null default 'notice' check (source in ('notice', 'own', 'order')),
        add column trusted_flagger text check (trusted_flagger <> ''),
        add column category text,
        add column described text check (described <> ''),
        add constraint complaint_flagged_notice check (trusted_flagger is null or source = 'notice'),
        add constraint complaint_own_category check (source <> 'own' or category is not null),
        add constraint complaint_described_category check (described is null or category is not null)`,

      sql`create table authority_order (
        site_id text not null,
        file text not null check (file <> ''),
        kind text not null check (kind in ('act', 'information')),
        country char(2) not null,
        category text not null,
        described text check (described <> ''),
        items integer check (items > 0),
        received_at timestamptz not null,
        informed_at timestamptz check (informed_at >= received_at),
        effected_at timestamptz check (effected_at >= received_at),
        primary key (site_id, file),
        check ((kind = 'act') = (items is not null))
      )`,

      sql`create table settlement_dispute (
        site_id text not null,
        file text not null check (file <> ''),
        submitted_at timestamptz not null,
        ended_at timestamptz check (ended_at >= submitted_at),
        outcome text check (outcome in ('upheld', 'partially_reversed', 'reversed', 'omitted')),
        implemented boolean not null,
        primary key (site_id, file),
        check ((outcome is null) = (ended_at is null)),
        check (not implemented or outcome in ('partially_reversed', 'reversed'))
      )`,

      sql`create table misuse_suspension (
        site_id text not null,
        file text not null check (file <> ''),
        misuse text not null check (misuse in ('illegal_content', 'unfounded_notices', 'unfounded_complaints')),
        imposed_at timestamptz not null,
        primary key (site_id, file)
      )`,
    ),
};
