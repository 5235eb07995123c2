import type { Language, PaymentMethod } from '@velluto/rules';
import type Stripe from 'stripe';
import type { ProviderPayment } from './provider.ts';

/** Our payment methods by Stripe's names; card brands and Apple Pay are one method there, the page shows what the device has. */
export const stripeMethods = {
  creditcard: 'card',
  mastercard: 'card',
  visa: 'card',
  maestro: 'card',
  cartebancaire: 'card',
  postepay: 'card',
  nexi: 'card',
  applepay: 'card',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  prezelewy24: 'p24',
  blik: 'blik',
} as const satisfies Partial<Record<PaymentMethod, string>>;

/** Language of Stripe's pages. */
export const stripeLocales: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  de: 'de',
  en: 'en-GB',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
};

/** The payment behind a page, where the answer contains it; null before the buyer has begun to pay. */
export const intentOf = ({ payment_intent: intent }: Pick<Stripe.Checkout.Session, 'payment_intent'>) =>
  typeof intent === 'object' ? intent : null;

/** The state of a page and its payment mapped to ours. */
export function stateOf(session: Stripe.Checkout.Session): ProviderPayment['status'] {
  if (session.payment_status === 'paid') return 'completed';
  if (session.status === 'expired') return 'cancelled';
  // on an open page the buyer can try again; once it is closed, the bank's refusal is final
  const refused = ['canceled', 'requires_payment_method'].includes(intentOf(session)?.status ?? '');
  return session.status === 'complete' && refused ? 'failed' : 'pending';
}

/** Identifies the payer by the detail that stays the same from payment to payment. */
export function payerOf(session: Stripe.Checkout.Session): string | null {
  const charge = intentOf(session)?.latest_charge;
  const { card, paypal } = (typeof charge === 'object' && charge?.payment_method_details) || {};
  if (card?.fingerprint) return `card:${card.fingerprint}`;
  return paypal?.payer_id ? `paypal:${paypal.payer_id}` : null;
}
