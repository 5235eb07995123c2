import type { Currency, Language, PaymentMethod } from '@velluto/rules';
import type { DebitProvider } from './debits.ts';

/** What is to be paid. */
export interface PaymentOrder {
  /** Our id; sent along so that the provider's records name it, and so that the same order twice is one payment. */
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  method: PaymentMethod;
  description: string;
  language: Language;
  /** Where the browser returns to. */
  redirectUrl: string;
  /** Where the provider tells of changes. */
  webhookUrl: string;
}

/** State of a payment as the provider knows it. */
export interface ProviderPayment {
  providerId: string;
  /** Our id, as sent with the order; null when the provider's payment names none. */
  paymentId: string | null;
  status: 'pending' | 'completed' | 'failed' | 'cancelled';
  amountMinor: number;
  currency: string;
}

/** Money that is to go back to the payer. */
export interface RefundOrder {
  /** Our id; sent along so that the provider's records name it, and so that the same refund twice is one. */
  reversalId: string;
  /** The provider's id of the payment. */
  providerId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
}

/** Money that went back, as the provider knows it. */
export interface ProviderReversal {
  providerId: string;
  kind: 'refund' | 'chargeback';
  /** Our id, as sent with a refund; null for what we did not ask for. */
  reversalId: string | null;
  amountMinor: number;
  currency: string;
  /** The refund failed or was cancelled, or the bank gave the charged back money back. That is final. */
  undone: boolean;
}

/** Money that went back of one of all payments. */
export interface PaymentReversal extends ProviderReversal {
  /** The provider's id of the payment. */
  paymentProviderId: string;
}

/** Takes money. Throws `ApiError('payment_provider_unavailable')` when the provider cannot be reached. */
export interface PaymentProvider {
  /** Name stored with each payment. */
  name: string;
  /** Ways to pay that the provider offers us now; others are not shown. The last known ones when it does not answer. */
  methods(): Promise<ReadonlySet<PaymentMethod>>;
  /** Direct debit; null when the provider does not collect. */
  debits: DebitProvider | null;
  /** Begins a payment; the same `paymentId` twice is one payment. Null when the provider refuses for good. */
  create(order: PaymentOrder): Promise<{ providerId: string; checkoutUrl: string | null } | null>;
  /** Asks the provider; never trust what a webhook's body says. Null when the provider knows no such payment. */
  get(providerId: string): Promise<ProviderPayment | null>;
  /** Ends a payment that nobody has paid; does nothing when that is not possible (any more). */
  cancel(providerId: string): Promise<void>;
  /** Pays money back; the same `reversalId` within an hour is one refund. Null when the provider refuses for good. */
  refund(order: RefundOrder): Promise<{ providerId: string } | null>;
  /** All refunds and chargebacks of a payment, the oldest first. */
  reversals(providerId: string): Promise<ProviderReversal[]>;
  /** Refunds and chargebacks of all payments that began since a moment, ten thousand of each at most. */
  latestReversals(since: Date): Promise<PaymentReversal[]>;
}
