import type { components } from '@velluto/api-client/schema';
import {
  type Currency,
  currencyOf,
  dayIn,
  looserLimit,
  looserPause,
  type Money,
  monthIn,
  protect,
  settled,
  startOfDay,
  type Waiting,
} from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './spending-limit-queries.ts';
import { lockWallet } from './wallet.ts';

type WalletLimits = components['schemas']['WalletLimits'];
type Change = components['schemas']['UpdateWalletLimitsRequest'];

/** A member's own monthly limit and pause of spending, with changes that take effect later. */
interface Control {
  limit: Waiting<Money>;
  /** The first day on which spending is possible again. */
  pause: Waiting<string>;
}

const day = 86_400_000;
/** Milliseconds of the longest month (31 days), plus a day for time zones. */
const monthAtMost = 32 * day;
const longestPause = 366 * day;

const moneyFrom = (minor: number | null, currency: Currency | null): Money | null =>
  minor === null || currency === null ? null : { amountMinor: minor, currency };

function controlFrom(row: queries.ControlRow | undefined, now: Date): Control {
  if (!row) return { limit: { now: null, next: null }, pause: { now: null, next: null } };
  const { next_limit_at, next_paused_at } = row;
  const nextLimit = moneyFrom(row.next_limit_minor, row.next_limit_currency);
  const limit: Waiting<Money> = {
    now: moneyFrom(row.limit_minor, row.limit_currency),
    next: next_limit_at && { value: nextLimit, from: next_limit_at.getTime() },
  };
  const pause: Waiting<string> = {
    now: row.paused_until,
    next: next_paused_at && { value: row.next_paused_until, from: next_paused_at.getTime() },
  };
  return { limit: settled(limit, now.getTime()), pause: settled(pause, now.getTime()) };
}

async function controlOf(ctx: Context, db: Db, site: Site, memberId: string): Promise<Control> {
  const now = ctx.clock.now();
  const { limit, pause } = controlFrom(await queries.selectControl(db, memberId), now);
  // a pause that has ended does not count
  return {
    limit,
    pause: pause.now !== null && pause.now > dayIn(site.time_zone, now) ? pause : { now: null, next: null },
  };
}

/**
 * Converts an amount to another currency by the site's price list, or by another site's when it has no price in both currencies: a
 * member can buy at every site of the pool. Rounded up to minor units; null when no site has a price in both.
 */
function inCurrency(
  ctx: Context,
  site: Site,
  { amountMinor, currency }: Money,
  wanted: Currency,
): number | null {
  if (currency === wanted || amountMinor === 0) return amountMinor;
  const all = [site, ...ctx.sites.all].flatMap(({ packages }) => [...packages.credits, ...packages.premium]);
  const priced = all.find(({ prices }) => prices[currency] && prices[wanted]);
  const [from, to] = [priced?.prices[currency], priced?.prices[wanted]];
  return from && to ? Math.ceil((amountMinor * to) / from) : null;
}

/** The amount spent in the site's calendar month that contains a moment, in one currency. */
async function spentIn(
  ctx: Context,
  db: Db,
  site: Site,
  { memberId, at, except = [] }: Pick<Spending, 'memberId' | 'at' | 'except'>,
  currency: Currency,
): Promise<number> {
  const month = monthIn(site.time_zone, at);
  const paid = await queries.selectSpent(db, memberId, new Date(at.getTime() - monthAtMost));
  return paid
    .filter(({ id, spent_at }) => !except.includes(id) && monthIn(site.time_zone, spent_at) === month)
    .map(({ amount: amountMinor, currency: own }) => ({ amountMinor, currency: own }))
    .map(amount => inCurrency(ctx, site, amount, currency) ?? 0)
    .reduce((sum, amount) => sum + amount, 0);
}

/** A payment that a member is about to make. */
export interface Spending {
  site: Site;
  memberId: string;
  price: Money;
  /** When the money is paid or collected. */
  at: Date;
  /** Ids of payments that do not count: the payment itself, if it is stored already, and those that it replaces. */
  except?: readonly string[];
}

/** Why the member's own limits forbid a payment; `ever` is false when the price is above the monthly limit. */
export type SpendingRefusal =
  | { code: 'spending_paused'; until: string }
  | { code: 'spending_limit_reached'; limit: Money; left: number; ever: boolean };

/**
 * Checks a payment against the member's own limits; null when they allow it.
 *
 * @param decidedAt the moment to which a pause applies: that of the order, or by default when the money is paid
 */
