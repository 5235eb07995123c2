import { type Kysely, sql } from 'kysely';
import { statements } from './statements.ts';

/** When and how a member's age was made sure of, and nonces of proofs that were begun. Neither holds anything of the person. */
export const proofOfAge = {
  up: (db: Kysely<unknown>) =>
    statements(
      db,
      sql`create table age_proof (
        member_id uuid primary key references member on delete cascade,
        method text not null check (method in ('declaration', 'token')),
        verified_at timestamptz not null
      )`,
      sql`create table age_nonce (
        nonce_hash bytea primary key,
        member_id uuid not null references member on delete cascade,
        expires_at timestamptz not null
      )`,
      sql`create index age_nonce_member on age_nonce (member_id)`,
    ),
};
