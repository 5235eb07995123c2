/** Most that a member may pay by direct debit in a calendar month: 150.00 EUR (spec § 9.8). */
export const DIRECT_DEBIT_LIMIT = { amountMinor: 15_000, currency: 'EUR' } as const;
/** After this many wrong SMS codes direct debit is blocked for the member (spec § 9.8). */
export const DIRECT_DEBIT_TRIES = 3;
/** Direct debit stays blocked after wrong codes for this many hours. */
export const DIRECT_DEBIT_BLOCK_HOURS = 24;
/** Number of digits of the code that is sent by SMS. */
export const DIRECT_DEBIT_CODE_LENGTH = 6;

/** An SMS code is valid for this many minutes. */
export const DIRECT_DEBIT_CODE_MINUTES = 10;
/** Most SMS codes that are sent for one order. */
export const DIRECT_DEBIT_CODES = 3;
/** Shortest time between two SMS codes, in seconds. */
export const DIRECT_DEBIT_RESEND_SECONDS = 60;
/** Credits may be given before the bank has paid for debits of at most 50.00 EUR together: a debit can still fail. */
export const DIRECT_DEBIT_ADVANCE = { amountMinor: 5_000, currency: 'EUR' } as const;

/** Monthly price of premium once the months bought are over, in minor units; rounded down in the member's favour. */
export const monthlyShare = (amountMinor: number, months: number): number => Math.floor(amountMinor / months);

/** Length of an IBAN by country, for the countries and territories of SEPA only: no other account can be debited. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};
/** Whether accounts of a country can be debited. */
export const isSepaCountry = (country: string): boolean => country in IBAN_LENGTHS;
/** The longest IBAN there can be (ISO 13616). */
export const IBAN_MAX = 34;

/** Why an IBAN is refused. `not_allowed`: its country has no SEPA direct debit. `format`: letters or checksum are wrong. */
export type IbanProblem = 'required' | 'too_short' | 'too_long' | 'not_allowed' | 'format';

/** An IBAN as banks print it: groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What is shown of an account, everywhere: its country and its last four digits, `IT … 3456`. */
export const shortIban = (country: string, last4: string): string => `${country}\u00a0…\u00a0${last4}`;

/** Remainder modulo 97 (ISO 7064), 1 where the check digits are right; computed by digit as the number exceeds 2^53. */
function remainder(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * The IBAN in a pasted text, as bank statements and letters have it: with the word `IBAN`, the holder's name or the BIC
 * before or after it. It begins and ends with a word, and its length and checksum are right; null where there is none.
 */
function ibanIn(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Pd},;]+/u)
    .map(word => word.replace(/^\W*(IBAN:?)?|\W+$/g, ''));
  for (const [first, word] of words.entries()) {
    let iban = word;
    for (const next of words.slice(first + 1)) {
      if (iban.length >= lengthOf(iban)) break;
      iban += next;
    }
    if (isIban(iban)) return iban;
  }
  return null;
}

const lengthOf = (iban: string): number => IBAN_LENGTHS[iban.slice(0, 2)] ?? (iban.length < 2 ? 2 : 0);

/** Whether check digits, letters, length and checksum (ISO 7064) are right. Check digits 00, 01 and 99 do not exist. */
const isIban = (iban: string): boolean =>
  /^[A-Z]{2}(?!0[01]|99)\d{2}[A-Z0-9]+$/.test(iban) &&
  iban.length === lengthOf(iban) &&
  remainder(iban.slice(4) + iban.slice(0, 4)) === 1;

/** An IBAN as it is stored: capital letters and digits only, without what was pasted with it. */
export const plainIban = (text: string): string =>
  ibanIn(text) ??
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^IBAN/, '');

/**
 * Checks an IBAN as it was typed or pasted, with or without spaces: country, length, checksum (ISO 7064). Check digits are
 * 02 to 98 only: 00, 01 and 99 would leave the same remainder as one of these. Null means it is fine.
 */
export function ibanProblem(text: string): IbanProblem | null {
  if (ibanIn(text) !== null) return null;
  // only spaces, dashes and invisible characters are dropped: any other character is a typing error, to be reported
  const iban = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replace(/^IBAN:?/, '');
  if (iban === '') return 'required';
  if (!/^[A-Z]{1,2}\d{0,2}$|^[A-Z]{2}(?!0[01]|99)\d{2}[A-Z0-9]+$/.test(iban)) return 'format';
  if (iban.length < 2) return 'too_short';
  const length = IBAN_LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return 'not_allowed';
  if (iban.length !== length) return iban.length < length ? 'too_short' : 'too_long';
  return 'format';
}

/**
 * Whether a SEPA creditor identifier is valid: country, check digits, three characters that the creditor chooses (they are
 * not part of the checksum), national identifier.
 */
export function isCreditorId(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false;
  return remainder(text.slice(7) + text.slice(0, 4)) === 1;
}
