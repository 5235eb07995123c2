import type { Currency, Language, PaymentMethod } from '@velluto/rules';
import type { DebitProvider } from './direct-debits.ts';

/** A payment to be created. */
export interface PaymentOrder {
  /** Our id; stored at the provider too, so that the same order twice is one payment. */
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  method: PaymentMethod;
  description: string;
  language: Language;
  /** Address to which the browser returns. */
  redirectUrl: string;
  /** Address of the webhook. */
  webhookUrl: string;
}

/** State of a payment as the provider knows it. */
export interface ProviderPayment {
  providerId: string;
  /** Our id, as sent with the order; null when the provider's payment has none. */
  paymentId: string | null;
  status: 'pending' | 'completed' | 'failed' | 'cancelled';
  amountMinor: number;
  currency: string;
  /**
   * The bank account, card or wallet that paid, as the same text each time; null where the provider does not tell. A
   * secret.
   */
  payer: string | null;
}

/** A refund to be sent. */
export interface RefundOrder {
  /** Our id; stored at the provider too, so that the same refund twice is one. */
  reversalId: string;
  /** The provider's id of the payment. */
  providerId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
}

/** A refund or chargeback, as the provider knows it. */
export interface ProviderReversal {
  providerId: string;
  kind: 'refund' | 'chargeback';
  /** Our id, as sent with a refund; null for those we did not send. */
  reversalId: string | null;
  amountMinor: number;
  currency: string;
  /** The refund failed or was cancelled, or the bank reversed the chargeback. That is final. */
  undone: boolean;
}

/** A refund or chargeback in the list of all payments. */
export interface PaymentReversal extends ProviderReversal {
  /** The provider's id of the payment; left out where the list names only ours. */
  paymentProviderId?: string;
  /** Our id of the payment, where the list has no provider's id. */
  paymentId?: string;
}

/** Payment provider. Throws `ApiError('payment_provider_unavailable')` when it cannot be reached. */
export interface PaymentProvider {
  /** Name stored with each payment. */
  name: string;
  /** Payment methods that are available at the moment; the last known ones when the provider does not answer. */
  methods(): Promise<ReadonlySet<PaymentMethod>>;
  /** Direct debit; null when the provider does not support it. */
  debits: DebitProvider | null;
  /** Creates a payment; the same `paymentId` twice is one payment. Null when the provider refuses for good. */
  create(order: PaymentOrder): Promise<{ providerId: string; checkoutUrl: string | null } | null>;
  /** Fetches a payment; never trust the body of a webhook. Null when the provider knows no such payment. */
  get(providerId: string): Promise<ProviderPayment | null>;
  /** Cancels an unpaid payment; does nothing when that is not possible (any more). */
  cancel(providerId: string): Promise<void>;
  /** Sends a refund; the same `reversalId` within an hour is one refund. Null when the provider refuses for good. */
  refund(order: RefundOrder): Promise<{ providerId: string } | null>;
  /** All refunds and chargebacks of a payment, the oldest first. */
  reversals(providerId: string): Promise<ProviderReversal[]>;
  /** Refunds and chargebacks of all payments that began since a moment, at most ten thousand of each. */
  latestReversals(since: Date): Promise<PaymentReversal[]>;
  /**
   * Checks the signature of a webhook and reads which payment it is about; left out where webhooks are not signed.
   *
   * @param body as it came
   * @param signature value of the provider's header; empty when there is none
   * @returns the provider's id of the payment; null when it is about none
   * @throws ApiError `request_refused` for a wrong, missing or old signature, `payment_provider_unavailable`
   */
  readWebhook?(body: Buffer, signature: string): Promise<string | null>;
}
