import { LOGIN_CODE_COOKIE, LOGIN_CODE_MINUTES, LOGIN_CODES_PER_HOUR } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { Call } from '../../context/operation.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseBase32 } from '../../domain/base32.ts';
import type { CookieChange } from '../../domain/cookie-change.ts';
import { deviceOf } from '../../domain/device.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import { loginCodeMail } from '../../infrastructure/mail/mails/accounts.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { checkWithLockout, codeCounter, tokenHash } from '../sessions/api.ts';
import { lockAccount } from './account-queries.ts';
import * as queries from './login-queries.ts';

/** The site and the browser of a log-in. */
export type LoginSource = Pick<Call, 'site' | 'origin' | 'userAgent' | 'request'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The hash of a code includes the token of its browser, so that the same digits from another browser do not match. */
const hashOf = (ctx: Context, token: string, code: string): Promise<Buffer> =>
  ctx.encryption.fingerprint(`login-code:${token}:${code}`);

/**
 * Mails a code that is valid for a log-in from this browser only. Codes mailed before stay valid.
 *
 * @param account the member, and the hash that the password was checked against
 * @returns the cookie that the code belongs to
 * @throws ApiError `account_blocked` after five mails; `login_failed` when the password was changed meanwhile
 */
export async function sendLoginCode(
  ctx: Context,
  { site, origin, userAgent, request }: LoginSource,
  account: { id: string; password_hash: string },
): Promise<CookieChange> {
  const memberId = account.id;
  return ctx.transaction(async tx => {
    const now = ctx.clock.now();
    const owner = await lockAccount(tx.db, memberId);
    // a new password invalidates all codes requested with the former one, so none may be created after it
    if (owner.password_hash !== account.password_hash) throw new ApiError('login_failed');
    // an unconfirmed address may be a stranger's
    await refuseTooMany(tx, memberId, now, owner.status === 'active' ? hour : day);
    const token = await browserToken(ctx, tx, memberId, request.cookies[LOGIN_CODE_COOKIE]);
    const code = ctx.ids.code();
    await queries.insertLoginCode(tx.db, {
      code_hash: await hashOf(ctx, token, code),
      token_hash: tokenHash(token),
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + LOGIN_CODE_MINUTES * minute),
    });
    const { email, name, language } = owner;
    const device = deviceOf(userAgent);
    const content = await loginCodeMail({
      ...aboutMail({ site, origin }, { name, language }),
      code,
      device,
      at: now,
    });
    const dedupeKey = `login-code:${ctx.ids.uuid()}`;
    await ctx.mail.send(tx, { siteId: site.id, kind: 'login-code', to: email, ...content, dedupeKey });
    return {
      name: LOGIN_CODE_COOKIE,
      value: token,
      maxAgeSeconds: LOGIN_CODE_MINUTES * 60,
      httpOnly: true,
    };
  });
}

async function refuseTooMany(tx: Tx, memberId: string, now: Date, span: number): Promise<void> {
  const { count, first_at } = await queries.countLoginCodes(tx.db, memberId, new Date(now.getTime() - span));
  if (count < LOGIN_CODES_PER_HOUR || !first_at) return;
  const wait = first_at.getTime() + span - now.getTime();
  throw new ApiError('account_blocked', { minutes: Math.ceil(wait / minute) });
}

/**
 * The token that identifies the browser. It is reused while a mailed code is valid, so that the code of a delayed mail
 * still works.
 */
async function browserToken(
  ctx: Context,
  tx: Tx,
  memberId: string,
  former: string | undefined,
): Promise<string> {
  if (former === undefined) return ctx.ids.token();
  const about = { memberId, token: tokenHash(former), now: ctx.clock.now() };
  return (await queries.isCodePending(tx.db, about)) ? former : ctx.ids.token();
}

/**
 * Uses up a code that was mailed for this browser. Five wrong ones block codes for 15 minutes.
 *
 * @throws ApiError `login_code_invalid`, `account_blocked`
 */
export async function redeemLoginCode(
  ctx: Context,
  { site, request }: LoginSource,
  memberId: string,
  typed: string,
): Promise<void> {
  const token = request.cookies[LOGIN_CODE_COOKIE] ?? '';
  const check = async () => {
    const hash = await hashOf(ctx, token, parseBase32(typed));
    return queries.redeemLoginCode(ctx.db, { memberId, hash, now: ctx.clock.now() });
  };
  await checkWithLockout(ctx, [codeCounter(site.pool, memberId)], check, 'login_code_invalid');
}
