import { createClient } from '@velluto/api-client';
import { errorExamples, getDiscountCodeExamples, getPackagesExamples } from '@velluto/api-client/examples';
import { toOffers } from '@velluto/api-client/ui';
import { describe, expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { destinationOf } from '../../lib/router/auth-paths.ts';
import {
  bestOffers,
  load as loadShop,
  lowestPrice,
  orderHref,
  orderOf,
  readChoice,
  shopHref,
} from './shop.ts';

describe('the shop choice in the address', () => {
  it.each([
    ['country=DE&code= winter ', { country: 'DE', code: 'winter' }],
    ['country=de', {}],
    ['code=%20', {}],
    ['next=%2Fchats%2Fc1', { next: '/chats/c1' }],
    ['next=https%3A%2F%2Fevil.example', {}],
    ['next=%2F%2Fevil.example', {}],
    ['next=%2F%255Cevil.example', {}],
    ['', {}],
  ])('%s', (query, choice) => {
    expect(readChoice(new URLSearchParams(query))).toEqual(choice);
  });

  it('is in the address of the next page', () => {
    expect(shopHref('/credits/a', { country: 'DE', code: 'A&B' })).toBe('/credits/a?country=DE&code=A%26B');
    expect(shopHref('/credits', {})).toBe('/credits');
  });
});

const shop = { choice: {}, problem: null, own: [], code: null, withCode: { credits: [], premium: [] } };
const { discountcode: code, credits, premium } = getDiscountCodeExamples.promotion;
const typed = { ...shop, packages: getPackagesExamples.plain, code, withCode: { credits, premium } };

describe('a typed code', () => {
  it('lowers the prices that the server lowers, the price of a message too', () => {
    const [small, popular] = bestOffers(typed, 2);
    expect(small).toMatchObject({ id: 'credits-20', price: { amountMinor: 999 }, discountPercent: null });
    expect(popular).toMatchObject({ id: 'credits-50', price: { amountMinor: 1799 }, discountPercent: 10 });
    expect(popular?.kind === 'credits' && popular.messagePrice.amountMinor).toBe(72);
    expect(bestOffers(typed, 2)).toHaveLength(
      getPackagesExamples.plain.credits.length + getPackagesExamples.plain.premium.length,
    );
  });
});

describe('an order', () => {
  const bonus = { ...shop, packages: getPackagesExamples.bonus };
  const bonusCode = getPackagesExamples.bonus.discount?.code;

  it.each([
    ['the automatic discount', bonus, bonusCode],
    ['the automatic discount when the typed code is worse', { ...bonus, code }, bonusCode],
    ['the typed code when it is better', { ...typed, packages: getPackagesExamples.bonus }, code.code],
  ])('is placed with %s', (_, data, discountcode) => {
    const order = orderOf(data, 'credits-50', 2);
    expect(order.orderDraft).toEqual({ package: 'credits-50', country: 'IT', discountcode });
    expect(order.typed?.code).toBe(discountcode === code.code ? code.code : undefined);
  });

  it('has no code for a package without a discount, and a package that is not sold is not found', () => {
    expect(orderOf(typed, 'credits-20', 2).orderDraft.discountcode).toBeUndefined();
    expect(() => orderOf(typed, 'credits-1', 2)).toThrow('404');
  });
});

describe('loading the shop', () => {
  /** Loads the shop of a member whose server gives these answers. */
  const load = (failing: string, query = '') =>
    loadShop({
      client: createClient({
        baseUrl: 'http://app',
        retryDelay: () => null,
        fetch: async request =>
          request.url.includes(failing)
            ? Response.json(errorExamples.internal_error, { status: 500 })
            : Response.json(
                request.url.includes('packages') ? getPackagesExamples.bonus : { discountcodes: [] },
              ),
      }),
      params: {},
      search: new URLSearchParams(query),
      app: testAppContext({ user: testUser() }),
      signal: new AbortController().signal,
    });

  it('shows no personal codes when they cannot be loaded', async () => {
    const shop = await load('/api/discountcodes.php');
    expect(shop).toMatchObject({ packages: getPackagesExamples.bonus, own: [], problem: null });
  });

  it('shows why a typed code cannot be looked up, with the prices without it', async () => {
    const shop = await load('/api/discountcode.php', 'code=WINTER');
    expect(shop).toMatchObject({ code: null, choice: {}, problem: { code: 'internal_error' } });
  });

  it('fails when the packages cannot be loaded', async () => {
    await expect(load('/api/packages.php')).rejects.toMatchObject({ status: 500 });
  });
});

it('the lowest price of a message is that of a package on the same page, premium too', async () => {
  const offers = toOffers(getPackagesExamples.bonus, { messageCredits: 2, mayRenew: false });
  const shown = offers.map(offer => offer.messagePrice?.amountMinor ?? Number.NaN);
  expect(lowestPrice(offers, 2)?.amountMinor).toBe(Math.min(...shown));
  expect(shown).toHaveLength(
    getPackagesExamples.bonus.credits.length + getPackagesExamples.bonus.premium.length,
  );
  expect(lowestPrice([], 2)).toBeNull();
});

it('a visitor signs up before an order, and is led on to it', () => {
  const choice = { country: 'PL' };
  expect(orderHref(false, choice)).toBe('/credits/{id}?country=PL');
  const href = orderHref(true, choice).replace('{id}', 'credits-50');
  expect(href).toMatch(/^\/signup\?/);
  expect(destinationOf(href)).toBe('/credits/credits-50?country=PL');
});
