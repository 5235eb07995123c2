import { getPackagesExamples } from '@velluto/api-client/examples';
import { toOffers } from '@velluto/api-client/ui';
import { expect, it } from 'vitest';
import { aroundRecommended } from './top-up.ts';

const offers = toOffers(getPackagesExamples.plain, { messageCredits: 2, mayRenew: false }).filter(
  offer => offer.kind === 'credits',
);
const creditsOf = (missing: number, of = offers) =>
  aroundRecommended(of, missing).map(({ credits }) => credits);

it('has the recommended package between its neighbours, and none that is too small', () => {
  expect(creditsOf(2)).toEqual([20, 50, 120]);
  expect(creditsOf(30)).toEqual([50, 120, 300]);
  expect(creditsOf(200)).toEqual([300]);
  expect(creditsOf(2, offers.slice(1))).toEqual([50, 120, 300]);
  expect(creditsOf(2, offers.toReversed())).toEqual([120, 50, 20]);
  expect(creditsOf(2, [])).toEqual([]);
});
