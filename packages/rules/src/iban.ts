import { countrySpecs, isValidIBAN } from 'ibantools';

/**
 * Countries and territories of SEPA: no other account can be debited. The marks in ibantools lack AL, MD, ME, MK and RS, which
 * joined in 2024 and 2025.
 */
const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';
/** Whether accounts of a country can be debited. */
export const isSepaCountry = (country: string): boolean =>
  /^[A-Z]{2}$/.test(country) && SEPA.includes(country);
/** The longest IBAN there can be (ISO 13616). */
export const IBAN_MAX = 34;

/** Why an IBAN is refused. `not_allowed`: its country has no SEPA direct debit. `format`: letters or checksum are wrong. */
export type IbanProblem = 'required' | 'too_short' | 'too_long' | 'not_allowed' | 'format';

/** An IBAN as banks print it: groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What is shown of an account, everywhere: its country and its last four digits, `IT … 3456`. */
export const shortIban = (country: string, last4: string): string => `${country}\u00a0…\u00a0${last4}`;

/**
 * The IBAN in a pasted text, as bank statements and letters have it: with the word `IBAN`, the holder's name or the BIC
 * before or after it. It begins and ends with a word, and its length and checksum are right; null where there is none.
 */
function ibanIn(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Pd},;:/|.]+/u)
    .map(word => word.replace(/^\W*(IBAN)?|\W+$/g, ''));
  for (const [first, word] of words.entries()) {
    let iban = word;
    for (const next of words.slice(first + 1)) {
      if (iban.length >= (lengthOf(iban) ?? 2)) break;
      iban += next;
    }
    if (isIban(iban)) return iban;
  }
  return null;
}

/** Length of an IBAN of this country, which its first two letters name; undefined outside of SEPA. */
const lengthOf = (iban: string): number | undefined =>
  isSepaCountry(iban.slice(0, 2)) ? countrySpecs[iban.slice(0, 2)]?.chars : undefined;

const isIban = (iban: string): boolean => isSepaCountry(iban.slice(0, 2)) && isValidIBAN(iban);

/** An IBAN as it is stored: capital letters and digits only, without what was pasted with it. */
export const plainIban = (text: string): string =>
  ibanIn(text) ??
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^IBAN/, '');

/**
 * Checks an IBAN as it was typed or pasted, with or without spaces: country, length, the
 * country's format with its own check digits, and the checksum. Null means it is fine.
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
  const length = lengthOf(iban);
  if (length === undefined) return 'not_allowed';
  if (iban.length !== length) return iban.length < length ? 'too_short' : 'too_long';
  return 'format';
}
