import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../encryption/server-keys.ts';

type Purpose = 'unsubscribe' | 'mail_photo' | 'declaration' | 'mail_mark' | 'objection';

/** Signs what an address in a mail says, with a key of its own for each purpose: mail programs have no session. */
export async function signature(ctx: { keys: Keys }, purpose: Purpose, text: string): Promise<string> {
  const key = await ctx.keys.get(purpose, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** True for the signature of this text. */
export async function isSigned(
  ctx: { keys: Keys },
  purpose: Purpose,
  text: string,
  given: unknown,
): Promise<boolean> {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(await signature(ctx, purpose, text))];
  return one.length === other.length && timingSafeEqual(one, other);
}
