import { REACTIVATION_DAYS } from './constants.ts';

// the jobs that delete personal data and the privacy page read these same constants

/** Mails are kept this long, in days, so that support can see what was sent to whom. */
export const MAIL_KEPT_DAYS = 90;
/** Addresses to which nothing more is sent are kept this long, in days, as hashes: after that one mail tries again. */
export const SUPPRESSIONS_KEPT_DAYS = 365;
/** Text messages are kept this long, in days: they are gone before the number's owner can have been erased. */
export const SMS_KEPT_DAYS = REACTIVATION_DAYS;
/** Wrong passwords, mailed log-in codes and requests for a new password are counted this long, in days. */
export const ATTEMPTS_KEPT_DAYS = 1;
/** Orders by direct debit that were never signed are kept this long, in days, since codes are counted within a day. */
export const UNSIGNED_ORDER_KEPT_DAYS = 2;
/** The payer of a mandate is kept this long after the last collection, in months: a debit can be reclaimed for 13 months, and until then the mandate is the proof. */
export const MANDATE_KEPT_MONTHS = 14;
/** Complaints are kept this long after their end, in days, for courts and authorities. */
export const COMPLAINT_KEPT_DAYS = 365;
/** Keyed hashes by which a closed or deleted account is known again are kept this long, in days, after it was closed: then a ban ends. */
export const IDENTITY_KEPT_DAYS = 365;
/** Cancellations by somebody without an account are kept this long, in days, as complaints are. */
export const CANCELLATION_KEPT_DAYS = COMPLAINT_KEPT_DAYS;

/**
 * How long a company has to keep what it sold in its own country, in whole years after the end of the year, by country of the
 * company: § 132 BAO (AT), Art. 958f OR (CH), § 147 AO (DE), Art. 30 Código de Comercio (ES), Art. L123-22 Code de commerce (FR),
 * Art. 2220 codice civile (IT), Art. 52 AWR (NL), Art. 70 and 86 Ordynacja podatkowa (PL: five years, from the end of the year
 * in which the tax fell due, which is the year after).
 */
export const BOOKS_KEPT_YEARS: Readonly<Record<string, number>> = {
  AT: 7,
  CH: 10,
  DE: 8,
  ES: 6,
  FR: 10,
  IT: 10,
  NL: 7,
  PL: 6,
};
/** The longest of them. It holds for companies of other countries and for what was sold abroad (Directive 2006/112/EC, Art. 369k). */
export const MOST_BOOKS_KEPT_YEARS = 10;

/** How long a purchase is kept, in whole years after the end of the year of its last payment or repayment. */
export const purchaseKeptYears = ({ seller, buyer }: { seller: string; buyer: string }): number =>
  (buyer === seller ? BOOKS_KEPT_YEARS[seller] : undefined) ?? MOST_BOOKS_KEPT_YEARS;

/** The first day (`YYYY-MM-DD`) whose purchases are still kept today, where they are kept for so many years. */
export const firstDayKept = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}-01-01`;
