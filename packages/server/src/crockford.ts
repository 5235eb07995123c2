/** Digits and letters without those that are taken for others (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Random bits as signs that people can read out and type; each sign is five bits.
 *
 * @param key hexadecimal, of at least that many bits
 */
export function crockford(key: string, length: number): string {
  let bits = BigInt(`0x${key}`);
  let text = '';
  for (let count = 0; count < length; count++) {
    text += signs[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text;
}

/** What somebody typed in the signs that were meant: without spaces and dashes, O as 0, I and L as 1. */
export function parseCrockford(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
