import { EURO_AREA } from './eu-countries.ts';

/** Payment methods by their wire names (spec § 9.5). */
export const PAYMENT_METHODS = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'paypal',
  'applepay',
  'ideal',
  'bancontact',
  'cartebancaire',
  'postepay',
  'nexi',
  'sofort',
  'giropay',
  'eps',
  'prezelewy24',
  'blik',
  'sct',
  'paysafecard',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** How a payment was made: with one of the methods, or by direct debit, which is ordered with a separate form. */
export type PaidWith = PaymentMethod | 'directdebit';

/** Names of methods that are brands, the same in every language. */
export const PAYMENT_BRANDS: Readonly<Record<Exclude<PaymentMethod, 'creditcard' | 'sct'>, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  cartebancaire: 'Carte Bancaire',
  postepay: 'Postepay',
  nexi: 'Nexi',
  sofort: 'Sofort',
  giropay: 'giropay',
  eps: 'eps',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  paysafecard: 'paysafecard',
};

/** Methods that exist only in some countries (spec § 9.5); all others are offered everywhere. */
const COUNTRIES: Partial<Record<PaymentMethod, ReadonlySet<string>>> = {
  ideal: new Set(['NL']),
  bancontact: new Set(['BE']),
  cartebancaire: new Set(['FR']),
  postepay: new Set(['IT']),
  nexi: new Set(['IT']),
  sofort: new Set(['DE', 'AT', 'BE', 'NL']),
  giropay: new Set(['DE']),
  eps: new Set(['AT']),
  prezelewy24: new Set(['PL']),
  blik: new Set(['PL']),
  sct: EURO_AREA,
};

/**
 * Methods for a payment country, those that exist only there first. Apple Pay is always among them: only the browser knows
 * whether it is available, so the page removes it where it is not.
 */
export function paymentMethodsFor(country: string): PaymentMethod[] {
  const code = country.toUpperCase();
  const local = PAYMENT_METHODS.filter(method => method !== 'sct' && (COUNTRIES[method]?.has(code) ?? false));
  const others = PAYMENT_METHODS.filter(
    method => COUNTRIES[method] === undefined || (method === 'sct' && EURO_AREA.has(code)),
  );
  return [...local, ...others];
}
