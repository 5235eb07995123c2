import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { deletionMail } from '../../../infrastructure/mail/mails/accounts.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { isBanned, reactivateMember } from '../../moderation/api.ts';
import { hasEndedSubscription } from '../../payments/api.ts';
import { createAccountToken, lockAccountToken } from '../../sessions/api.ts';
import { accountRestored } from '../events.ts';
import * as queries from './deletion-queries.ts';

const day = 86_400_000;

/** Mails the link that restores a deleted account; does nothing when it is too late or the member is banned. */
export async function sendRestoreLink(
  ctx: Context,
  tx: Tx,
  about: { site: Site; memberId: string; origin: string },
): Promise<void> {
  const { site, memberId, origin } = about;
  const deletion = await queries.selectDeletion(tx.db, memberId, ctx.clock.now());
  if (!deletion || (await isBanned(tx.db, memberId))) return;
  const { restorable_until: until, email, name, language } = deletion;
  const token = await createAccountToken(ctx, tx, { memberId, kind: 'restore', expires: until });
  const link = `${origin}/account-deleted?token=${token}`;
  const content = await deletionMail({
    ...aboutMail({ site, origin }, { name, language }),
    link,
    until,
    renewalEnded: await hasEndedSubscription(tx.db, memberId),
  });
  const dedupeKey = `deletion:${ctx.ids.uuid()}`;
  await ctx.mail.send(tx, { siteId: site.id, kind: 'deletion', to: email, ...content, dedupeKey });
}

/**
 * Mails the restore link again when somebody tries to log in, at most once a day: the first mail may be lost,
 * and the answer to the log-in does not show that a mail was sent.
 */
export async function resendRestoreLink(
  ctx: Context,
  about: { site: Site; memberId: string; origin: string },
): Promise<void> {
  await ctx.transaction(async tx => {
    await queries.lockAccount(tx.db, about.memberId);
    const now = ctx.clock.now();
    const last = (await queries.selectDeletion(tx.db, about.memberId, now))?.last_link_at;
    if (last && now.getTime() - last.getTime() >= day) await sendRestoreLink(ctx, tx, about);
  });
}

/**
 * Restores a deleted account by its mailed link, unless the member was banned in between. Restoring again changes nothing.
 *
 * @returns whether this call restored it, and whether Premium renewed once and does not any more
 * @throws ApiError `reset_link_invalid`
 */
export async function restoreAccount(
  ctx: Context,
  site: Site,
  token: string,
): Promise<{ restored: boolean; renewalEnded: boolean }> {
  const { memberId, restored } = await ctx.transaction(async tx => {
    const found = await lockAccountToken(ctx, tx, { pool: site.pool, token, kind: 'restore' });
    if (!found || found.status === 'disabled') throw new ApiError('reset_link_invalid');
    const reactivated = await reactivateMember(ctx, tx, found.member_id, 'deleted');
    // checked under the lock, after which no concurrent decision can ban the member; the error rolls the restoring back
    if (await isBanned(tx.db, found.member_id)) throw new ApiError('reset_link_invalid');
    const memberId = found.member_id;
    if (reactivated) {
      const deletion = await queries.removeDeletion(tx.db, memberId);
      await ctx.events.emit(tx, accountRestored, { memberId, deletion });
    }
    return { memberId, restored: reactivated };
  });
  return { restored, renewalEnded: await hasEndedSubscription(ctx.db, memberId) };
}
