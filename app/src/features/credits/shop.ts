import {
  type Client,
  type DiscountCode,
  getDiscountCode,
  getDiscountCodes,
  getPackages,
  type PackagesResponse,
} from '@velluto/api-client';
import { creditPrice, percentOff } from '@velluto/rules';
import type { Discount, Offer, Problem } from '@velluto/ui/model';
import { toMoney } from '../../platform/api-mapping.ts';
import { toProblem } from '../../platform/problem.ts';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';

/** What the address of a shop page says: it goes along from page to page, and survives a reload. */
export interface ShopChoice {
  /** The payment country that was chosen. */
  country?: string;
  /** The discount code that was typed. */
  code?: string;
  /** What is bought, where the path does not say it. */
  package?: string;
}

const names = ['country', 'code', 'package'] as const;

/** The choice in an address; values that cannot be one are left out. */
export function readChoice(search: URLSearchParams): ShopChoice {
  const choice: ShopChoice = {};
  for (const name of names) {
    const value = (search.get(name) ?? '').trim().slice(0, 40);
    if (value !== '' && (name !== 'country' || /^[A-Z]{2}$/.test(value))) choice[name] = value;
  }
  return choice;
}

/** The address of a shop page with this choice. */
export function shopHref(path: string, choice: ShopChoice): string {
  const query = new URLSearchParams();
  for (const name of names) if (choice[name] !== undefined) query.set(name, choice[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What shop pages show. */
export interface ShopData {
  packages: PackagesResponse;
  /** What of the address holds; the next page gets it too. */
  choice: ShopChoice;
  /** The code of the address, where it can be used. */
  code: DiscountCode | null;
  /** Why the code of the address cannot be used. */
  problem: Problem | null;
  /** Codes that were given to this member and are in no price yet. */
  own: DiscountCode[];
}

/** Packages in the payment country of the address, and discount codes; those are for members. */
export async function load({ client, search, app, signal }: LoadContext): Promise<ShopData> {
  const { country: wanted, code: typed } = readChoice(search);
  const country = app.site.countries.find(one => one === wanted);
  const member = app.session.state.user !== null;
  const [packages, found, codes] = await Promise.all([
    getPackages(client, { country }, { signal }),
    member && typed !== undefined ? findCode(client, typed, signal) : { code: null, problem: null },
    // prices are there without them: codes that cannot be loaded stop nobody from buying
    member ? getDiscountCodes(client, { signal }).catch(() => null) : null,
  ]);
  const { payment_country, discount } = packages;
  const fits = (code: DiscountCode) => code.country === null || code.country === payment_country;
  const { code, problem }: FoundCode =
    found.code && !fits(found.code) ? { code: null, problem: { code: 'discount_code_invalid' } } : found;
  const shown = [code?.code, discount?.code];
  return {
    packages,
    choice: { country, code: code?.code },
    code,
    problem,
    own: (codes?.discountcodes ?? []).filter(
      one => one.reason === 'personal' && fits(one) && !shown.includes(one.code),
    ),
  };
}

type FoundCode = Pick<ShopData, 'code' | 'problem'>;

/** A code as it was typed, or why it cannot be used. */
async function findCode(client: Client, typed: string, signal: AbortSignal): Promise<FoundCode> {
  try {
    const { discountcode } = await getDiscountCode(client, { code: typed }, { signal });
    return { code: discountcode, problem: null };
  } catch (error) {
    if (signal.aborted) throw error;
    return { code: null, problem: toProblem(error) };
  }
}

/** All packages, credits first, from the wire. `messageCredits` is what one message costs. */
export function toOffers({ credits, premium }: PackagesResponse, messageCredits: number): Offer[] {
  return [
    ...credits.map(
      (one): Offer => ({
        kind: 'credits',
        id: one.id,
        tone: one.tone,
        credits: one.credits,
        price: toMoney(one.price),
        normalPrice: toMoney(one.normal_price),
        discountPercent: one.discount_percent,
        popular: one.popular,
        messagePrice: toMoney(one.message_price),
        messageCredits,
      }),
    ),
    ...premium.map(
      (one): Offer => ({
        kind: 'premium',
        id: one.id,
        tone: one.tone,
        months: one.months,
        creditsPerMonth: one.credits_per_month,
        price: toMoney(one.price),
        normalPrice: toMoney(one.normal_price),
        discountPercent: one.discount_percent,
      }),
    ),
  ];
}

/** Whether a typed code makes a package cheaper than it is; the server decides again when it is ordered. */
export function codeHelps({ normalPrice, price }: Offer, code: DiscountCode): boolean {
  const { minimum_order_value: least, currency } = code;
  if (currency !== null && currency !== price.currency) return false;
  if (least !== null && normalPrice.amountMinor < least) return false;
  return percentOff(normalPrice.amountMinor, code.value_percentage) < price.amountMinor;
}

/** A package at the price of a typed code, where that is the better one. */
export function withCode(offer: Offer, code: DiscountCode | null): Offer {
  if (!code || !codeHelps(offer, code)) return offer;
  const amountMinor = percentOff(offer.normalPrice.amountMinor, code.value_percentage);
  const price = { ...offer.price, amountMinor };
  const discountPercent = code.value_percentage;
  if (offer.kind === 'premium') return { ...offer, price, discountPercent };
  const { credits, messageCredits, messagePrice } = offer;
  const each = creditPrice({ amountMinor, credits }, messageCredits);
  return { ...offer, price, discountPercent, messagePrice: { ...messagePrice, amountMinor: each } };
}

/** What is ordered: the package, and the code that makes it cheaper. */
export interface Wish {
  package: string;
  country: string;
  discountcode?: string;
}

/** A package as it is ordered, with the typed code where that helps; 404 for one that is not sold. */
export function orderOf({ packages, code }: ShopData, id: string | undefined, messageCredits: number) {
  const plain = toOffers(packages, messageCredits).find(one => one.id === id);
  if (!plain) throw new RouteError(404);
  const typed = code && codeHelps(plain, code) ? code : null;
  const offer = withCode(plain, typed);
  const discountcode = typed?.code ?? (offer.discountPercent ? packages.discount?.code : undefined);
  const wish: Wish = { package: plain.id, country: packages.payment_country, discountcode };
  return { offer, typed, wish };
}

/** A discount, from the wire. */
export function toDiscount(code: DiscountCode): Discount {
  return { code: code.code, percent: code.value_percentage, reason: code.reason, expiresAt: code.expires };
}
