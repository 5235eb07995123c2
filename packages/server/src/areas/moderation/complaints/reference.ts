import type { Context } from '../../../context/context.ts';
import { base32 } from '../../../domain/base32.ts';

/** A new reference of 60 random bits that can be read out: `V-7KQ4-M2XP-9TRD`. */
export function newReference({ ids }: Pick<Context, 'ids'>): string {
  const characters = base32(ids.key(), 12);
  return `V-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}
