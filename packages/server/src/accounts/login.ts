import { LOGIN_ATTEMPTS, LOGIN_BLOCK_MINUTES } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import * as queries from './login-queries.ts';
import { passwordMatches } from './passwords.ts';

const minute = 60_000;

/**
 * Checks e-mail address or name and password; gives the member's id. Five wrong passwords block the account for 15
 * minutes; a log-in that belongs to nobody is counted and answered in the same way.
 *
 * @throws ApiError `login_failed`, `account_blocked`, `account_disabled`, `account_deleted`
 */
export async function checkLogin(
  ctx: Context,
  pool: string,
  login: string,
  password: string,
): Promise<string> {
  const now = ctx.clock.now();
  const blockedUntil = new Date(now.getTime() + LOGIN_BLOCK_MINUTES * minute);
  const account = await queries.selectCredentials(ctx.db, pool, login);
  const key = account ? `${pool}:${account.id}` : `${pool}:?${login.trim().toLowerCase()}`;

  const blocked = await queries.countAttempt(ctx.db, key, {
    now,
    attempts: LOGIN_ATTEMPTS,
    blockedUntil,
    forgetBefore: new Date(now.getTime() - LOGIN_BLOCK_MINUTES * minute),
  });
  if (blocked) throw blockedError(blocked, now);

  if (!(await passwordMatches(password, account?.password_hash)) || !account) {
    const last = await queries.blockAfter(ctx.db, key, LOGIN_ATTEMPTS, blockedUntil);
    throw last ? blockedError(blockedUntil, now) : new ApiError('login_failed');
  }
  await queries.forgetAttempts(ctx.db, key);
  if (account.status === 'disabled') throw new ApiError('account_disabled');
  if (account.status === 'deleted') throw new ApiError('account_deleted');
  return account.id;
}

const blockedError = (until: Date, now: Date) =>
  new ApiError('account_blocked', { minutes: Math.ceil((until.getTime() - now.getTime()) / minute) });
