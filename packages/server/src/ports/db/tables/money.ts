import type { Currency, PaymentMethod } from '@velluto/rules';
import type { ColumnType, Generated } from 'kysely';

/** A JSON column: read as a value, written as its text (`JSON.stringify`). */
type Json<Value> = ColumnType<Value, string, string>;

/** Money that went back to the payer: by us (`refund`), or because the bank took it (`chargeback`). */
export interface PaymentReversalTable {
  id: string;
  payment_id: string;
  kind: 'refund' | 'chargeback';
  /** The provider's id; null until it has taken a refund we asked for. */
  provider_id: string | null;
  amount_minor: number;
  /** Credits it takes back. */
  credits: number;
  /** `asked`: we want it and the provider has not taken it yet; `undone`: it failed, or the bank gave the money back. */
  status: 'asked' | 'active' | 'undone';
  /** The withdrawal from the contract that caused it. */
  withdrawal_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** The last number of a site's receipts. */
export interface ReceiptCounterTable {
  site_id: string;
  last: number;
}

/** The receipt of a payment with what must not change any more. */
export interface ReceiptTable {
  payment_id: string;
  site_id: string;
  /** Without gaps in a site. */
  number: number;
  issued_at: Date;
  /** The company as it was then (`company` of the site file). */
  company: Json<unknown>;
  /** Value added tax in the price, as text such as `22.00`; null when the site file names none. */
  vat_percent: ColumnType<string | null, number | null, never>;
}

/** What a member decided about their own spending. */
export interface SpendingControlTable {
  member_id: string;
  limit_minor: number | null;
  limit_currency: Currency | null;
  /** A higher limit, or none, that holds from `next_limit_at` on. */
  next_limit_minor: number | null;
  next_limit_currency: Currency | null;
  next_limit_at: Date | null;
  /** The first day on which spending is possible again, `YYYY-MM-DD` in the site's zone. */
  paused_until: string | null;
  /** When that day begins. */
  paused_until_at: Date | null;
  /** A shorter pause, or none, that holds from `next_paused_at` on. */
  next_paused_until: string | null;
  next_paused_until_at: Date | null;
  next_paused_at: Date | null;
}

/** A withdrawal from a contract; a payment has one at most. */
export interface WithdrawalTable {
  id: string;
  payment_id: string;
  member_id: string;
  /** Credits given back. */
  credits: number;
  /** Money to be repaid. */
  amount_minor: number;
  received_at: Date;
}

/** A discount code of one member. */
export interface PersonalDiscountTable {
  pool: string;
  /** Capital letters, unique in the pool. */
  code_key: string;
  code: string;
  member_id: string;
  percent: number;
  /** Why the member gets it, by language. */
  why: Json<Record<string, string>>;
  expires_at: Date | null;
  country: string | null;
  currency: Currency | null;
  minimum_minor: number | null;
  methods: ColumnType<PaymentMethod[] | null, string | null, string | null>;
  created_at: Date;
  /** Taken by somebody who was about to delete the account: one for each member. */
  for_staying: Generated<boolean>;
}

/** When the ledger was proved, and how much did not add up. */
export interface LedgerProofTable {
  proved_at: Date;
  movements: number;
  faults: number;
}

/** Columns that payments gained. */
export interface PaymentMoreColumns {
  /** The offer that the price was made with; it is reserved while the payment is pending and consumed when it is paid. */
  discount_offer: Generated<string | null>;
  /** When all of it was undone: repaid, withdrawn from, or charged back; null again if the bank gave it back. */
  reversed_at: Generated<Date | null>;
}

/** Tables around money. */
export interface MoneyTables {
  payment_reversal: PaymentReversalTable;
  receipt_counter: ReceiptCounterTable;
  receipt: ReceiptTable;
  spending_control: SpendingControlTable;
  withdrawal: WithdrawalTable;
  personal_discount: PersonalDiscountTable;
  ledger_proof: LedgerProofTable;
}
