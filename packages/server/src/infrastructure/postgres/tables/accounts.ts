import type { Generated } from 'kysely';

/** Credentials and settings of members who can log in; demo members have no account. */
export interface AccountTable {
  member_id: string;
  pool: string;
  email: string;
  /** Lower-case address, unique in the pool. */
  email_key: string;
  /** PHC string of Argon2id. */
  password_hash: string;
  status: Generated<'not_confirmed' | 'active'>;
  paid_user: Generated<boolean>;
  /** Kinds that the member switched off; those that advertise are off without `advertising_consent`, see `disabledKinds`. */
  notifications_disabled: Generated<string[]>;
  /** When false, only mails about account and purchases are sent. */
  emails_enabled: Generated<boolean>;
  terms_version: Date;
  terms_accepted_at: Date;
  /** When the member last consented to the processing of their sexuality, separately from the terms. */
  consent_sensitive_at: Date;
  /** When that consent was withdrawn; null while it holds. */
  consent_withdrawn_at: Generated<Date | null>;
  /** When the member last agreed that sites of another company show the profile (`shown_on`); null when never. */
  consent_sharing_at: Generated<Date | null>;
  /** When the member last took that back from a company; null when never. */
  sharing_withdrawn_at: Generated<Date | null>;
  /** First message to `signup_member`, sent once the e-mail address is confirmed; null when there is none or it was sent. */
  signup_message: string | null;
  signup_member: string | null;
  /** Page of the site that was chosen before the sign-up; null for none. */
  signup_next: string | null;
  confirmed_at: Date | null;
  /**
   * An earlier account of the same person had the one-time gifts: no welcome credits, no offer for the first purchase.
   */
  welcome_ended: Generated<boolean>;
  /** Browsers that became known in an earlier epoch are not known any more. */
  browser_epoch: Generated<number>;
  /** Key that encrypts drafts and unsent messages on the member's devices; never to be logged or given to others. */
  storage_key: Generated<Buffer>;
}

/** An activation link; it stays valid after its first use. */
export interface ActivationTokenTable {
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** HMAC of the member and the code in the same mail; null in a reminder, which has none. */
  code_hash: Buffer | null;
  /** When the code ends, earlier than the link. */
  code_expires_at: Date | null;
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

/** Tables of accounts: activation, requests for passwords, changes of address, terms, second factor, log-in codes. */
export interface AccountsTables {
  account: AccountTable;
  activation_token: ActivationTokenTable;
  reset_request: ResetRequestTable;
  mail_change: MailChangeTable;
  terms_acceptance: TermsAcceptanceTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  login_code: LoginCodeTable;
}
