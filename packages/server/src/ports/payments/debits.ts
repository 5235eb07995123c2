import type { Currency, Language } from '@velluto/rules';

/** Who pays by direct debit, and under which mandate. */
export interface DebitMandate {
  /** Our id; the same mandate twice is one. */
  mandateId: string;
  reference: string;
  /** `YYYY-MM-DD`. */
  signedOn: string;
  holder: string;
  iban: string;
}

/** What is to be collected. */
export interface DebitCollection {
  /** Our id; sent along so that the provider's records name it. */
  paymentId: string;
  customerId: string;
  /** The provider's name of the mandate. */
  providerMandateId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  webhookUrl: string;
}

/**
 * Collects by SEPA direct debit. Everything takes the same act twice as one for a short time only: keep the ids, and look
 * before asking again. Throws `ApiError('payment_provider_unavailable')` when the provider cannot be reached; null means
 * that it refuses.
 */
export interface DebitProvider {
  /** Makes the payer known; gives the provider's id. */
  addCustomer(customer: { mandateId: string; holder: string; language: Language }): Promise<string | null>;
  /** Makes the mandate known, unless its reference is; gives the provider's id. */
  addMandate(customerId: string, mandate: DebitMandate): Promise<string | null>;
  /** Ends a mandate; one that is not there has ended. */
  revokeMandate(customerId: string, providerMandateId: string): Promise<void>;
  /** Asks the bank; gives the provider's id of the payment. */
  collect(collection: DebitCollection): Promise<string | null>;
  /** The provider's id of a payment that was asked for before; null when none was. */
  find(customerId: string, paymentId: string): Promise<string | null>;
}
