import {
  canonicalEmail,
  emailKey,
  emailProblem,
  MAIL_CHANGE_HOURS,
  MAIL_CHANGES_PER_DAY,
  MAIL_UNDO_HOURS,
  RESET_MINUTES,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import {
  addressRefusedMail,
  mailChangedMail,
  mailChangeMail,
  mailTakenMail,
} from '../../infrastructure/mail/mails/accounts.ts';
import { isDuplicate } from '../../infrastructure/postgres/errors.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { sendRestoreLink } from '../data-rights/api.ts';
import { isRefused } from '../moderation/api.ts';
import {
  checkOwnPassword,
  createAccountToken,
  dropLinks,
  forgetBrowsers,
  revokeAllAccess,
  type SessionOwner,
  tokenHash,
} from '../sessions/api.ts';
import { lockAccount, updateEmail } from './account-queries.ts';
import { confirmAccount } from './activation.ts';
import { deleteCodes } from './cleanup-queries.ts';
import * as queries from './mail-change-queries.ts';

const hour = 3_600_000;
const day = 24 * hour;
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Masks an address for display: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`;
}

/**
 * Requests a change of the e-mail address; it takes effect once the link mailed to the new address is confirmed. An address that another member has
 * is answered in the same way, so that nobody can find out who has an account; its owner gets a mail that nothing changed.
 *
 * @throws ApiError `invalid_request`, `email_invalid_or_duplicate` for the current address while mails reach it, `old_password_wrong`,
 *   `account_blocked`, `rate_limited` after five requests within a day
 */
export async function askMailChange(
  ctx: Context,
  about: { site: Site; me: SessionOwner; origin: string },
  form: { email: string; password: string },
): Promise<void> {
  const { site, me, origin } = about;
  const email = canonicalEmail(form.email);
  const problem = emailProblem(email);
  if (problem) throw invalidFields({ field: 'email', code: problem });
  const hash = await checkOwnPassword(ctx, me, form.password);
  await ctx.transaction(async tx => {
    const now = ctx.clock.now();
    const owner = await lockAccount(tx.db, me.id);
    // a new password invalidates all changes requested with the former one, so none may be created after it
    if (owner.password_hash !== hash) throw new ApiError('old_password_wrong');
    // the address of the account may be confirmed again while mails to it come back
    const isNow = owner.email_key === emailKey(email);
    const stopped = isNow ? await ctx.suppressions.of(email) : [];
    if (isNow && !stopped.some(({ reason }) => reason === 'bounced'))
      throw new ApiError('email_invalid_or_duplicate');
    await refuseTooMany(tx, me.id, now);
    const token = ctx.ids.token();
    const id = ctx.ids.uuid();
    await queries.insertChange(tx.db, {
      id,
      member_id: me.id,
      pool: owner.pool,
      new_email: email,
      token_hash: tokenHash(token),
      old_email: owner.email,
      old_email_key: owner.email_key,
      created_at: now,
      expires_at: later(now, MAIL_CHANGE_HOURS * hour),
    });
    const other = await queries.selectOtherOwner(tx.db, { pool: owner.pool, email, memberId: me.id, now });
    // looked for in every case, so that the work tells nothing either
    const refused = await isRefused(ctx, tx.db, { pool: owner.pool, memberId: me.id, email });
    const link = `${origin}/mail-change/do?token=${token}`;
    const kind = other ? 'mail-taken' : refused ? 'address-refused' : 'mail-change';
    const content = await changeMails[kind]({ ...aboutMail({ site, origin }, other ?? owner), link });
    await ctx.mail.send(tx, { siteId: site.id, kind, to: email, ...content, dedupeKey: `mail-change:${id}` });
  });
}

/** The mails to an address to which an account is to change. */
const changeMails = {
  'mail-taken': mailTakenMail,
  'address-refused': addressRefusedMail,
  'mail-change': mailChangeMail,
};

async function refuseTooMany(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { count, first_at } = await queries.countSince(tx.db, memberId, later(now, -day));
  if (count < MAIL_CHANGES_PER_DAY || !first_at) return;
  const wait = first_at.getTime() + day - now.getTime();
  throw new ApiError('rate_limited', { minutes: Math.ceil(wait / 60_000) });
}

/**
 * Confirms a change from the new address, which also confirms an unconfirmed account. The old address, if it was ever
 * confirmed, gets a mail with a link that undoes the change for 48 hours. Confirming again gives the same answer.
 *
 * @returns the address now in force
 * @throws ApiError `reset_link_invalid`; `email_invalid_or_duplicate` when somebody else took the address meanwhile
 */
export async function confirmMailChange(
  ctx: Context,
  site: Site,
  token: string,
  origin: string,
): Promise<string> {
  const work = (tx: Tx) => confirm(ctx, tx, { site, token, origin });
  return ctx.transaction(work).catch(error => {
    throw isDuplicate(error, 'account') ? new ApiError('email_invalid_or_duplicate') : error;
  });
}

async function confirm(
  ctx: Context,
  tx: Tx,
  { site, token, origin }: { site: Site; token: string; origin: string },
): Promise<string> {
  const now = ctx.clock.now();
  const unlocked = await queries.selectByToken(tx.db, site.pool, tokenHash(token), now);
  if (!unlocked) throw new ApiError('reset_link_invalid');
  const owner = await lockAccount(tx.db, unlocked.member_id);
  // checked again: another request with the link may have been first
  const change = await queries.selectByToken(tx.db, site.pool, tokenHash(token), now);
  if (!change || owner.member_status !== 'active') throw new ApiError('reset_link_invalid');
  const { id, member_id, new_email: email, pool } = change;
  if (change.confirmed_at) return email;
  if (await queries.selectOtherOwner(tx.db, { pool, email, memberId: member_id, now })) {
    throw new ApiError('email_invalid_or_duplicate');
  }
  if (await isRefused(ctx, tx.db, { pool, memberId: member_id, email }))
    throw new ApiError('email_invalid_or_duplicate');
  await setEmail(tx, member_id, email);
  tx.after(async () => void (await ctx.suppressions.lift(email, 'bounced')));
  const proved = owner.status === 'active';
  const isOther = owner.email_key !== emailKey(email);
  const undo = proved && isOther ? ctx.ids.token() : null;
  await queries.confirmChange(tx.db, id, {
    confirmed_at: now,
    undo_hash: undo === null ? null : tokenHash(undo),
    undo_expires_at: undo === null ? null : later(now, MAIL_UNDO_HOURS * hour),
  });
  if (undo !== null) {
    const link = `${origin}/mail-change/do?undo=${undo}`;
    const newAddress = maskedEmail(email);
    const content = await mailChangedMail({ ...aboutMail({ site, origin }, owner), link, newAddress });
    const dedupeKey = `mail-changed:${id}`;
    await ctx.mail.send(tx, {
      siteId: site.id,
      kind: 'mail-changed',
      to: owner.email,
      dedupeKey,
      ...content,
    });
  } else if (!proved) {
    const there = await confirmAccount(ctx, tx, site, { ...owner, email, id: member_id });
    if (!there) throw new ApiError('reset_link_invalid');
  }
  await incrementVersion(tx.db, member_id);
  tx.after(() => ctx.live.send(member_id, { event: 'user', data: {} }));
  return email;
}

/** Result for the old address. */
export interface UndoneMailChange {
  memberId: string;
  /** The address in use again. */
  email: string;
  /** Token for a new password at once: whoever changed the address knew the old one. */
  resetToken: string;
}

/**
 * Undoes a change of the address from the old address, and all later changes with it. Every session ends, and no browser is
 * known any more. Undoing again returns the same with another token for a new password.
 *
 * @throws ApiError `reset_link_invalid`
 */
export async function undoMailChange(
  ctx: Context,
  site: Site,
  token: string,
  origin: string,
): Promise<UndoneMailChange> {
  return ctx.transaction(async tx => {
    const now = ctx.clock.now();
    const hash = tokenHash(token);
    const unlocked = await queries.selectByUndo(tx.db, site.pool, hash, now);
    if (!unlocked) throw new ApiError('reset_link_invalid');
    const { member_id: memberId, old_email: email } = unlocked;
    const owner = await lockAccount(tx.db, memberId);
    const change = await queries.selectByUndo(tx.db, site.pool, hash, now);
    // this change was already undone by the link of an earlier address, which has priority
    const isOverridden = change?.undone_at && owner.email !== email;
    if (!change || isOverridden || owner.member_status === 'disabled')
      throw new ApiError('reset_link_invalid');
    if (!change.undone_at) {
      await setEmail(tx, memberId, email);
      await revokeAllAccess(ctx, tx, memberId);
      await forgetBrowsers(tx.db, memberId);
      await queries.undoChanges(tx.db, memberId, change.created_at, now);
      await incrementVersion(tx.db, memberId);
      // whoever changed the address and deleted the account has a restore link; its owner gets one too
      await sendRestoreLink(ctx, tx, { site, memberId, origin });
      tx.after(() => ctx.live.close(memberId));
    }
    const expires = new Date(now.getTime() + RESET_MINUTES * 60_000);
    const resetToken = await createAccountToken(ctx, tx, { memberId, kind: 'reset', expires });
    return { memberId, email, resetToken };
  });
}

/** Changes the address of the account; links and codes mailed to the former one become invalid. */
async function setEmail(tx: Tx, memberId: string, email: string): Promise<void> {
  await updateEmail(tx.db, memberId, email);
  await dropLinks(tx, memberId, 'reset');
  await deleteCodes(tx.db, memberId);
}
