import { REACTIVATION_DAYS } from './constants.ts';

// the jobs that delete personal data and the privacy page read these same constants

/** Mails are kept this long, in days, so that support can see what was sent to whom. */
export const MAIL_KEPT_DAYS = 90;
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
/** Cancellations by somebody without an account are kept this long, in days, as complaints are. */
export const CANCELLATION_KEPT_DAYS = COMPLAINT_KEPT_DAYS;
