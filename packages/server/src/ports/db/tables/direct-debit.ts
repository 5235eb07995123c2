import type { ColumnType, Generated } from 'kysely';

/** A company as it stood on the mandate when it was signed. */
export interface StoredCreditor {
  name: string;
  id: string;
  address: string;
  city: string;
  country: string;
}

/** An account, as much of it as may be shown; `fingerprint` finds the same one again. */
interface AccountColumns {
  iban_fingerprint: Buffer;
  iban_country: string;
  iban_last4: string;
}

/** An order that waits for its code. */
export interface DirectDebitRequestTable extends AccountColumns {
  id: string;
  member_id: string;
  site_id: string;
  package_id: string;
  country: string;
  credits: number;
  months: number | null;
  amount_minor: number;
  /** What each further month costs; null for one payment. */
  renewal_minor: number | null;
  discount_code: string | null;
  discount_percent: number | null;
  /** Reference of the mandate to be signed. */
  reference: string;
  creditor: ColumnType<StoredCreditor, string, never>;
  language: string;
  text_version: string;
  /** The wording that the code will sign, a line each paragraph. */
  text: string;
  /** Days between an announcement and the collection; null where only the wording says it, see `noticeOf`. */
  notice_days: number | null;
  /** Sealed: holder, IBAN, address, phone. */
  debtor: string;
  phone_fingerprint: Buffer;
  phone_hint: string;
  otp_fingerprint: Buffer;
  otp_expires_at: Date;
  codes_sent: number;
  last_sent_at: Date;
  /** The order it became; null until the code was right. */
  payment_id: string | null;
  created_at: Date;
}

/** A signed mandate. Not erased with the member: the law wants it kept for a time; see `direct-debit/cleanup.ts`. */
export interface DebitMandateTable extends AccountColumns {
  id: string;
  member_id: string;
  site_id: string;
  reference: string;
  creditor: ColumnType<StoredCreditor, string, never>;
  /** Sealed: holder, IBAN, address, phone. Null once it was erased. */
  debtor: string | null;
  language: string;
  text_version: string;
  /** The wording that was signed, a line each paragraph. */
  text: string;
  /** Days between an announcement and the collection; null where only the wording says it, see `noticeOf`. */
  notice_days: number | null;
  /** Address from which it was signed. */
  ip: string | null;
  signed_at: Date;
  revoked_at: Date | null;
  /** Names of payer and mandate at the payment provider, once it knows them. */
  customer_id: string | null;
  provider_mandate_id: string | null;
  /** When what is left of an erased member's mandate is erased too. */
  erase_at: Date | null;
}

/** Premium that renews each month. */
export interface DebitSubscriptionTable {
  id: string;
  mandate_id: string;
  member_id: string;
  site_id: string;
  package_id: string;
  country: string;
  /** Price and credits of each further month. */
  amount_minor: number;
  credits: number;
  /** The order it began with, and its months. */
  first_payment_id: string;
  first_months: number;
  /** When the first payment was paid: the months are counted from here. */
  anchor_at: Date | null;
  /** Renewals announced so far. */
  renewals: Generated<number>;
  /** When the next one is due that was not announced; null before the first is paid and when it has ended. */
  next_at: Date | null;
  cancelled_at: Date | null;
}

/** A collection; the payment it belongs to has its amount and state for everybody else. */
export interface DebitTable {
  payment_id: string;
  mandate_id: string;
  member_id: string;
  site_id: string;
  subscription_id: string | null;
  iban_fingerprint: Buffer;
  amount_minor: number;
  /** Month of the collection in the site's zone, `YYYY-MM`. */
  month: string;
  collect_at: Date;
  state: 'announced' | 'collecting' | 'paid' | 'failed' | 'charged_back' | 'cancelled';
  /** True when the credits were given before the bank paid. */
  advanced: boolean;
  /** Nobody else may ask the provider before this moment; how often was it asked. */
  claimed_until: Date | null;
  attempts: Generated<number>;
  /** Closes direct debit for the member until another purchase is paid. */
  unsettled: Generated<boolean>;
}

/** Wrong codes, counted for a member or an account. */
export interface DebitGuessTable {
  key: string;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** Secrets of the vault, sealed. */
export interface DataSecretTable {
  name: string;
  sealed: string;
  created_at: Date;
}

/** Tables of direct debit and of the vault. */
export interface DirectDebitTables {
  direct_debit_request: DirectDebitRequestTable;
  debit_mandate: DebitMandateTable;
  debit_subscription: DebitSubscriptionTable;
  debit: DebitTable;
  debit_guess: DebitGuessTable;
  data_secret: DataSecretTable;
}
