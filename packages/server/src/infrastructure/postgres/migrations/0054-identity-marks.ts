import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Marks by which a closed or deleted account is recognised when the same person comes back; see
 * `areas/moderation/identity-marks.ts`.
 */
export const identityMarks = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table identity_mark (
        pool text not null,
        kind text not null check (kind in ('email', 'phone', 'iban', 'device')),
        hash bytea not null,
        reason text not null check (reason in ('banned', 'left')),
        source uuid not null,
        expires_at timestamptz not null,
        primary key (pool, hash, reason, source)
      )`,
      sql`create index identity_mark_source on identity_mark (source)`,
      sql`create index identity_mark_expires on identity_mark (expires_at)`,
      sql`alter table account add column welcome_ended boolean not null default false`,
    ),
};
