import {
  type Client,
  type DiscountCode,
  getDiscountCode,
  getDiscountCodes,
  getPackages,
  type PackagesResponse,
} from '@velluto/api-client';
import { toOffers } from '@velluto/api-client/ui';
import { cheapestMessageCost, ownPath } from '@velluto/rules';
import type { Money, Offer, Problem } from '@velluto/ui/model';
import type { HrefTemplate } from '@velluto/ui/provider';
import { toProblem } from '../../lib/problem.ts';
import { signupPath } from '../../lib/router/auth-paths.ts';
import { type LoadContext, RouteError } from '../../lib/router/route.ts';

/** State in the address of a shop page: passed on from page to page, and survives a reload. */
export interface ShopChoice {
  /** The payment country that was chosen. */
  country?: string;
  /** The discount code that was typed. */
  code?: string;
  /** The package, where the path does not name it. */
  package?: string;
  /** The page to go back to after paying, such as a conversation. */
  next?: string;
}

const names = ['country', 'code', 'package', 'next'] as const;

/** Reads the state from an address; invalid values are left out. */
export function readChoice(search: URLSearchParams): ShopChoice {
  const choice: ShopChoice = {};
  for (const name of names) {
    const text = (search.get(name) ?? '').trim();
    const value = name === 'next' ? (ownPath(text) ?? '') : text.slice(0, 40);
    if (value !== '' && (name !== 'country' || /^[A-Z]{2}$/.test(value))) choice[name] = value;
  }
  return choice;
}

/** The address of a shop page with this state. */
export function shopHref<Path extends string>(path: Path, choice: ShopChoice): Path | `${Path}?${string}` {
  const query = new URLSearchParams();
  for (const name of names) if (choice[name] !== undefined) query.set(name, choice[name]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Packages with their prices. */
type PricedPackages = Pick<PackagesResponse, 'credits' | 'premium'>;
const noPackages: PricedPackages = { credits: [], premium: [] };

/** Data of the shop pages. */
export interface ShopData {
  packages: PackagesResponse;
  /** The valid part of the address, passed on to the next page. */
  choice: ShopChoice;
  /** The discount of the code in the address, where it is valid. */
  code: DiscountCode | null;
  /** Packages that the code makes cheaper, with their new prices. */
  withCode: PricedPackages;
  /** Why the code of the address cannot be used. */
  problem: Problem | null;
  /** Personal codes of this member that are not applied yet. */
  own: DiscountCode[];
}

/** Packages in the payment country of the address, and discount codes; those are for members. */
export async function load({ client, search, app, signal }: LoadContext): Promise<ShopData> {
  const { country: requested, code: typed, next } = readChoice(search);
  const country = app.site.countries.find(offered => offered === requested);
  const member = app.session.state.user !== null;
  const [packages, found, codes] = await Promise.all([
    getPackages(client, { country }, { signal }),
    member && typed !== undefined ? findCode(client, { code: typed, country }, signal) : notFound(null),
    // optional: codes that cannot be loaded must not prevent buying
    member ? getDiscountCodes(client, { signal }).catch(() => null) : null,
  ]);
  const { payment_country, discount } = packages;
  const fits = (code: DiscountCode) => code.country === null || code.country === payment_country;
  const { code, withCode, problem } =
    found.code && !fits(found.code) ? notFound({ code: 'discount_code_invalid' }) : found;
  const shown = [code?.code, discount?.code];
  return {
    packages,
    choice: { country, code: code?.code, next },
    code,
    withCode,
    problem,
    own: (codes?.discountcodes ?? []).filter(
      discountCode =>
        discountCode.reason === 'personal' && fits(discountCode) && !shown.includes(discountCode.code),
    ),
  };
}

type FoundCode = Pick<ShopData, 'code' | 'withCode' | 'problem'>;

const notFound = (problem: Problem | null): FoundCode => ({ code: null, withCode: noPackages, problem });

/** Result of a typed code: the discount, or why it is invalid. */
async function findCode(
  client: Client,
  typed: { code: string; country: string | undefined },
  signal: AbortSignal,
): Promise<FoundCode> {
  try {
    const { discountcode, credits, premium } = await getDiscountCode(client, typed, { signal });
    return { code: discountcode, withCode: { credits, premium }, problem: null };
  } catch (error) {
    if (signal.aborted) throw error;
    return notFound(toProblem(error));
  }
}

/** The packages as components draw them. */
export const offersOf = (packages: PackagesResponse, messageCredits: number): Offer[] =>
  toOffers(packages, { messageCredits, mayRenew: packages.direct_debit });

/** All packages at the lower of their prices: the listed one, or the one with the typed code. */
export function bestOffers(shop: ShopData, messageCredits: number): Offer[] {
  const { packages } = shop;
  const terms = { messageCredits, mayRenew: packages.direct_debit };
  const withCode = new Map(toOffers(shop.withCode, terms).map(offer => [offer.id, offer]));
  return offersOf(packages, messageCredits).map(offer => withCode.get(offer.id) ?? offer);
}

/** The lowest price of an amount of credits among offers; null where nothing is sold. */
export function lowestPrice(offers: readonly Offer[], credits: number): Money | null {
  const sold = offers.map(offer => ({ amountMinor: offer.price.amountMinor, credits: creditsOf(offer) }));
  const amountMinor = cheapestMessageCost(sold, credits);
  const [first] = offers;
  return first && amountMinor !== null ? { ...first.price, amountMinor } : null;
}

const creditsOf = (offer: Offer): number =>
  offer.kind === 'credits' ? offer.credits : offer.creditsPerMonth * offer.months;

/** Address of the order of a package, with `{id}` to be filled in. A visitor signs up first, and is led on to the order. */
export function orderHref(visitor: boolean, choice: ShopChoice): HrefTemplate<'id'> {
  const order = shopHref('/credits/{id}', choice);
  return visitor ? (signupPath(order).replace('%7Bid%7D', '{id}') as typeof order) : order;
}

/** An order before it is placed: the package, and the discount code, if any. */
export interface OrderDraft {
  package: string;
  country: string;
  discountcode?: string;
}

/** The package to order, with the typed code where that makes it cheaper; 404 for one that is not sold. */
export function orderOf(shop: ShopData, id: string | undefined, messageCredits: number) {
  const { packages, withCode } = shop;
  const offer = bestOffers(shop, messageCredits).find(candidate => candidate.id === id);
  if (!offer) throw new RouteError(404);
  const typed = [...withCode.credits, ...withCode.premium].some(sold => sold.id === id) ? shop.code : null;
  // also where no reduction is announced, because the price was as low within thirty days: the code still holds
  const discountcode = typed?.code ?? packages.discount?.code;
  const orderDraft: OrderDraft = { package: offer.id, country: packages.payment_country, discountcode };
  return { offer, typed, orderDraft };
}
