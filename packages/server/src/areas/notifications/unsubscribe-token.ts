import type { Context } from '../../context/context.ts';
import { siteOrigin } from '../../context/web-origin.ts';
import { parseId } from '../../domain/id-format.ts';
import { isKind, type NotificationKind } from '../../domain/notification-kinds.ts';
import type { Site } from '../../domain/sites/site.ts';
import { isSigned, signature } from '../../infrastructure/mail/signature.ts';

/** The member and the kind of mails that a token switches off. */
export interface Unsubscription {
  memberId: string;
  kind: NotificationKind;
}

/** The token of a member and a kind. It reveals no secret and can do nothing else, so it never expires. */
export async function unsubscribeToken(
  ctx: Pick<Context, 'keys'>,
  { memberId, kind }: Unsubscription,
): Promise<string> {
  const about = `${memberId.replaceAll('-', '')}.${kind}`;
  return `${about}.${await signature(ctx, 'unsubscribe', about)}`;
}

/** Member and kind of a token; null when its signature is wrong. */
export async function readUnsubscribeToken(
  ctx: Pick<Context, 'keys'>,
  token: string,
): Promise<Unsubscription | null> {
  const [hex = '', kind = '', given = ''] = token.split('.');
  const memberId = parseId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  if (memberId === null || !isKind(kind)) return null;
  return (await isSigned(ctx, 'unsubscribe', `${hex}.${kind}`, given)) ? { memberId, kind } : null;
}

/** The address that switches a kind off, for the headers and the foot of a mail. */
export async function unsubscribeLink(
  ctx: Pick<Context, 'keys' | 'config'>,
  site: Site,
  about: Unsubscription,
): Promise<string> {
  return `${siteOrigin(ctx, site)}/api/unsubscribe.php?token=${await unsubscribeToken(ctx, about)}`;
}
