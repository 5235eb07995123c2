import type { Generated } from 'kysely';

/** A session; only the SHA-256 of the cookie's token is stored. */
export interface SessionTable {
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string;
  /** How far the database's log was when the session last wrote something; null before, and where there is no replica. */
  wal_position: Generated<string | null>;
}

/** A counter of wrong passwords or codes, shared by all processes. */
export interface LoginAttemptTable {
  /** Pool, member (or the typed login, if it has no account) and what is counted; see `areas/sessions/lockout.ts`. */
  key: string;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** The token of a mailed link, for one purpose; only its SHA-256 is stored. */
export interface AccountTokenTable {
  token_hash: Buffer;
  member_id: string;
  /** `reset` chooses a new password, `restore` restores a deleted account. */
  kind: 'reset' | 'restore';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Tables of sessions, wrong log-ins, and mailed links that log in. */
export interface SessionsTables {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  account_token: AccountTokenTable;
}
