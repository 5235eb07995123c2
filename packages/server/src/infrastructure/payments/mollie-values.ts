import type { Currency, Language, PaymentMethod } from '@velluto/rules';
import type { Locale2, MethodEnum, PaymentDetails } from 'mollie-api-typescript/models';
import type { ProviderPayment } from './provider.ts';

/** Our payment methods by Mollie's names; card brands are one method there, giropay and sofort no longer exist. */
export const mollieMethods: Partial<Record<PaymentMethod, MethodEnum>> = {
  creditcard: 'creditcard',
  mastercard: 'creditcard',
  visa: 'creditcard',
  maestro: 'creditcard',
  cartebancaire: 'creditcard',
  postepay: 'creditcard',
  nexi: 'creditcard',
  paypal: 'paypal',
  applepay: 'applepay',
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  prezelewy24: 'przelewy24',
  blik: 'blik',
  sct: 'banktransfer',
  paysafecard: 'paysafecard',
};

/** Language of the provider's pages. */
export const mollieLocales: Record<Language, Locale2> = {
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  pl: 'pl_PL',
};

/** Mollie's states mapped to ours; `authorized` and unknown states count as pending. */
export function statusFrom(status: string): ProviderPayment['status'] {
  if (status === 'paid') return 'completed';
  if (status === 'failed') return 'failed';
  return status === 'canceled' || status === 'expired' ? 'cancelled' : 'pending';
}

/** `999` (EUR) as `9.99`; all currencies have two decimals. */
export function amountToMollie(amountMinor: number, currency: Currency) {
  return { currency, value: (amountMinor / 100).toFixed(2) };
}

/** Parses `9.99` to 999. */
export function minorFrom(value: string): number {
  return Math.round(Number(value) * 100);
}

/**
 * Identifies the payer by the detail that stays the same from payment to payment; a bank account by its IBAN, as in
 * direct debit.
 */
export function payerFrom(details: PaymentDetails | null | undefined): string | null {
  const { cardFingerprint: card, paypalPayerId: paypal, consumerAccount: account } = details ?? {};
  if (card) return `card:${card}`;
  if (paypal) return `paypal:${paypal}`;
  return account && /^[A-Z]{2}\d{2}/.test(account) ? `iban:${account}` : null;
}
