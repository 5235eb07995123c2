/** Digits and letters without ambiguous ones (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Encodes random bits as characters that people can read out and type, five bits each.
 *
 * @param key random bits in hexadecimal, at least `5 * length` of them
 */
export function base32(key: string, length: number): string {
  let bits = BigInt(`0x${key}`);
  let text = '';
  for (let count = 0; count < length; count++) {
    text += alphabet[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text;
}

/** Normalises typed characters: removes spaces and dashes, reads O as 0, I and L as 1. */
export function parseBase32(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
