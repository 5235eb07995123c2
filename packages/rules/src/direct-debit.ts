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
 * Whether a SEPA creditor identifier is valid: country, check digits, three characters that the creditor chooses (they are
 * not part of the checksum), national identifier.
 */
export function isCreditorId(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false;
  return remainder(text.slice(7) + text.slice(0, 4)) === 1;
}
