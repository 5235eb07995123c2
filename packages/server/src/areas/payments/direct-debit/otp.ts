import { timingSafeEqual } from 'node:crypto';
import {
  DIRECT_DEBIT_BLOCK_HOURS,
  DIRECT_DEBIT_CODE_MINUTES,
  DIRECT_DEBIT_CODES,
  DIRECT_DEBIT_RESEND_SECONDS,
  DIRECT_DEBIT_TRIES,
  type Language,
} from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { countAttempt } from '../../../infrastructure/postgres/attempts.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { otpText } from './mandate-text.ts';
import * as queries from './otp-attempt-queries.ts';
import * as orders from './unsigned-order-queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Most codes within a day: each SMS costs money, and each code is a chance to guess. */
const daily = { member: 6, phone: 6, iban: 9 };

/** A new code as it is sent, and the columns that store it. */
export interface NewOtp {
  code: string;
  stored: { otp_fingerprint: Buffer; otp_expires_at: Date; last_sent_at: Date };
}

/** The fingerprint of a code includes its order, so that the same digits do not match another order. */
const fingerprintOf = (ctx: Context, orderId: string, code: string) =>
  ctx.encryption.fingerprint(`otp:${orderId}:${code}`);

/** Makes the code of an order. */
export async function createOtp(ctx: Context, orderId: string): Promise<NewOtp> {
  const now = ctx.clock.now();
  const code = ctx.ids.code();
  return {
    code,
    stored: {
      otp_fingerprint: await fingerprintOf(ctx, orderId, code),
      otp_expires_at: new Date(now.getTime() + DIRECT_DEBIT_CODE_MINUTES * minute),
      last_sent_at: now,
    },
  };
}

/** Whether a code is the one of the order; compared in constant time. */
export async function isOtpOf(ctx: Context, order: orders.UnsignedOrder, code: string): Promise<boolean> {
  return timingSafeEqual(order.otp_fingerprint, await fingerprintOf(ctx, order.id, code));
}

/** From when another code may be sent; null when the order has had the last allowed one. */
export function resendAt(order: orders.UnsignedOrder): Date | null {
  if (order.codes_sent >= DIRECT_DEBIT_CODES) return null;
  return new Date(order.last_sent_at.getTime() + DIRECT_DEBIT_RESEND_SECONDS * 1_000);
}

/**
 * Refuses to send more codes than a member, a phone number or a bank account may get within a day.
 *
 * @throws ApiError `rate_limited`
 */
export async function assertOtpAllowed(
  ctx: Context,
  db: Db,
  payer: { memberId: string; phone: Buffer; iban: Buffer },
): Promise<void> {
  const sent = await orders.countCodes(db, payer, new Date(ctx.clock.now().getTime() - day));
  const room = sent.member < daily.member && sent.phone < daily.phone && sent.iban < daily.iban;
  if (!room) throw new ApiError('rate_limited', { minutes: day / minute });
}

/** Sends the SMS in the transaction that stores the code. */
export async function sendOtp(
  ctx: Context,
  tx: Tx,
  about: {
    site: Site;
    language: Language;
    host: string;
    phone: string;
    order: orders.UnsignedOrder;
    code: string;
  },
): Promise<void> {
  const { site, language, host, phone, order, code } = about;
  const keyOf = (count: number) => `direct-debit:${order.id}:${count}`;
  await ctx.sms.send(tx, {
    to: phone,
    text: await otpText(language, { site, code, host, amountMinor: order.amount_minor }),
    kind: 'direct-debit-code',
    dedupeKey: keyOf(order.codes_sent),
    expires: order.otp_expires_at,
    replaces: keyOf(order.codes_sent - 1),
  });
}

/** The payer: limits and wrong codes are counted separately for the member and for the bank account. */
export interface Payer {
  memberId: string;
  /** Fingerprint of the IBAN. */
  iban: Buffer;
}

// always in this order, so that two attempts on one account cannot deadlock
const keysOf = ({ memberId, iban }: Payer): [string, string] => [
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

/** The error `direct_debit_blocked` with the remaining minutes. */
export function blockedError(until: Date, now: Date): ApiError {
  return new ApiError('direct_debit_blocked', {
    minutes: Math.ceil((until.getTime() - now.getTime()) / minute),
  });
}

/** Remaining tries and the end of a block: of the member or the bank account, whichever is worse. */
export async function attemptState(
  ctx: Context,
  db: Db,
  { memberId, iban }: { memberId: string; iban: Buffer | null },
): Promise<{ left: number; blockedUntil: Date | null }> {
  const { now, forgetBefore } = times(ctx);
  const keys = iban ? keysOf({ memberId, iban }) : [`member:${memberId}`];
  const attempts = await queries.selectAttempts(db, keys, forgetBefore);
  const blocks = attempts.flatMap(attempt =>
    attempt.blocked_until && attempt.blocked_until > now ? [attempt.blocked_until] : [],
  );
  // after a block the count begins again at 0
  const failures = attempts.map(attempt => (attempt.blocked_until ? 0 : attempt.failures));
  return {
    left: Math.max(0, DIRECT_DEBIT_TRIES - Math.max(0, ...failures)),
    blockedUntil: blocks.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

/**
 * Counts an attempt for the member and the bank account before it checks the code by `isRight`, so that an aborted call counts too.
 *
 * @throws ApiError `direct_debit_code_invalid`, or `direct_debit_blocked` after the third wrong code
 */
export async function checkOtp(ctx: Context, payer: Payer, isRight: () => boolean): Promise<void> {
  const { now, blockedUntil, forgetBefore } = times(ctx);
  const keys = keysOf(payer);
  const limits = { now, attempts: DIRECT_DEBIT_TRIES, blockedUntil, forgetBefore };
  let failures = 0;
  for (const key of keys) {
    const attempt = await countAttempt(ctx.db, 'debit_guess', key, limits);
    if (attempt.blocked_until) throw blockedError(attempt.blocked_until, now);
    failures = Math.max(failures, attempt.failures);
  }
  if (isRight()) return;
  if (failures < DIRECT_DEBIT_TRIES)
    throw new ApiError('direct_debit_code_invalid', { tries_left: DIRECT_DEBIT_TRIES - failures });
  for (const key of keys) await queries.blockKey(ctx.db, key, now, blockedUntil);
  throw blockedError(blockedUntil, now);
}

/** Deletes the counts of wrong codes, after a right one. */
export async function resetAttempts(db: Db, payer: Payer): Promise<void> {
  await queries.deleteAttempts(db, keysOf(payer));
}

/** Deletes expired counts of wrong codes. */
export async function deleteOldAttempts(ctx: Context): Promise<void> {
  await queries.deleteOldAttempts(ctx.db, times(ctx).forgetBefore);
}
