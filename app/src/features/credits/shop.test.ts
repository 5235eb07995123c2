import { getDiscountCodeExamples, getPackagesExamples } from '@velluto/api-client/examples';
import { describe, expect, it } from 'vitest';
import { readChoice, shopHref } from './choice.ts';
import { codeHelps, toOffers, withCode } from './map.ts';

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
    ...{ value_percentage: 10, minimum_order_value: null, currency: null, country: null },
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
