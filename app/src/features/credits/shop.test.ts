import { createClient } from '@velluto/api-client';
import { errorExamples, getDiscountCodeExamples, getPackagesExamples } from '@velluto/api-client/examples';
import { describe, expect, it } from 'vitest';
import { testAppContext, testUser } from '../../platform/testing.ts';
import { codeHelps, load as loadShop, orderOf, readChoice, shopHref, toOffers, withCode } from './shop.ts';

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

describe('a typed code', () => {
  const base = getDiscountCodeExamples.promotion.discountcode;
  const code = (more: Partial<typeof base>) => ({
    ...base,
    value_percentage: 10,
    minimum_order_value: null,
    currency: null,
    country: null,
    ...more,
  });
  const [small, popular] = toOffers(getPackagesExamples.plain, 2);
  const bonus = toOffers(getPackagesExamples.bonus, 2)[0];
  if (!small || !popular || !bonus) throw new Error('The examples have no packages.');

  it('takes its share off, in the price of a message too', () => {
    const offer = withCode(popular, code({}));
    expect(offer).toMatchObject({ price: { amountMinor: 1799 }, discountPercent: 10 });
    expect(offer.kind === 'credits' && offer.messagePrice.amountMinor).toBe(72);
  });

  it.each([
    ['the order is too small', small, code({ minimum_order_value: 1999, currency: 'EUR' }), false],
    ['the order is large enough', popular, code({ minimum_order_value: 1999, currency: 'EUR' }), true],
    ['it is of another currency', popular, code({ minimum_order_value: 1, currency: 'PLN' }), false],
    ['a better offer is in the price', bonus, code({}), false],
    ['it is the better offer', bonus, code({ value_percentage: 40 }), true],
  ])('%s', (_, offer, one, helps) => {
    expect(codeHelps(offer, one)).toBe(helps);
    expect(withCode(offer, one) === offer).toBe(!helps);
  });
});

describe('what is ordered', () => {
  const packages = getPackagesExamples.bonus;
  const [cheapest] = packages.credits;
  const own = {
    ...getDiscountCodeExamples.promotion.discountcode,
    minimum_order_value: null,
    currency: null,
  };
  const typed = (percent: number) => ({ ...own, value_percentage: percent });
  const shop = { packages, choice: {}, problem: null, own: [] };

  it.each([
    ['the discount that is in the price by itself', null, packages.discount?.code],
    ['that discount too where the typed code is worse', typed(1), packages.discount?.code],
    ['the typed code where it is better', typed(60), own.code],
  ])('is ordered with %s', (_, code, discountcode) => {
    const order = orderOf({ ...shop, code }, cheapest?.id, 2);
    expect(order.wish).toEqual({
      package: cheapest?.id,
      country: packages.payment_country,
      discountcode,
    });
    expect(order.typed?.code).toBe(discountcode === own.code ? own.code : undefined);
  });

  it('has no code where nothing is off, and is not found where it is not sold', () => {
    const plain = { ...shop, packages: getPackagesExamples.plain, code: null };
    expect(orderOf(plain, getPackagesExamples.plain.credits[0]?.id, 2).wish.discountcode).toBeUndefined();
    expect(() => orderOf(plain, 'credits-1', 2)).toThrow('404');
  });
});

describe('loading', () => {
  /** Loads the shop of a member whose server answers so. */
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
