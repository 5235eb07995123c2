import { type Currency, type Language, PAYMENT_BRANDS, type PaymentMethod } from '@velluto/rules';
import type { Site } from '../../domain/sites/site.ts';
import { dayText, moneyText, percentText } from './format.ts';
import type { MailFact } from './mail-types.ts';
import { factsMessages } from './messages/common.ts';
import type { Translate } from './translate.ts';

/** A purchase as mails describe it. */
export interface MailPayment {
  id: string;
  /** Credits bought; for premium, those of the first month. */
  credits: number;
  /** Months of premium; null for credits. */
  months: number | null;
  amountMinor: number;
  currency: Currency;
  method: PaymentMethod | 'directdebit';
  date: Date;
}

/** The facts that a receipt adds to a purchase. */
export interface MailReceipt {
  /** The receipt's number; the numbers of a site have no gaps. */
  number: string;
  /** The tax included in the amount; null for sites without a tax rate. */
  vat: { percent: number; netMinor: number; taxMinor: number } | null;
}

/** An amount of money. */
export interface MailAmount {
  amountMinor: number;
  currency: Currency;
}

/** Name of a payment method. */
export function methodName(t: Translate, method: MailPayment['method']): string {
  if (method === 'creditcard' || method === 'sct' || method === 'directdebit')
    return t(factsMessages[method]);
  return PAYMENT_BRANDS[method];
}

/** The bought product as a text. */
export function purchaseText(t: Translate, { credits, months }: MailPayment): string {
  return months === null ? t(factsMessages.credits.id, { credits }) : t(factsMessages.premium.id, { months });
}

/** Net amount and tax of a receipt; nothing without a tax rate. */
export function taxFacts(
  t: Translate,
  language: Language,
  { currency }: MailPayment,
  vat: MailReceipt['vat'],
): MailFact[] {
  if (!vat) return [];
  return [
    [t(factsMessages.net), moneyText(language, vat.netMinor, currency)],
    [
      t(factsMessages.tax.id, { percent: percentText(language, vat.percent) }),
      moneyText(language, vat.taxMinor, currency),
    ],
  ];
}

/** Product, amount, payment method and date of a purchase. */
export function paymentFacts(t: Translate, site: Site, language: Language, payment: MailPayment): MailFact[] {
  return [
    [t(factsMessages.purchase), purchaseText(t, payment)],
    [t(factsMessages.amount), moneyText(language, payment.amountMinor, payment.currency)],
    [t(factsMessages.method), methodName(t, payment.method)],
    [t(factsMessages.date), dayText(site, language, payment.date)],
    [t(factsMessages.reference), payment.id],
  ];
}

/** Amount (in euro cents) and day of a direct debit that will still be collected. */
export function debitFact(
  t: Translate,
  site: Site,
  language: Language,
  { amountMinor, collectAt }: { amountMinor: number; collectAt: Date },
): MailFact {
  const amount = moneyText(language, amountMinor, 'EUR');
  return [t(factsMessages.toCollect), `${amount} · ${dayText(site, language, collectAt)}`];
}
