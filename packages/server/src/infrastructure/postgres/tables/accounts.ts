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

/** Tables around the account: requests for passwords, changes of address, terms, second factor, log-in codes. */
export interface AccountsTables {
  reset_request: ResetRequestTable;
  mail_change: MailChangeTable;
  terms_acceptance: TermsAcceptanceTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  login_code: LoginCodeTable;
}
