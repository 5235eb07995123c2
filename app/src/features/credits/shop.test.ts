import { createClient } from '@velluto/api-client';
import { errorExamples, getDiscountCodeExamples, getPackagesExamples } from '@velluto/api-client/examples';
import { describe, expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { bestOffers, load as loadShop, orderOf, readChoice, shopHref } from './shop.ts';

describe('the choice in the address', () => {
  it.each([
    ['country=DE&code= winter ', { country: 'DE', code: 'winter' }],
    ['country=de', {}],
    ['code=%20', {}],
    ['', {}],
  ])('%s', (query, choice) => {
    expect(readChoice(new URLSearchParams(query))).toEqual(choice);
  });

  it('goes along to the next page', () => {
    expect(shopHref('/credits/a', { country: 'DE', code: 'A&B' })).toBe('/credits/a?country=DE&code=A%26B');
    expect(shopHref('/credits', {})).toBe('/credits');
  });
});

const shop = { choice: {}, problem: null, own: [], code: null, withCode: { credits: [], premium: [] } };
const { discountcode: code, credits, premium } = getDiscountCodeExamples.promotion;
const typed = { ...shop, packages: getPackagesExamples.plain, code, withCode: { credits, premium } };

describe('a typed code', () => {
  it('is in the prices that it makes better, of a message too, as the server says', () => {
    const [small, popular] = bestOffers(typed, 2);
    expect(small).toMatchObject({ id: 'credits-20', price: { amountMinor: 999 }, discountPercent: null });
    expect(popular).toMatchObject({ id: 'credits-50', price: { amountMinor: 1799 }, discountPercent: 10 });
    expect(popular?.kind === 'credits' && popular.messagePrice.amountMinor).toBe(72);
    expect(bestOffers(typed, 2)).toHaveLength(
      getPackagesExamples.plain.credits.length + getPackagesExamples.plain.premium.length,
    );
  });
});

describe('what is ordered', () => {
  const bonus = { ...shop, packages: getPackagesExamples.bonus };
  const bonusCode = getPackagesExamples.bonus.discount?.code;

  it.each([
    ['the discount that is in the price by itself', bonus, bonusCode],
    ['that discount too where the typed code is worse', { ...bonus, code }, bonusCode],
    ['the typed code where it is better', { ...typed, packages: getPackagesExamples.bonus }, code.code],
  ])('is ordered with %s', (_, data, discountcode) => {
    const order = orderOf(data, 'credits-50', 2);
    expect(order.orderDraft).toEqual({ package: 'credits-50', country: 'IT', discountcode });
    expect(order.typed?.code).toBe(discountcode === code.code ? code.code : undefined);
  });

  it('has no code where nothing is off, and is not found where it is not sold', () => {
    expect(orderOf(typed, 'credits-20', 2).orderDraft.discountcode).toBeUndefined();
    expect(() => orderOf(typed, 'credits-1', 2)).toThrow('404');
  });
});

describe('loading', () => {
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

  it('codes that cannot be loaded are passed over in silence', async () => {
    const shop = await load('/api/discountcodes.php');
    expect(shop).toMatchObject({ packages: getPackagesExamples.bonus, own: [], problem: null });
  });

  it('a typed code that cannot be looked up is told, and the prices are those without it', async () => {
    const shop = await load('/api/discountcode.php', 'code=WINTER');
    expect(shop).toMatchObject({ code: null, choice: {}, problem: { code: 'internal_error' } });
  });

  it('without the packages there is no page', async () => {
    await expect(load('/api/packages.php')).rejects.toMatchObject({ status: 500 });
  });
});
