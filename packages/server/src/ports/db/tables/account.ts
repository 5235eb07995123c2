import type { Generated } from 'kysely';

/** A mailed secret that lets its reader do one thing; only its SHA-256 is kept. */
export interface AccountTokenTable {
  token_hash: Buffer;
  member_id: string;
  /** `reset` chooses a new password, `restore` brings a deleted account back. */
  kind: 'reset' | 'restore';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Requests for a new password, counted by address and day whether or not there is such an account. */
export interface ResetRequestTable {
  /** SHA-256 of pool and lower-case address, so that addresses of strangers are not kept. */
  key: Buffer;
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  requests: number;
}

/** A change of the e-mail address: asked for, confirmed from the new address, perhaps undone from the old one. */
export interface MailChangeTable {
  id: string;
  member_id: string;
  pool: string;
  old_email: string;
  old_email_key: string;
  new_email: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  /** Null until confirmed, and when the old address was never proved. */
  undo_hash: Buffer | null;
  /** Until then nobody else gets the old address. */
  undo_expires_at: Date | null;
  undone_at: Date | null;
}

/** That a member left, and why; once the account is erased only site, day and reason remain. */
export interface AccountDeletionTable {
  id: string;
  /** Null once the account is erased. */
  member_id: string | null;
  site_id: string;
  reason: string;
  text: string | null;
  deleted_at: Date;
  restorable_until: Date;
}

/** An archive of everything a member has here. */
export interface DataExportTable {
  id: string;
  member_id: string;
  /** Names the file; its owner's session is needed beside it. */
  token: string;
  requested_at: Date;
  /** Null while it is being made. */
  ready_at: Date | null;
  expires_at: Date | null;
  size: Generated<number>;
}

/** Where a visitor came from who let us remember it; only the SHA-256 of the cookie is kept. */
export interface TrafficVisitTable extends Traffic {
  token_hash: Buffer;
  site_id: string;
  created_at: Date;
}

/** The traffic source that a member signed up from. */
export interface MemberTrafficTable extends Traffic {
  member_id: string;
  visited_at: Date;
}

/** What an advertising link says of itself; absent parts are empty. */
interface Traffic {
  network: string;
  ref: string;
  sub1: string;
  sub2: string;
  sub3: string;
}

/** A later version of a site's terms that a member accepted; the first one stands in `account`. */
export interface TermsAcceptanceTable {
  member_id: string;
  site_id: string;
  terms_version: Date;
  accepted_at: Date;
}

/** That a member's log-in needs a code; begun and not in force until `confirmed_at`. */
export interface SecondFactorTable {
  member_id: string;
  /** Of the authenticator app, in Base32, sealed. */
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  /** The newest step of 30 seconds whose code was used, so that none works twice; null until confirmed. */
  last_step: number | null;
}

/** A recovery code that was not used yet; only its Argon2id hash is kept. */
export interface RecoveryCodeTable {
  member_id: string;
  code_hash: string;
}

/** A code mailed for a log-in from a browser that is not known; deleted when it is used. */
export interface LoginCodeTable {
  /** HMAC of code and the browser's token. */
  code_hash: Buffer;
  /** SHA-256 of the token, which only the browser has. */
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Tables of what surrounds an account: links, changes, leaving, archives, origin of the visit, terms, ways to log in. */
export interface AccountTables {
  account_token: AccountTokenTable;
  reset_request: ResetRequestTable;
  mail_change: MailChangeTable;
  account_deletion: AccountDeletionTable;
  data_export: DataExportTable;
  traffic_visit: TrafficVisitTable;
  member_traffic: MemberTrafficTable;
  terms_acceptance: TermsAcceptanceTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  login_code: LoginCodeTable;
}
