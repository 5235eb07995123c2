import { type Currency, TIME_BONUS_CODE } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Site, SiteDiscountCode } from '../../../domain/sites/site.ts';
import { type Discount, WELCOME_OFFER } from './discount.ts';
import * as queries from './discount-queries.ts';

/** A code of the site file or a personal code of the member that can be used now; null otherwise. */
export async function findCode(
  ctx: Context,
  site: Site,
  memberId: string,
  typed: string,
): Promise<Discount | null> {
  const ofSite = site.discount_codes?.find(({ code }) => code.toUpperCase() === typed);
  const found = ofSite ? fromSite(site, ofSite) : await personal(ctx, site, memberId, typed);
  return found && (await isUsable(ctx, memberId, found)) ? found : null;
}

/** The member's personal codes that can be used now, those that expire soonest first. */
export async function personalDiscounts(ctx: Context, site: Site, memberId: string): Promise<Discount[]> {
  const rows = await queries.selectPersonal(ctx.db, site.pool, memberId);
  const open: Discount[] = [];
  for (const row of rows) {
    const discount = fromPersonal(row);
    if (await isUsable(ctx, memberId, discount)) open.push(discount);
  }
  return open;
}

async function isUsable(ctx: Context, memberId: string, { expiresAt, offer }: Discount): Promise<boolean> {
  if (expiresAt !== null && ctx.clock.now() >= expiresAt) return false;
  return !(await queries.offerIsUsed(ctx.db, memberId, offer));
}

/** The offer that a code belongs to, by the code's text; an order with the code uses the offer up. */
export function offerOf(site: Site, code: string): string {
  const text = code.toUpperCase();
  if (text === TIME_BONUS_CODE || text === site.welcome_discount?.code.toUpperCase()) return WELCOME_OFFER;
  const ofSite = site.discount_codes?.find(({ code }) => code.toUpperCase() === text);
  return ofSite ? siteOffer(site, ofSite) : `personal:${text}`;
}

function siteOffer(site: Site, { code, validity }: SiteDiscountCode): string {
  const kinds = { once: 'once', 'once-per-user': 'each', unlimited: 'any' };
  return `${kinds[validity]}:${site.id}:${code.toUpperCase()}`;
}

function fromSite(site: Site, code: SiteDiscountCode): Discount | null {
  // one without an end is no offer, whatever a site file says
  if (code.status === 'disabled' || code.expires === null) return null;
  return {
    code: code.code,
    percent: code.percent,
    reason: 'promotion',
    why: code.why,
    userId: null,
    expiresAt: new Date(code.expires),
    offer: siteOffer(site, code),
    validity: code.validity,
    country: code.country ?? null,
    minimum: minimumOf(code.minimum_order_value ?? null, code.currency ?? null),
    methods: code.paymentmethods ?? null,
  };
}

async function personal(ctx: Context, site: Site, memberId: string, typed: string): Promise<Discount | null> {
  const rows = await queries.selectPersonal(ctx.db, site.pool, memberId);
  const row = rows.find(({ code_key }) => code_key === typed);
  return row ? fromPersonal(row) : null;
}

function fromPersonal(row: queries.PersonalRow): Discount {
  return {
    code: row.code,
    percent: row.percent,
    reason: 'personal',
    why: row.why,
    userId: row.member_id,
    expiresAt: row.expires_at,
    offer: `personal:${row.code_key}`,
    validity: 'once-per-user',
    country: row.country,
    minimum: minimumOf(row.minimum_minor, row.currency),
    methods: row.methods,
  };
}

const minimumOf = (amountMinor: number | null, currency: Currency | null): Discount['minimum'] =>
  amountMinor === null || currency === null ? null : { amountMinor, currency };
