import type { Currency, Language, PaymentMethod } from '@velluto/rules';
import type { Site } from '../sites/site.ts';
import { dayText, moneyText, percentText } from './format.ts';
import type { MailFact } from './mail-text.ts';
import { factsMessages as messages } from './messages/facts.ts';
import type { Translate } from './translate.ts';

/** A purchase as mails tell of it. */
export interface MailPayment {
  id: string;
  /** Credits bought; for premium those of the first month. */
  credits: number;
  /** Months of premium; null for credits. */
  months: number | null;
  amountMinor: number;
  currency: Currency;
  method: PaymentMethod | 'directdebit';
  date: Date;
}

/** What makes a receipt of a purchase. */
export interface MailReceipt {
  /** Its number, without gaps in a site. */
  number: string;
  /** The tax in the amount; null where the site names no rate. */
  vat: { percent: number; netMinor: number; taxMinor: number } | null;
}

/** An amount of money. */
export interface MailAmount {
  amountMinor: number;
  currency: Currency;
}

// names of firms and brands are the same in every language
const names: Record<Exclude<PaymentMethod, 'creditcard' | 'sct'>, string> = {
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
  giropay: 'Giropay',
  eps: 'EPS',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  paysafecard: 'paysafecard',
};

function methodName(t: Translate, method: MailPayment['method']): string {
  if (method === 'creditcard' || method === 'sct' || method === 'directdebit') return t(messages[method]);
  return names[method];
}

/** What was bought, in words. */
export function purchaseText(t: Translate, { credits, months }: MailPayment): string {
  return months === null ? t(messages.credits.id, { credits }) : t(messages.premium.id, { months });
}

/** Number and tax of a receipt. */
export function receiptFacts(
  t: Translate,
  language: Language,
  { currency }: MailPayment,
  { number, vat }: MailReceipt,
): MailFact[] {
  const tax: MailFact[] = vat
    ? [
        [t(messages.net), moneyText(language, vat.netMinor, currency)],
        [
          t(messages.tax.id, { percent: percentText(language, vat.percent) }),
          moneyText(language, vat.taxMinor, currency),
        ],
      ]
    : [];
  return [[t(messages.receipt), number], ...tax];
}

/** What was bought, when, how and for how much. */
export function paymentFacts(t: Translate, site: Site, language: Language, payment: MailPayment): MailFact[] {
  return [
    [t(messages.purchase), purchaseText(t, payment)],
    [t(messages.amount), moneyText(language, payment.amountMinor, payment.currency)],
    [t(messages.method), methodName(t, payment.method)],
    [t(messages.date), dayText(site, language, payment.date)],
    [t(messages.reference), payment.id],
  ];
}
