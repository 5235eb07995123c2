import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Photos, gifts and icebreakers in messages. */
export const messageKinds = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      // no foreign keys: the files of a row must be removed before the row is, which the cleanup job does
      sql`create table message_photo (
        id uuid primary key,
        member_id uuid not null,
        message_id uuid unique,
        key text not null unique,
        width integer not null,
        height integer not null,
        thumbhash text,
        created_at timestamptz not null
      )`,
      sql`create index message_photo_unsent on message_photo (member_id) where message_id is null`,
      sql`alter table message
        add column photo jsonb,
        add column gift text,
        add column icebreaker text,
        drop constraint message_kind_check`,
      sql`alter table message
        add constraint message_kind_check check (kind in ('text', 'photo', 'gift', 'system')),
        add constraint message_photo_check check ((kind = 'photo') = (photo is not null)),
        add constraint message_gift_check check ((kind = 'gift') = (gift is not null))`,
    ),
};
