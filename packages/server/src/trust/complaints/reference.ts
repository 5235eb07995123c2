import { tokenHash } from '../../accounts/tokens.ts';
import type { Context } from '../../context.ts';
import { crockford } from '../../crockford.ts';

/** A new reference of 60 random bits, as people read it out: `V-7KQ4-M2XP-9TRD`. */
export function newReference({ ids }: Pick<Context, 'ids'>): string {
  const signs = crockford(ids.key(), 12);
  return `V-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** What the database keeps of a key. */
export const keyHash = tokenHash;