export async function spendingRefusal(
  ctx: Context,
  db: Db,
  spending: Spending,
  decidedAt = spending.at,
): Promise<SpendingRefusal | null> {
  const { site, memberId, price } = spending;
  const { limit, pause } = await controlOf(ctx, db, site, memberId);
  if (pause.now !== null && dayIn(site.time_zone, decidedAt) < pause.now) {
    return { code: 'spending_paused', until: pause.now };
  }
  if (limit.now === null) return null;
  const { amountMinor: most, currency } = limit.now;
  const left = Math.max(0, most - (await spentIn(ctx, db, site, spending, currency)));
  const wanted = inCurrency(ctx, site, price, currency);
  if (wanted !== null && wanted <= left) return null;
  const ever = wanted !== null && wanted <= most;
  return { code: 'spending_limit_reached', limit: limit.now, left, ever };
}

/**
 * Refuses a payment that the member's own limits forbid. Locks the wallet, so that concurrent orders are added up; add the
 * payment in the same transaction.
 *
 * @throws ApiError `spending_paused`, `spending_limit_reached`
 */
export async function assertMaySpend(ctx: Context, tx: Tx, spending: Spending): Promise<void> {
  await lockWallet(tx, spending.memberId);
  const refusal = await spendingRefusal(ctx, tx.db, spending, ctx.clock.now());
  if (refusal === null) return;
  if (refusal.code === 'spending_paused') throw new ApiError(refusal.code, { until: refusal.until });
  const { amountMinor, currency } = refusal.limit;
  throw new ApiError(refusal.code, {
    limit: { amount_minor: amountMinor, currency },
    left: { amount_minor: refusal.left, currency },
  });
}

/** The member's limits, with the amount spent this month. */
export async function limitsOf(
  ctx: Context,
  db: Db,
  site: Site,
  member: { id: string; country: string },
): Promise<WalletLimits> {
  const { limit, pause } = await controlOf(ctx, db, site, member.id);
  const currency = limit.now?.currency ?? limit.next?.value?.currency ?? currencyOf(member.country);
  const spent = await spentIn(ctx, db, site, { memberId: member.id, at: ctx.clock.now() }, currency);
  const wire = (money: Money | null) =>
    money && { amount_minor: money.amountMinor, currency: money.currency };
  return {
    monthly_limit: wire(limit.now),
    next_limit: limit.next && { monthly_limit: wire(limit.next.value), from: isoOf(limit.next.from) },
    paused_until: pause.now,
    next_pause: pause.next && { paused_until: pause.next.value, from: isoOf(pause.next.from) },
    spent: { amount_minor: spent, currency },
    left: limit.now && { amount_minor: Math.max(0, limit.now.amountMinor - spent), currency },
  };
}

const beginOf = (site: Site, day: string | null) =>
  day === null ? null : new Date(startOfDay(site.time_zone, day));
const isoOf = (moment: number) => new Date(moment).toISOString();

/**
 * Changes the limits: stricter ones take effect at once, looser ones after 24 hours.
 *
 * @throws ApiError `invalid_request` for a pause that ends today, in the past or in more than a year
 */
export async function changeLimits(
  ctx: Context,
  site: Site,
  memberId: string,
  change: Change,
): Promise<void> {
  const now = ctx.clock.now();
  const { monthly_limit, paused_until } = change;
  if (paused_until) {
    const latest = dayIn(site.time_zone, new Date(now.getTime() + longestPause));
    const code =
      paused_until <= dayIn(site.time_zone, now) ? 'too_small' : paused_until > latest ? 'too_big' : null;
    if (code) throw invalidFields({ field: 'paused_until', code });
  }
  await ctx.transaction(async tx => {
    // concurrent changes wait for each other
    await lockWallet(tx, memberId);
    let { limit, pause } = await controlOf(ctx, tx.db, site, memberId);
    if (monthly_limit !== undefined) {
      const wanted = monthly_limit && moneyFrom(monthly_limit.amount_minor, monthly_limit.currency);
      limit = protect(limit, wanted, now.getTime(), looserLimit);
    }
    if (paused_until !== undefined) pause = protect(pause, paused_until, now.getTime(), looserPause);
    await queries.putControl(tx.db, {
      member_id: memberId,
      limit_minor: limit.now?.amountMinor ?? null,
      limit_currency: limit.now?.currency ?? null,
      next_limit_minor: limit.next?.value?.amountMinor ?? null,
      next_limit_currency: limit.next?.value?.currency ?? null,
      next_limit_at: limit.next && new Date(limit.next.from),
      paused_until: pause.now,
      paused_until_at: beginOf(site, pause.now),
      next_paused_until: pause.next?.value ?? null,
      next_paused_until_at: beginOf(site, pause.next?.value ?? null),
      next_paused_at: pause.next && new Date(pause.next.from),
    });
  });
}
