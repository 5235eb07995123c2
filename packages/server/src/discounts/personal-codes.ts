import { dayIn, daysAfter, type Language, startOfDay } from '@velluto/rules';
import type { Context } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './discount-queries.ts';

/** A code for one member. */
export interface PersonalCode {
  pool: string;
  memberId: string;
  percent: number;
  /** Why the member gets it; there is no personal code without a reason. */
  why: Partial<Record<Language, string>>;
  expiresAt: Date | null;
}

/** Text of a new personal code; cannot be guessed. */
export const newCode = (ctx: Context, percent: number): string =>
  `P${percent}${ctx.ids.key().slice(0, 10).toUpperCase()}`;

/** Gives a member a code of their own, used once; says which. */
export async function addPersonalCode(ctx: Context, tx: Tx, gift: PersonalCode): Promise<string> {
  const code = newCode(ctx, gift.percent);
  await queries.insertPersonal(tx.db, {
    pool: gift.pool,
    code_key: code,
    code,
    member_id: gift.memberId,
    percent: gift.percent,
    why: JSON.stringify(gift.why),
    expires_at: gift.expiresAt,
    created_at: ctx.clock.now(),
  });
  return code;
}

/** What an operator gives, and to whom. */
export interface CodeByEmail extends Pick<PersonalCode, 'percent' | 'why'> {
  /** Id of the site. */
  site: string;
  email: string;
  /** The last day on which it can be used, `YYYY-MM-DD` at the site; null for any day. */
  until: string | null;
}

/**
 * Gives a code to the member with an address.
 *
 * @returns the code
 * @throws OperatorError when there is no such site or member, or the day is over
 */
export async function giveCodeByEmail(ctx: Context, { site: siteId, email, until, ...gift }: CodeByEmail) {
  const site = ctx.sites.all.find(one => one.id === siteId);
  if (!site) throw new OperatorError(`There is no site ${siteId}.`);
  if (until !== null && until < dayIn(site.time_zone, ctx.clock.now()))
    throw new OperatorError(`${until} is over.`);
  const memberId = await queries.selectMemberByEmail(ctx.db, site.pool, email);
  if (memberId === null) throw new OperatorError('Nobody here has this address.');
  const expiresAt = until === null ? null : new Date(startOfDay(site.time_zone, daysAfter(until, 1)));
  return ctx.transaction(tx => addPersonalCode(ctx, tx, { pool: site.pool, memberId, expiresAt, ...gift }));
}
