import { DIRECT_DEBIT_BLOCK_HOURS, DIRECT_DEBIT_TRIES } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db } from '../ports/db/transaction.ts';
import * as queries from './guess-queries.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Who guesses: wrong codes count for the member and for the account. */
export interface Guesser {
  memberId: string;
  /** Fingerprint of the IBAN. */
  iban: Buffer;
}

// always in this order, so that two who guess at one account cannot wait for each other
const keysOf = ({ memberId, iban }: Guesser): [string, string] => [
  `iban:${iban.toString('hex')}`,
  `member:${memberId}`,
];

const times = (ctx: Context) => {
  const now = ctx.clock.now();
  const span = DIRECT_DEBIT_BLOCK_HOURS * hour;
  return {
    now,
    blockedUntil: new Date(now.getTime() + span),
    forgetBefore: new Date(now.getTime() - span),
  };
};

/** `direct_debit_blocked` with the minutes left. */
export function blockedError(until: Date, now: Date): ApiError {
  return new ApiError('direct_debit_blocked', {
    minutes: Math.ceil((until.getTime() - now.getTime()) / minute),
  });
}

/** Tries left and until when it is blocked, of the member and the account whichever is worse. */
export async function guessState(
  ctx: Context,
  db: Db,
  { memberId, iban }: { memberId: string; iban: Buffer | null },
): Promise<{ left: number; blockedUntil: Date | null }> {
  const { now, forgetBefore } = times(ctx);
  const keys = iban ? keysOf({ memberId, iban }) : [`member:${memberId}`];
  const known = await queries.selectGuesses(db, keys, forgetBefore);
  const blocks = known.flatMap(one =>
    one.blocked_until && one.blocked_until > now ? [one.blocked_until] : [],
  );
  // a block that is over begins the count anew
  const failures = known.map(one => (one.blocked_until ? 0 : one.failures));
  return {
    left: Math.max(0, DIRECT_DEBIT_TRIES - Math.max(0, ...failures)),
    blockedUntil: blocks.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

/**
 * Counts a guess for the member and the account, and runs `isRight`. Each count is kept whatever becomes of the call.
 *
 * @throws ApiError `direct_debit_code_invalid`, or `direct_debit_blocked` after the third wrong code
 */
export async function guess(ctx: Context, guesser: Guesser, isRight: () => boolean): Promise<void> {
  const { now, blockedUntil, forgetBefore } = times(ctx);
  const keys = keysOf(guesser);
  const limits = { now, tries: DIRECT_DEBIT_TRIES, blockedUntil, forgetBefore };
  let failures = 0;
  for (const key of keys) {
    const known = await queries.countGuess(ctx.db, key, limits);
    if (known.blocked_until) throw blockedError(known.blocked_until, now);
    failures = Math.max(failures, known.failures);
  }
  if (isRight()) return;
  if (failures < DIRECT_DEBIT_TRIES) throw new ApiError('direct_debit_code_invalid');
  for (const key of keys) await queries.blockKey(ctx.db, key, now, blockedUntil);
  throw blockedError(blockedUntil, now);
}

/** The code was right: the count begins anew. */
export async function forgetGuesses(db: Db, guesser: Guesser): Promise<void> {
  await queries.forgetGuesses(db, keysOf(guesser));
}

/** Removes counts that mean nothing any more. */
export async function tidyGuesses(ctx: Context): Promise<void> {
  await queries.deleteOldGuesses(ctx.db, times(ctx).forgetBefore);
}
