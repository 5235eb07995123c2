import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/**
 * Proofs that members asked for e-mails that advertise. Nobody was asked before: these kinds are off for all existing
 * members, and `notifications_disabled` keeps the other kinds only.
 */
export const advertisingConsent = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table advertising_consent (
        id uuid primary key,
        member_id uuid not null references member on delete cascade,
        kind text not null check (kind in ('weekly_updates', 'promotions', 'news')),
        site_id text not null,
        page text not null,
        wording text not null,
        language text not null,
        email text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz,
        withdrawn_by text check (withdrawn_by in ('settings', 'mail')),
        check ((withdrawn_at is null) = (withdrawn_by is null))
      )`,
      sql`create unique index advertising_consent_in_force on advertising_consent (member_id, kind)
        where withdrawn_at is null`,
      sql`create index advertising_consent_member on advertising_consent (member_id)`,
      sql`update account set notifications_disabled = array(
          select kind from unnest(notifications_disabled) as kind
          where kind not in ('weekly_updates', 'promotions', 'news'))
        where notifications_disabled && '{weekly_updates,promotions,news}'`,
    ),
};
