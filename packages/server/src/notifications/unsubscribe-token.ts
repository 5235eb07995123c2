import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { parseId } from '../http/ids.ts';
import { originOf } from '../http/origin.ts';
import type { Site } from '../sites/site.ts';
import { isKind, type NotificationKind } from './kinds.ts';

/** The member and the kind of mails that a token switches off. */
export interface Unsubscription {
  memberId: string;
  kind: NotificationKind;
}

const keyOf = (ctx: Pick<Context, 'keys'>) =>
  ctx.keys.get('unsubscribe', () => randomBytes(32).toString('base64url'));

async function sign(ctx: Pick<Context, 'keys'>, about: string): Promise<string> {
  return createHmac('sha256', await keyOf(ctx))
    .update(about)
    .digest('base64url');
}

/** The token of a member and a kind. It reveals no secret and can do nothing else, so it never expires. */
export async function unsubscribeToken(
  ctx: Pick<Context, 'keys'>,
  { memberId, kind }: Unsubscription,
): Promise<string> {
  const about = `${memberId.replaceAll('-', '')}.${kind}`;
  return `${about}.${await sign(ctx, about)}`;
}

/** Member and kind of a token; null when its signature is wrong. */
export async function readUnsubscribeToken(
  ctx: Pick<Context, 'keys'>,
  token: string,
): Promise<Unsubscription | null> {
  const [hex = '', kind = '', signature = ''] = token.split('.');
  const memberId = parseId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  if (memberId === null || !isKind(kind)) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(await sign(ctx, `${hex}.${kind}`));
  return given.length === right.length && timingSafeEqual(given, right) ? { memberId, kind } : null;
}

/** The address that switches a kind off, for the headers and the foot of a mail. */
export async function unsubscribeLink(
  ctx: Pick<Context, 'keys' | 'config'>,
  site: Site,
  about: Unsubscription,
): Promise<string> {
  return `${originOf(ctx, site)}/api/unsubscribe.php?token=${await unsubscribeToken(ctx, about)}`;
}
