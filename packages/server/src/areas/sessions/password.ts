import { passwordProblem } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import { addresseeOf } from '../../infrastructure/mail/addresses.ts';
import { passwordChangedMail } from '../../infrastructure/mail/mails/accounts.ts';
import { normalizedPassword } from '../../infrastructure/passwords.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './access-queries.ts';
import { checkWithLockout, clearLockout, type SessionOwner, sessionCounter } from './lockout.ts';
import { forgetBrowsers, revokeAllAccess } from './revoke.ts';

/** A new password, typed twice. */
export interface PasswordPair {
  password: string;
  password_repeat: string;
}

/**
 * Why a new password is refused; null when it is not.
 *
 * @param names name and e-mail address of the member, which attackers may know too
 */
export async function newPasswordProblem(ctx: Context, typed: string, site: Site, names: readonly string[]) {
  const problem = passwordProblem(typed);
  if (problem) return problem;
  const password = normalizedPassword(typed);
  // loaded late: the lists take a tenth of a second, which the start of the server need not wait for
  const { isCommon, isGuessable } = await import('./password-strength.ts');
  if ((await isCommon(password)) || isGuessable(password, site, names)) return 'common';
  return (await ctx.breached?.has(password)) ? 'common' : null;
}

/**
 * Checks a new password of a member.
 *
 * @throws ApiError `passwords_do_not_match`, or `invalid_request` for one that is too easy
 */
export async function checkNewPassword(
  ctx: Context,
  { password, password_repeat }: PasswordPair,
  site: Site,
  memberId: string,
): Promise<void> {
  if (password !== password_repeat) throw new ApiError('passwords_do_not_match');
  const member = await addresseeOf(ctx.db, memberId);
  const problem = await newPasswordProblem(ctx, password, site, member ? [member.name, member.email] : []);
  if (problem) throw invalidFields({ field: 'password', code: problem });
}

/**
 * Checks the password of a signed-in member before an action that a borrowed or stolen session must not allow. Wrong ones
 * are counted for each session, so that a stolen session does not help to guess, and nobody else's attempts lock the owner out.
 *
 * @returns the hash it was checked against
 * @throws ApiError `old_password_wrong`, `account_blocked`
 */
export async function checkOwnPassword(ctx: Context, me: SessionOwner, password: string): Promise<string> {
  const hash = await queries.selectPasswordHash(ctx.db, me.id);
  const matches = () => ctx.passwords.matches(password, hash);
  await checkWithLockout(ctx, [sessionCounter(me)], matches, 'old_password_wrong');
  return hash;
}

/**
 * Puts a new password in force: every session ends, no browser is known any more, and links, codes and changes of address
 * that were requested before become invalid. The owner is notified by mail.
 *
 * @param former the hash that must still be in force; null when it does not matter
 * @returns false when another change was faster
 */
export async function replacePassword(
  ctx: Context,
  tx: Tx,
  about: { site: Site; memberId: string; hash: string; former: string | null; origin: string },
): Promise<boolean> {
  const { site, memberId, hash, former, origin } = about;
  const owner = await queries.setPassword(tx.db, memberId, hash, former);
  if (!owner) return false;
  const { pool, email, name, language } = owner;
  await revokeAllAccess(ctx, tx, memberId);
  await forgetBrowsers(tx.db, memberId);
  await clearLockout(tx.db, pool, memberId);
  const content = await passwordChangedMail(aboutMail({ site, origin }, { name, language }));
  const dedupeKey = `password-changed:${ctx.ids.uuid()}`;
  await ctx.mail.send(tx, { siteId: site.id, kind: 'password-changed', to: email, ...content, dedupeKey });
  tx.after(() => ctx.live.close(memberId));
  return true;
}

/**
 * Changes the password of a signed-in member.
 *
 * @param also runs in the same transaction, to open the session that replaces the others
 * @throws ApiError `passwords_do_not_match`, `invalid_request`, `old_password_wrong`, `account_blocked`
 */
export async function changePassword<Result>(
  ctx: Context,
  about: { site: Site; me: SessionOwner; origin: string },
  form: PasswordPair & { old_password: string },
  also: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { site, me, origin } = about;
  await checkNewPassword(ctx, form, site, me.id);
  const former = await checkOwnPassword(ctx, me, form.old_password);
  const hash = await ctx.passwords.hash(form.password);
  return ctx.transaction(async tx => {
    const change = { site, memberId: me.id, hash, former, origin };
    if (!(await replacePassword(ctx, tx, change))) throw new ApiError('old_password_wrong');
    return also(tx);
  });
}
