import { createHash } from 'node:crypto';
import {
  calendarDay,
  dayIn,
  emailKey,
  emailProblem,
  RESET_MINUTES,
  RESET_REQUESTS_PER_DAY,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import { requireOwnPath } from '../../domain/own-path.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { JobPayloads } from '../../infrastructure/jobs/payloads.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import { passwordResetMail } from '../../infrastructure/mail/mails/accounts.ts';
import { resendRestoreLink } from '../data-rights/api.ts';
import {
  checkNewPassword,
  createAccountToken,
  findAccountToken,
  lockAccountToken,
  type PasswordPair,
  replacePassword,
} from '../sessions/api.ts';
import * as queries from './password-reset-queries.ts';

const minute = 60_000;

/**
 * Requests a link to choose a new password. What is counted, stored and answered does not depend on whether the address
 * has an account, and the mail is made by a job, so the response time reveals nothing either.
 *
 * @throws ApiError `invalid_request`, `too_many_reset_attempts`; `email_not_found` on sites that reveal it
 */
export async function askReset(
  ctx: Context,
  site: Site,
  { email, next }: { email: string; next?: string },
  origin: string,
): Promise<void> {
  requireOwnPath(next);
  const problem = emailProblem(email);
  if (problem) throw invalidFields({ field: 'email', code: problem });
  const address = emailKey(email);
  const key = createHash('sha256').update(`${site.pool}:${address}`).digest();
  const now = ctx.clock.now();
  const requests = await queries.countRequest(ctx.db, key, dayIn(site.time_zone, now));
  if (requests > RESET_REQUESTS_PER_DAY) {
    const wait = calendarDay(site.time_zone, now.getTime()).end - now.getTime();
    throw new ApiError('too_many_reset_attempts', { minutes: Math.ceil(wait / minute) });
  }
  const member = await queries.selectByEmail(ctx.db, site.pool, address);
  if (member === null && site.tell_unknown_email) throw new ApiError('email_not_found');
  const data = { request: ctx.ids.uuid(), member, site: site.id, origin, ...(next && { next }) };
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'accounts.reset', data));
}

/** Job: mails the link, or for a deleted account the link that restores it; nothing when the address has no account. */
export async function sendReset(ctx: Context, data: JobPayloads['accounts.reset']): Promise<void> {
  const { request, member, origin, next } = data;
  if (member === null) return;
  const site = ctx.sites.byId(data.site);
  await resendRestoreLink(ctx, { site, memberId: member, origin });
  await ctx.transaction(async tx => {
    const recipient = await queries.selectReader(tx.db, member);
    if (recipient?.status !== 'active') return;
    const expires = new Date(ctx.clock.now().getTime() + RESET_MINUTES * minute);
    const token = await createAccountToken(ctx, tx, { memberId: member, kind: 'reset', expires });
    const query = new URLSearchParams({ token, ...(next && { next }) });
    const link = `${origin}/reset-password/do?${query}`;
    const { name, language, email } = recipient;
    const content = await passwordResetMail({
      ...aboutMail({ site, origin }, { name, language }),
      link,
    });
    const dedupeKey = `reset:${request}`;
    await ctx.mail.send(tx, { siteId: site.id, kind: 'reset', to: email, ...content, dedupeKey });
  });
}

/**
 * The member a reset link belongs to, and until when it is valid.
 *
 * @throws ApiError `reset_link_invalid`
 */
export async function checkReset(
  ctx: Context,
  site: Site,
  token: string,
): Promise<{ memberId: string; email: string; expires: Date }> {
  const found = await findAccountToken(ctx, { pool: site.pool, token, kind: 'reset' });
  if (found?.status !== 'active') throw new ApiError('reset_link_invalid');
  return { memberId: found.member_id, email: found.email, expires: found.expires_at };
}

/**
 * Chooses a new password by a mailed link. The link works once; every session ends and a block is lifted.
 *
 * @returns id of the member
 * @throws ApiError `passwords_do_not_match`, `invalid_request`, `reset_link_invalid`
 */
export async function resetPassword(
  ctx: Context,
  site: Site,
  { token, ...form }: PasswordPair & { token: string },
  origin: string,
): Promise<string> {
  // an invalid link is refused before the costly hashing
  const { memberId } = await checkReset(ctx, site, token);
  await checkNewPassword(ctx, form, site, memberId);
  const hash = await ctx.passwords.hash(form.password);
  await ctx.transaction(async tx => {
    const found = await lockAccountToken(ctx, tx, { pool: site.pool, token, kind: 'reset' });
    if (found?.status !== 'active') throw new ApiError('reset_link_invalid');
    await replacePassword(ctx, tx, { site, memberId: found.member_id, hash, former: null, origin });
  });
  return memberId;
}
