import type { Generated } from 'kysely';

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

/** Requests for a new password, counted by e-mail address and day, whether or not the address has an account. */
export interface ResetRequestTable {
  /** SHA-256 of pool and lower-case address, so that addresses of strangers are not stored. */
  key: Buffer;
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string;
  requests: number;
}

/** A change of the e-mail address: requested, confirmed from the new address, perhaps undone from the old one. */
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
  /** Null until the change is confirmed, and when the old address was never confirmed. */
  undo_hash: Buffer | null;
  /** Until then no other member can have the old address. */
  undo_expires_at: Date | null;
  undone_at: Date | null;
}

/** A proof that a member asked for a kind of e-mail that advertises: when, where, in which words, for which address, and its withdrawal. */
export interface AdvertisingConsentTable {
  id: string;
  member_id: string;
  kind: 'weekly_updates' | 'promotions' | 'news';
  site_id: string;
  /** Path of the page that asked. */
  page: string;
  /** Version of the words in which it asked. */
  wording: string;
  language: string;
  /** The address at that time. */
  email: string;
  given_at: Date;
  /** Null while the consent holds; at most one row of a member and kind. */
  withdrawn_at: Generated<Date | null>;
  /** In the notification settings, or by the link of a mail. */
  withdrawn_by: Generated<'settings' | 'mail' | null>;
}

/** The deletion of an account with its reason; once the account is erased only site, dates and reason remain. */
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

/** An archive of a member's data. */
export interface DataExportTable {
  id: string;
  member_id: string;
  /** Token in the link to the file; the member's session is needed too. */
  token: string;
  requested_at: Date;
  /** Null while it is being made. */
  ready_at: Date | null;
  expires_at: Date | null;
  size: Generated<number>;
}

/** Traffic source of a visitor who consented to storing it; only the SHA-256 of the cookie's token is stored. */
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

/** Parameters of an advertising link; missing ones are empty. */
interface Traffic {
  network: string;
  ref: string;
  sub1: string;
  sub2: string;
  sub3: string;
}

/** A version of a site's terms that a member accepted after the sign-up; the first one is in `account`. */
export interface TermsAcceptanceTable {
  member_id: string;
  site_id: string;
  terms_version: Date;
  accepted_at: Date;
}

/** A member's second factor; it is not active until `confirmed_at`. */
export interface SecondFactorTable {
  member_id: string;
  /** Secret of the authenticator app in Base32, encrypted. */
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  /** The latest step of 30 seconds whose code was used, so that no code works twice; null until confirmed. */
  last_step: number | null;
}

/** An unused recovery code; only its Argon2id hash is stored. */
export interface RecoveryCodeTable {
  member_id: string;
  code_hash: string;
}

/** A code mailed for a log-in from an unknown browser; deleted when it is used. */
export interface LoginCodeTable {
  /** HMAC of the code and the browser's token. */
  code_hash: Buffer;
  /** SHA-256 of the token, which only the browser has. */
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

/** When and how a member's age was made sure of; a member without a row stated the date of birth before this was stored. */
export interface AgeProofTable {
  member_id: string;
  method: 'declaration' | 'token';
  verified_at: Date;
}

/** When a member was first asked for a proof of age: from then on until it is proved, whatever country they state. */
export interface AgeRequestTable {
  member_id: string;
  asked_at: Date;
}

/** A proof of age that was begun; only the SHA-256 of the nonce is stored. */
export interface AgeNonceTable {
  nonce_hash: Buffer;
  member_id: string;
  expires_at: Date;
}

/** Tables around the account: links, changes of address, deletions, archives, traffic sources, terms, second factor, log-in codes, proofs of age. */
export interface AccountsTables {
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
  age_proof: AgeProofTable;
  age_request: AgeRequestTable;
  age_nonce: AgeNonceTable;
  advertising_consent: AdvertisingConsentTable;
}
