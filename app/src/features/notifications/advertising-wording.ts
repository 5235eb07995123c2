/**
 * Version of the words in which members are asked for e-mails that advertise, kept with each consent. Change it with the
 * words: a test compares them in every language.
 */
export const ADVERTISING_WORDING = '2026-11-28';
