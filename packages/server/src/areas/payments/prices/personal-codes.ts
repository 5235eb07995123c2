import { dayIn, daysAfter, type Language, startOfDay } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import * as queries from './discount-queries.ts';

/** A discount code for one member. */
export interface PersonalCode {
  pool: string;
  memberId: string;
  percent: number;
  /** Why the member gets it, by language; every personal code has a reason. */
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

/** A personal code that an operator gives to the member with an e-mail address. */
export interface CodeByEmail extends Pick<PersonalCode, 'percent' | 'why'> {
  /** Id of the site. */
  site: string;
  email: string;
  /** The last day on which it can be used, `YYYY-MM-DD` in the site's time zone; null for no end. */
  until: string | null;
}

/**
 * Gives a personal code to the member with an e-mail address.
 *
 * @returns the code
 * @throws OperatorError when there is no such site or member, a reason is in a language that the site does not have, or the last
 *   day is past
 */
export async function giveCodeByEmail(ctx: Context, { site: siteId, email, until, ...gift }: CodeByEmail) {
  const site = ctx.sites.all.find(({ id }) => id === siteId);
  if (!site) throw new OperatorError(`There is no site ${siteId}.`);
  const foreign = Object.keys(gift.why).find(language => !site.languages.some(own => own === language));
  if (foreign) throw new OperatorError(`${siteId} has no pages in ${foreign}.`);
  if (until !== null && until < dayIn(site.time_zone, ctx.clock.now()))
    throw new OperatorError(`${until} is over.`);
  const memberId = await queries.selectMemberByEmail(ctx.db, site.pool, email);
  if (memberId === null) throw new OperatorError('Nobody here has this address.');
  const expiresAt = until === null ? null : new Date(startOfDay(site.time_zone, daysAfter(until, 1)));
  return ctx.transaction(tx => addPersonalCode(ctx, tx, { pool: site.pool, memberId, expiresAt, ...gift }));
}
