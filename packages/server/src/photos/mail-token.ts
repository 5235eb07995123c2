import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';

const secretOf = (ctx: Pick<Context, 'keys'>) =>
  ctx.keys.get('mail_photo', () => randomBytes(32).toString('base64url'));

/**
 * Token in the address of a photo in a mail. Mail programs have no session; with it they show the main photo of a profile that is closed
 * to visitors, in the small size for mails only.
 */
export async function mailToken(ctx: Pick<Context, 'keys'>, key: string): Promise<string> {
  return createHmac('sha256', await secretOf(ctx))
    .update(key)
    .digest('base64url');
}

/** True for the token of this photo. */
export async function isMailToken(ctx: Pick<Context, 'keys'>, key: string, token: unknown): Promise<boolean> {
  if (typeof token !== 'string') return false;
  const [given, right] = [Buffer.from(token), Buffer.from(await mailToken(ctx, key))];
  return given.length === right.length && timingSafeEqual(given, right);
}
