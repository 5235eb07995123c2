import { emailKey, LOGIN_ATTEMPTS, LOGIN_ATTEMPTS_EVERYWHERE, LOGIN_BLOCK_MINUTES } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import { ApiError, type ErrorCode } from '../../domain/api-error.ts';
import { countAttempt } from '../../infrastructure/postgres/attempts.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './attempt-queries.ts';

const minute = 60_000;

/** A member with the session in which they make a request. */
export type SessionOwner = Pick<SignedIn, 'pool' | 'id' | 'sessionHash'>;

/** A counter of wrong passwords or codes, and the number of attempts it allows. */
export interface AttemptCounter {
  key: string;
  attempts: number;
}

/** Prefix of the keys of all counters of an account. */
const accountKey = (pool: string, memberId: string): string => `${pool}:${memberId}`;

/** An attempt to log in. */
export interface LoginAttempt {
  pool: string;
  /** Null when no account has the typed name or address. */
  memberId: string | null;
  login: string;
  /** When this browser became known to the member, in milliseconds since 1970; null when it is not known. */
  browserSince: number | null;
  /** Network that it comes from, see `networkOf`. */
  network: string;
}

/**
 * Counters of wrong passwords at the log-in. A browser that the member has used before has its own counter, so that nobody
 * can lock the owner out who knows only the public name. All other browsers are counted by IP address, and all together.
 */
export async function loginCounters(
  ctx: Context,
  { pool, memberId, login, browserSince, network }: LoginAttempt,
): Promise<AttemptCounter[]> {
  const key = accountKey(pool, memberId ?? `?${emailKey(login)}`);
  if (browserSince !== null) return [{ key: `${key}:browser:${browserSince}`, attempts: LOGIN_ATTEMPTS }];
  const address = await ctx.encryption.fingerprint(`login-from:${key}:${network}`);
  return [
    { key: `${key}:from:${address.toString('base64url')}`, attempts: LOGIN_ATTEMPTS },
    { key, attempts: LOGIN_ATTEMPTS_EVERYWHERE },
  ];
}

/** Counter of wrong passwords within a session, separate from all others, so that a stolen session does not help to guess. */
export const sessionCounter = ({ pool, id, sessionHash }: SessionOwner): AttemptCounter => ({
  key: `${accountKey(pool, id)}:session:${sessionHash.toString('base64url')}`,
  attempts: LOGIN_ATTEMPTS,
});

/** Counter of wrong codes of an account, separate from passwords, so that a right password does not reset it. */
export const codeCounter = (pool: string, memberId: string): AttemptCounter => ({
  key: `${accountKey(pool, memberId)}:code`,
  attempts: LOGIN_ATTEMPTS,
});

/**
 * Checks a password or code and counts the attempt: one too many blocks the counter for 15 minutes, a right one resets it.
 *
 * @param counters checked in this order: the first blocked one ends the attempt, and later ones do not count it
 * @param check tells whether the password is right
 * @param wrong error code for a wrong password or code
 * @throws ApiError `account_blocked`, or `wrong`
 */
export async function checkWithLockout(
  ctx: Context,
  counters: readonly AttemptCounter[],
  check: () => Promise<boolean>,
  wrong: ErrorCode,
): Promise<void> {
  const now = ctx.clock.now();
  const blockedUntil = new Date(now.getTime() + LOGIN_BLOCK_MINUTES * minute);
  const forgetBefore = new Date(now.getTime() - LOGIN_BLOCK_MINUTES * minute);
  for (const { key, attempts } of counters) {
    const limits = { now, attempts, blockedUntil, forgetBefore };
    const { blocked_until: blocked } = await countAttempt(ctx.db, 'login_attempt', key, limits);
    if (blocked) throw blockedError(blocked, now);
  }
  if (await check()) return queries.forgetAttempts(ctx.db, keysOf(counters));
  const last = await Promise.all(
    counters.map(({ key, attempts }) => queries.blockAfter(ctx.db, key, attempts, blockedUntil)),
  );
  throw last.includes(true) ? blockedError(blockedUntil, now) : new ApiError(wrong);
}

const keysOf = (counters: readonly AttemptCounter[]) => counters.map(({ key }) => key);

/** Lifts the block of passwords from an account whose owner has proved their identity. */
export async function clearLockout(db: Db, pool: string, memberId: string): Promise<void> {
  await queries.forgetAccountAttempts(db, accountKey(pool, memberId), codeCounter(pool, memberId).key);
}

/** Forgets all attempts at an account that is erased. */
export async function eraseAttempts(db: Db, pool: string, memberId: string): Promise<void> {
  await queries.forgetAccountAttempts(db, accountKey(pool, memberId), null);
}

const blockedError = (until: Date, now: Date) =>
  new ApiError('account_blocked', { minutes: Math.ceil((until.getTime() - now.getTime()) / minute) });
