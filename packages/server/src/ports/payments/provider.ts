import type { Currency, Language, PaymentMethod } from '@velluto/rules';

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

/** Takes money. Throws `ApiError('payment_provider_unavailable')` when the provider cannot be reached. */
export interface PaymentProvider {
  /** Name stored with each payment. */
  name: string;
  /** Ways to pay that the provider can handle; others are not shown. */
  methods: ReadonlySet<PaymentMethod>;
  /** Begins a payment; the same `paymentId` twice is one payment. */
  create(order: PaymentOrder): Promise<{ providerId: string; checkoutUrl: string | null }>;
  /** Asks the provider; never trust what a webhook's body says. Null when the provider knows no such payment. */
  get(providerId: string): Promise<ProviderPayment | null>;
}
