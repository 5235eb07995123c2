import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** Members, accounts, sessions, search, photos, interests, likes. */
export const members = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table member (
        id uuid primary key,
        pool text not null,
        site_id text not null,
        name text not null,
        name_key text not null,
        origin text not null check (origin in ('member', 'operator', 'ai', 'system')),
        status text not null default 'active' check (status in ('active', 'disabled', 'deleted')),
        gender text not null check (gender in ('male', 'female')),
        sexuality text not null check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
        looking_for text not null check (looking_for in ('male', 'female', 'both')),
        date_of_birth date not null,
        country text not null,
        region text,
        city text,
        language text not null,
        about_me text not null default '',
        attributes jsonb not null default '{}',
        premium boolean not null default false,
        num_photos integer not null default 0 check (num_photos >= 0),
        num_interests integer not null default 0 check (num_interests >= 0),
        created_at timestamptz not null,
        last_active_at timestamptz not null,
        unique (pool, name_key)
      )`,
      sql`create table account (
        member_id uuid primary key references member on delete cascade,
        pool text not null,
        email text not null,
        email_key text not null,
        password_hash text not null,
        status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active')),
        paid_user boolean not null default false,
        notifications_disabled text[] not null default '{}',
        terms_version timestamptz not null,
        terms_accepted_at timestamptz not null,
        consent_sensitive_at timestamptz not null,
        signup_message text,
        signup_member uuid references member on delete set null,
        confirmed_at timestamptz,
        unique (pool, email_key)
      )`,
      sql`create index account_signup_member on account (signup_member) where signup_member is not null`,
      sql`create table session (
        token_hash bytea primary key,
        member_id uuid not null references member on delete cascade,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null,
        user_agent text not null
      )`,
      sql`create index session_member on session (member_id)`,
      sql`create table activation_token (
        token_hash bytea primary key,
        member_id uuid not null references member on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      sql`create index activation_token_member on activation_token (member_id)`,
      sql`create table login_attempt (
        key text primary key,
        failures integer not null check (failures >= 0),
        last_at timestamptz not null,
        blocked_until timestamptz
      )`,
      sql`create table member_search (
        member_id uuid primary key references member on delete cascade,
        pool text not null,
        gender text not null,
        country text not null,
        region text not null,
        dob date not null,
        rank_at timestamptz not null,
        visible boolean not null
      )`,
      // for searches by region and by country in their order; the third counts without reading the table
      sql`create index member_search_region on member_search
        (pool, gender, country, region, rank_at desc, member_id desc) include (dob) where visible`,
      sql`create index member_search_country on member_search
        (pool, gender, country, rank_at desc, member_id desc) include (dob) where visible`,
      sql`create index member_search_count on member_search (pool, gender, country, region, dob) where visible`,
      sql`create table photo (
        id uuid primary key,
        member_id uuid not null references member on delete cascade,
        key text not null unique,
        status text not null check (status in ('active', 'pending', 'rejected')),
        position integer not null,
        width integer not null,
        height integer not null,
        thumbhash text,
        focal_x real not null default 0.5 check (focal_x between 0 and 1),
        focal_y real not null default 0.5 check (focal_y between 0 and 1),
        created_at timestamptz not null
      )`,
      sql`create index photo_member on photo (member_id, position)`,
      sql`create table member_interest (
        member_id uuid not null references member on delete cascade,
        interest text not null,
        primary key (member_id, interest)
      )`,
      sql`create table likes (
        liker uuid not null references member on delete cascade,
        liked uuid not null references member on delete cascade,
        id uuid not null unique,
        origin text not null check (origin in ('member', 'operator', 'ai', 'system')),
        is_new boolean not null default true,
        seen_at timestamptz,
        shown_at timestamptz,
        created_at timestamptz not null,
        primary key (liker, liked),
        check (liker <> liked)
      )`,
      sql`create index likes_received on likes (liked, is_new desc, created_at desc) include (liker)`,
      sql`create table user_state (
        member_id uuid primary key references member on delete cascade,
        unread integer not null default 0 check (unread >= 0),
        new_likes integer not null default 0 check (new_likes >= 0),
        version bigint not null default 1
      ) with (fillfactor = 70)`,
      sql`create table push_subscription (
        endpoint text primary key,
        member_id uuid not null references member on delete cascade,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null
      )`,
      sql`create index push_subscription_member on push_subscription (member_id)`,
    ),
};
