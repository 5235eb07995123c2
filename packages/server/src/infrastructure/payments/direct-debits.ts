import type { Currency, Language } from '@velluto/rules';

/** The payer of a direct debit, and the mandate. */
export interface DebitMandate {
  /** Our id; the same id twice is one mandate. */
  mandateId: string;
  reference: string;
  /** `YYYY-MM-DD`. */
  signedOn: string;
  holder: string;
  iban: string;
}

/** A collection. */
export interface DebitCollection {
  /** Our id; stored at the provider too. */
  paymentId: string;
  customerId: string;
  /** The provider's id of the mandate. */
  providerMandateId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  webhookUrl: string;
}

/**
 * SEPA direct debit. Repeated calls count as one for a short time only: store the ids, and look up
 * before calling again. Throws `ApiError('payment_provider_unavailable')` when the provider cannot be reached; null means
 * that it refuses.
 */
export interface DebitProvider {
  /** Creates the payer; returns the provider's id. */
  addCustomer(customer: { mandateId: string; holder: string; language: Language }): Promise<string | null>;
  /** Creates the mandate, unless one with its reference exists; returns the provider's id. */
  addMandate(customerId: string, mandate: DebitMandate): Promise<string | null>;
  /** Revokes a mandate; does nothing when there is none. */
  revokeMandate(customerId: string, providerMandateId: string): Promise<void>;
  /** Collects from the bank account; returns the provider's id of the payment. */
  collect(collection: DebitCollection): Promise<string | null>;
  /** The provider's id of a payment that was created before; null when there is none. */
  find(customerId: string, paymentId: string): Promise<string | null>;
}
