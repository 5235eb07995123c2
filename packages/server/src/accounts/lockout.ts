import { LOGIN_ATTEMPTS, LOGIN_BLOCK_MINUTES } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError, type ErrorCode } from '../http/api-error.ts';
import { countAttempt } from '../ports/db/attempts.ts';
import type { Db } from '../ports/db/transaction.ts';
import * as queries from './login-queries.ts';

const minute = 60_000;

/** The key under which wrong passwords of an account are counted, whichever form asks for the password. */
export const lockoutKey = (pool: string, memberId: string): string => `${pool}:${memberId}`;

/**
 * Checks a password or code and counts the attempt: five wrong ones block the account for 15 minutes, a right one resets
 * the count.
 *
 * @param key see `lockoutKey`
 * @param check tells whether the password is right
 * @param wrong what a wrong one is answered with
 * @throws ApiError `account_blocked`, or `wrong`
 */
export async function checkWithLockout(
  ctx: Context,
  key: string,
  check: () => Promise<boolean>,
  wrong: ErrorCode,
): Promise<void> {
  const now = ctx.clock.now();
  const blockedUntil = new Date(now.getTime() + LOGIN_BLOCK_MINUTES * minute);
  const { blocked_until: blocked } = await countAttempt(ctx.db, 'login_attempt', key, {
    now,
    attempts: LOGIN_ATTEMPTS,
    blockedUntil,
    forgetBefore: new Date(now.getTime() - LOGIN_BLOCK_MINUTES * minute),
  });
  if (blocked) throw blockedError(blocked, now);
  if (!(await check())) {
    const last = await queries.blockAfter(ctx.db, key, LOGIN_ATTEMPTS, blockedUntil);
    throw last ? blockedError(blockedUntil, now) : new ApiError(wrong);
  }
  await queries.forgetAttempts(ctx.db, key);
}

/** Lifts the lockout of an account whose owner has proved their identity. */
export async function clearLockout(db: Db, pool: string, memberId: string): Promise<void> {
  await queries.forgetAttempts(db, lockoutKey(pool, memberId));
}

const blockedError = (until: Date, now: Date) =>
  new ApiError('account_blocked', { minutes: Math.ceil((until.getTime() - now.getTime()) / minute) });
