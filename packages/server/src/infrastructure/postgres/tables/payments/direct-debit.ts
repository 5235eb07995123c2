import type { ColumnType, Generated } from 'kysely';

/** A creditor as it is named on a signed mandate. */
export interface StoredCreditor {
  name: string;
  id: string;
  address: string;
  city: string;
  country: string;
}

/** The displayable part of a bank account, and a fingerprint to recognise the same account. */
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
  /** Price of each further month in euro cents; null for a single payment. */
  renewal_minor: number | null;
  discount_code: string | null;
  discount_percent: number | null;
  /** Reference of the mandate to be signed. */
  reference: string;
  creditor: ColumnType<StoredCreditor, string, never>;
  language: string;
  text_version: string;
  /** The mandate's text that the code will sign, one paragraph per line. */
  text: string;
  /** Days between an announcement and the collection; null where only the text has them, see `noticeDaysOf`. */
  notice_days: number | null;
  /** Encrypted: holder, IBAN, address, phone. */
  debtor: string;
  phone_fingerprint: Buffer;
  phone_hint: string;
  otp_fingerprint: Buffer;
  otp_expires_at: Date;
  codes_sent: number;
  last_sent_at: Date;
  /** Id of the payment; null until it is signed. */
  payment_id: string | null;
  created_at: Date;
}

/** A signed mandate. It is not erased with the member, since it has to be kept as proof for some time; see `areas/payments/direct-debit/cleanup.ts`. */
export interface DebitMandateTable extends AccountColumns {
  id: string;
  member_id: string;
  site_id: string;
  reference: string;
  creditor: ColumnType<StoredCreditor, string, never>;
  /** Encrypted: holder, IBAN, address, phone. Null once erased. */
  debtor: string | null;
  language: string;
  text_version: string;
  /** The signed text, one paragraph per line. */
  text: string;
  /** Days between an announcement and the collection; null where only the text has them, see `noticeDaysOf`. */
  notice_days: number | null;
  /** IP address from which it was signed. */
  ip: string | null;
  signed_at: Date;
  revoked_at: Date | null;
  /** Ids of payer and mandate at the payment provider, once they are created there. */
  customer_id: string | null;
  provider_mandate_id: string | null;
  /** When the payer of an erased member's mandate is erased too. */
  erase_at: Date | null;
  /** When its details were deleted with those of its last payment (decision 19). */
  details_deleted_at: Generated<Date | null>;
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
  /** The payment it began with, and its months. */
  first_payment_id: string;
  first_months: number;
  /** When the paid months begin; null until the first payment is paid. */
  anchor_at: Date | null;
  /** Renewals announced so far. */
  renewals: Generated<number>;
  /** When the next renewal to be announced is due; null before the first payment is paid, and after the end. */
  next_at: Date | null;
  cancelled_at: Date | null;
  /** Set by a cancellation for a later day: months that begin before are still collected, then it ends. */
  renew_until: Generated<Date | null>;
  /** Key of the cancellation without log-in that alone ended or limits it, and so can be taken back; null after every other end. */
  declared_by: Generated<string | null>;
}

/** A collection by direct debit; its payment has amount and state for all other areas. */
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
  /** Until when one process has claimed it to request it from the provider; `attempts` counts the claims. */
  claimed_until: Date | null;
  attempts: Generated<number>;
  /** Whether it failed and closes direct debit for the member, until another purchase is paid. */
  unsettled: Generated<boolean>;
}

/** A counter of wrong codes of a member or a bank account. */
export interface DebitGuessTable {
  key: string;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** Secrets of the encryption, encrypted. */
export interface DataSecretTable {
  name: string;
  sealed: string;
  created_at: Date;
}

/** Tables of direct debit and of the encryption. */
export interface DirectDebitTables {
  direct_debit_request: DirectDebitRequestTable;
  debit_mandate: DebitMandateTable;
  debit_subscription: DebitSubscriptionTable;
  debit: DebitTable;
  debit_guess: DebitGuessTable;
  data_secret: DataSecretTable;
}
