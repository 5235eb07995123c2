import { timingSafeEqual } from 'node:crypto';
import {
  DIRECT_DEBIT_CODE_MINUTES,
  DIRECT_DEBIT_CODES,
  DIRECT_DEBIT_RESEND_SECONDS,
  type Language,
} from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Db, Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import * as requests from './request-queries.ts';
import { codeText } from './texts.ts';

const minute = 60_000;
const day = 86_400_000;
/** Codes within a day: they cost money, and each is a chance to guess. */
const daily = { member: 6, phone: 6, iban: 9 };

/** A fresh code, as it is kept and as it is sent. */
export interface FreshCode {
  code: string;
  stored: { otp_fingerprint: Buffer; otp_expires_at: Date; last_sent_at: Date };
}

/** The hash of a code depends on its order: the same digits elsewhere look different. */
const fingerprintOf = (ctx: Context, orderId: string, code: string) =>
  ctx.vault.fingerprint(`otp:${orderId}:${code}`);

/** Makes the code of an order. */
export async function freshCode(ctx: Context, orderId: string): Promise<FreshCode> {
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

/** Compares in the same time whatever was typed. */
export async function isCodeOf(ctx: Context, order: requests.RequestRow, code: string): Promise<boolean> {
  return timingSafeEqual(order.otp_fingerprint, await fingerprintOf(ctx, order.id, code));
}

/** From when another code may be sent; null when the order had all of them. */
export function resendAt(order: requests.RequestRow): Date | null {
  if (order.codes_sent >= DIRECT_DEBIT_CODES) return null;
  return new Date(order.last_sent_at.getTime() + DIRECT_DEBIT_RESEND_SECONDS * 1_000);
}

/**
 * Refuses one code too many within a day, for a member, a number or an account.
 *
 * @throws ApiError `rate_limited`
 */
export async function checkDailyCodes(
  ctx: Context,
  db: Db,
  who: { memberId: string; phone: Buffer; iban: Buffer },
): Promise<void> {
  const sent = await requests.countCodes(db, who, new Date(ctx.clock.now().getTime() - day));
  const room = sent.member < daily.member && sent.phone < daily.phone && sent.iban < daily.iban;
  if (!room) throw new ApiError('rate_limited', { minutes: day / minute });
}

/** Sends the SMS with the transaction that keeps the code. */
export async function sendCode(
  ctx: Context,
  tx: Tx,
  about: {
    site: Site;
    language: Language;
    host: string;
    phone: string;
    order: requests.RequestRow;
    code: string;
  },
): Promise<void> {
  const { site, language, host, phone, order, code } = about;
  const keyOf = (count: number) => `direct-debit:${order.id}:${count}`;
  await ctx.sms.send(tx, {
    to: phone,
    text: await codeText(language, { site, code, host, amountMinor: order.amount_minor }),
    kind: 'direct-debit-code',
    dedupeKey: keyOf(order.codes_sent),
    expires: order.otp_expires_at,
    replaces: keyOf(order.codes_sent - 1),
  });
}
