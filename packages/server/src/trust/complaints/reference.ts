import { tokenHash } from '../../accounts/sessions.ts';
import type { Context } from '../../context.ts';

/** Digits and letters without those that are taken for others (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsPerSign = 5n;

/** A new reference of 60 random bits, as people read it out: `V-7KQ4-M2XP-9TRD`. */
export function newReference({ ids }: Pick<Context, 'ids'>): string {
  let bits = BigInt(`0x${ids.key().slice(0, 15)}`);
  let signs = '';
  for (let count = 0; count < 12; count++) {
    signs = alphabet.charAt(Number(bits % 32n)) + signs;
    bits >>= bitsPerSign;
  }
  return `V-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** What the database keeps of a key. */
export const keyHash = tokenHash;
