import type { components } from '@velluto/api-client/schema';
import type { Currency, PaidWith, PaymentMethod } from '@velluto/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../common.ts';

/** An order and its payment. */
export interface PaymentTable {
  id: string;
  member_id: string;
  site_id: string;
  package_id: string;
  /** Credits granted at once (for premium: those of the first month). */
  credits: number;
  /** Months of a premium package; null for credits. */
  months: number | null;
  amount_minor: number;
  currency: Currency;
  country: string;
  method: PaidWith;
  discount_code: string | null;
  discount_percent: number | null;
  refund_days: number;
  /** When the buyer asked us to begin before the withdrawal period ends; null without that request, and for old orders. */
  begin_requested_at: Date | null;
  provider: string;
  provider_id: string | null;
  status: Generated<'pending' | 'completed' | 'failed' | 'cancelled'>;
  checkout_url: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  created_at: Date;
  updated_at: Date;
  completed_at: Date | null;
  /** The offer of the discount in the price; it is reserved while the payment is pending, and used when it is paid. */
  discount_offer: Generated<string | null>;
  /** When the whole payment was reversed: refunded, withdrawn from, or charged back; null again if the chargeback is reversed. */
  reversed_at: Generated<Date | null>;
  /** When its credits can be used: paid, but bought without the request to begin; null once it has begun. */
  waits_until: Generated<Date | null>;
  /** Keyed hash of the bank account, card or wallet that paid it, as far as the provider tells; null for direct debits, and once it counts no more. */
  payer_fingerprint: Generated<Buffer | null>;
  /** When its details were deleted (decision 19): what is left is what the ledger says too, and amounts are 0. */
  details_deleted_at: Generated<Date | null>;
}

/** A period of paid premium time, and the credits of each month. */
export interface PremiumPeriodTable {
  payment_id: string;
  member_id: string;
  credits_per_month: number;
  months: number;
  months_granted: number;
  starts_at: Date;
  ends_at: Date;
  /** When the next month's credits are due; null when all were granted. */
  next_grant_at: Date | null;
  /** When it ended early because the payment was reversed. */
  stopped_at: Generated<Date | null>;
}

/** The use of an offer, which is possible once: time bonus and welcome code share the offer `welcome`. The row stays when the member is erased. */
export interface DiscountUseTable {
  member_id: string;
  offer: string;
  code: string;
  payment_id: string;
  used_at: Date;
}

/** Money returned to the payer: by us (`refund`), or by the bank (`chargeback`). */
export interface PaymentReversalTable {
  id: string;
  payment_id: string;
  kind: 'refund' | 'chargeback';
  /** The provider's id; null until it has accepted our refund. */
  provider_id: string | null;
  amount_minor: number;
  /** Credits it takes back. */
  credits: number;
  /** `asked`: not yet accepted by the provider; `undone`: the refund failed, or the bank reversed the chargeback. */
  status: 'asked' | 'active' | 'undone';
  /** The withdrawal from the contract that caused it. */
  withdrawal_id: string | null;
  /** When our refund is sent to the provider at the earliest; null: at once. */
  pay_from: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The last number of a site's receipts. */
export interface ReceiptCounterTable {
  site_id: string;
  last: number;
}

/** A price that a package has had. */
export interface PackagePriceTable {
  site_id: string;
  package_id: string;
  currency: Currency;
  /** When it came into force. */
  since: Date;
  amount_minor: number;
}

/** The receipt of a payment, with the facts that must not change afterwards. */
export interface ReceiptTable {
  payment_id: string;
  site_id: string;
  /** The numbers of a site have no gaps. */
  number: number;
  /** The part of the shown number that nobody can guess; null on receipts from before. */
  secret: string | null;
  issued_at: Date;
  /** The company at that time (`company` of the site file). */
  company: Json<unknown>;
  /** Rate of the value added tax in the price, as text such as `22.00`; null when the site file has none. */
  vat_percent: ColumnType<string | null, number | null, never>;
}

/** A member's own limits and pause of spending. */
export interface SpendingControlTable {
  member_id: string;
  limit_minor: number | null;
  limit_currency: Currency | null;
  /** A higher limit (or null for none) that takes effect at `next_limit_at`. */
  next_limit_minor: number | null;
  next_limit_currency: Currency | null;
  next_limit_at: Date | null;
  /** The first day on which spending is possible again, `YYYY-MM-DD` in the site's zone. */
  paused_until: string | null;
  /** When that day begins. */
  paused_until_at: Date | null;
  /** A shorter pause (or null for none) that takes effect at `next_paused_at`. */
  next_paused_until: string | null;
  next_paused_until_at: Date | null;
  next_paused_at: Date | null;
}

/** A contract that ended before it was used up, with what is repaid; a payment has one at most. */
export interface WithdrawalTable {
  id: string;
  /** The member withdrew, or we closed the account for another reason than fraud. */
  cause: Generated<'declared' | 'account_closed'>;
  payment_id: string;
  member_id: string;
  /** Unused credits that were taken back. */
  credits: number;
  /** Used credits for which nothing is charged, because the buyer never asked us to begin before the period ended. */
  free_credits: Generated<number>;
  /** Amount to be repaid. */
  amount_minor: number;
  received_at: Date;
}

/** A contract that a cancellation ended, as it was answered. */
export type CancelledContract = components['schemas']['CancelledContract'];

/** A declaration that cancels premium. */
export interface CancellationTable {
  /** Secret name of its confirmation. */
  key: string;
  site_id: string;
  /** Whose contract it is; null where a visitor named none that exists. */
  member_id: string | null;
  /** Address that a visitor typed; null when a member declared it. */
  email: string | null;
  name: string;
  /** The number that was typed, if any. */
  number: string | null;
  kind: 'ordinary' | 'for_cause';
  /** The cause. */
  reason: string | null;
  /** The wished end, `YYYY-MM-DD`; null for as soon as possible. */
  ends_on: string | null;
  received_at: Date;
  /** Empty when it ended none. */
  contracts: Json<CancelledContract[]>;
}

/** A declaration without log-in about a contract that exists: it takes effect by the mailed link, or when a person has looked at it. */
export interface DeclarationTable {
  id: string;
  site_id: string;
  member_id: string;
  payment_id: string;
  /** What was declared; null for a withdrawal from the payment. */
  cancellation_key: string | null;
  /** The withdrawal that took effect. */
  withdrawal_id: string | null;
  /** `stopped`: by "This wasn't me"; `with_support`: no program can do what was decided. */
  state: Generated<'waiting' | 'done' | 'stopped' | 'with_support'>;
  /** The time that counts. */
  received_at: Date;
  changed_at: Date;
  /** The person of the operator who decided; null where the link did. */
  decided_by: string | null;
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
  methods: Json<PaymentMethod[]> | null;
  created_at: Date;
  /** Taken by somebody who was about to delete the account: one for each member. */
  for_staying: Generated<boolean>;
}

/** The result of a reconciliation of the ledger. */
export interface LedgerProofTable {
  proved_at: Date;
  movements: number;
  faults: number;
}

/** Tables around money. */
export interface PaymentsTables {
  payment: PaymentTable;
  premium_period: PremiumPeriodTable;
  discount_use: DiscountUseTable;
  payment_reversal: PaymentReversalTable;
  package_price: PackagePriceTable;
  receipt_counter: ReceiptCounterTable;
  receipt: ReceiptTable;
  spending_control: SpendingControlTable;
  withdrawal: WithdrawalTable;
  cancellation: CancellationTable;
  declaration: DeclarationTable;
  personal_discount: PersonalDiscountTable;
  ledger_proof: LedgerProofTable;
}
