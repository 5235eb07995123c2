import { beforeEach, expect, test } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { addBuyer } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sendWelcomeOffer } from '../../accounts/welcome.ts';
import { recordPrices } from './price-history.ts';

const server = await createTestServer();
const site = server.ctx.sites.byId('velluto');
const { packages } = site;
const [credits20] = packages.credits;

/** Starts the server anew with the site file as it is now; what somebody who has just signed up, and so has the time bonus of 25 %, sees of 20 credits. */
async function seen() {
  await recordPrices(server.ctx);
  const member = await server.member({ created_at: server.clock.now() });
  const call = await server.client(member);
  const { body } = await call('GET', '/api/packages.php?country=IT');
  const { price, normal_price, discount_percent } = body.credits[0];
  return { price: price.amount_minor, normal: normal_price.amount_minor, percent: discount_percent };
}
const setPrice = (amountMinor: number) => {
  if (credits20) credits20.prices.EUR = amountMinor;
};

beforeEach(async () => {
  server.clock.set('2026-11-21T12:00:00Z');
  packages.prices_since = '2026-03-01';
  setPrice(1000);
  await server.db.deleteFrom('package_price').execute();
});

test('a price that has held for thirty days is crossed out', async () => {
  expect(await seen()).toEqual({ price: 750, normal: 1000, percent: 25 });
});

test('a price that was raised before is not, until thirty days have passed', async () => {
  await seen();
  setPrice(1500);
  expect(await seen()).toEqual({ price: 1125, normal: 1125, percent: null });
  server.clock.advance({ days: 29 });
  expect(await seen()).toEqual({ price: 1125, normal: 1125, percent: null });
  server.clock.advance({ days: 1, ms: 1 });
  expect(await seen()).toEqual({ price: 1125, normal: 1500, percent: 25 });
});

test('a lower price in between is what a reduction is measured by', async () => {
  await seen();
  server.clock.advance({ days: 1 });
  setPrice(900);
  await seen();
  server.clock.advance({ days: 1 });
  setPrice(1000);
  expect(await seen()).toEqual({ price: 750, normal: 900, percent: 16 });
});

test('the day in the site file counts only where nothing is stored', async () => {
  await seen();
  setPrice(1500);
  packages.prices_since = '2026-01-01';
  expect(await seen()).toMatchObject({ percent: null });
  await server.db.deleteFrom('package_price').execute();
  packages.prices_since = '2026-11-01';
  expect(await seen()).toMatchObject({ percent: null });
  packages.prices_since = '2026-10-20';
  await server.db.deleteFrom('package_price').execute();
  expect(await seen()).toMatchObject({ percent: 25 });
});

test('a discount that is not announced is given all the same', async () => {
  packages.prices_since = '2026-11-20';
  await recordPrices(server.ctx);
  const member = await server.member({ created_at: server.clock.now() });
  const call = await server.client(member);
  const shown = (await call('GET', '/api/packages.php?country=IT')).body;
  expect(shown.credits[0]).toMatchObject({ discount_percent: null, price: { amount_minor: 750 } });
  const { body } = await placeOrder(server, call, { discountcode: shown.discount.code });
  expect(body.payment.amount).toEqual({ amount_minor: 750, currency: 'EUR' });
});

test('a price without a history is not crossed out in the list of a code either', async () => {
  const why = { it: 'Per l’inverno.' };
  const expires = '2027-02-28T23:00:00.000Z';
  site.discount_codes = [{ code: 'MEZZO', percent: 50, validity: 'once-per-user', expires, why }];
  const member = await server.member({ created_at: server.clock.now() });
  const call = await server.client(member);
  const announced = async () => {
    const { body } = await call('GET', '/api/discountcode.php?code=MEZZO&country=IT');
    return body.credits.map((item: { discount_percent: number | null }) => item.discount_percent);
  };
  await recordPrices(server.ctx);
  expect(await announced()).toEqual([50, 50, 50, 50]);
  await server.db.deleteFrom('package_price').execute();
  packages.prices_since = '2026-11-20';
  await recordPrices(server.ctx);
  expect(await announced()).toEqual([null, null, null, null]);
});

/** What somebody who has just signed up reads of the time bonus, away from any package: top bar, dialogs, page of packages, mail. */
async function announcedBonus() {
  const email = `${server.ctx.ids.uuid()}@example.com`;
  const member = await server.member({ email, created_at: server.clock.now(), asked: ['promotions'] });
  const call = await server.client(member);
  await sendWelcomeOffer(server.ctx, { member: member.id });
  const percentOf = ({ announced_percentage }: { announced_percentage: number | null }) =>
    announced_percentage;
  const codes = (await call('GET', '/api/discountcodes.php')).body.discountcodes;
  return {
    user: percentOf((await call('GET', '/api/user.php')).body.user.time_bonus),
    prices: percentOf((await call('GET', '/api/packages.php?country=IT')).body.discount),
    code: percentOf((await call('GET', '/api/discountcode.php?code=TIMEBONUS25')).body.discountcode),
    codes: new Set(codes.map(percentOf)),
    mails: (await server.mails(email)).length,
  };
}
const whole = { user: 25, prices: 25, code: 25, codes: new Set([25]), mails: 1 };
const silent = { user: null, prices: null, code: null, codes: new Set([null]), mails: 0 };

test('“25 % off” without a package next to it is shown only while every package has that reduction', async () => {
  await recordPrices(server.ctx);
  expect(await announcedBonus()).toEqual(whole);
  // one price of one package, in another currency than the reader's
  const [, , premium3] = packages.premium;
  const prices = premium3?.prices ?? {};
  const { PLN = 0 } = prices;
  prices.PLN = PLN + 100;
  await recordPrices(server.ctx);
  expect(await announcedBonus()).toEqual(silent);
  expect((await seen()).percent).toBe(25);
  server.clock.advance({ days: 30, ms: 1 });
  expect(await announcedBonus()).toEqual(whole);
  prices.PLN = PLN;
});

test('a percentage that a package shows smaller is not announced either', async () => {
  await seen();
  server.clock.advance({ days: 1 });
  setPrice(900);
  await seen();
  server.clock.advance({ days: 1 });
  setPrice(1000);
  expect((await seen()).percent).toBe(16);
  expect(await announcedBonus()).toEqual(silent);
});

test('the offer for staying, which is nothing but its percentage, is not made then', async () => {
  const buyer = await addBuyer(server);
  await recordPrices(server.ctx);
  await buyer.buy();
  const offered = async () => (await buyer.call('GET', '/api/account.php')).body.delete_discount;
  expect(await offered()).toEqual({ value_percentage: 30, days: 30 });
  setPrice(1100);
  await recordPrices(server.ctx);
  expect(await offered()).toBeNull();
});

test('several starts at once store a price once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => recordPrices(server.ctx)));
  const rows = await server.db
    .selectFrom('package_price')
    .select('package_id')
    .where('site_id', '=', 'velluto');
  const prices = [...packages.credits, ...packages.premium].flatMap(item => Object.keys(item.prices));
  expect(await rows.execute()).toHaveLength(prices.length);
});

test('a price that is not in the history is compared with nothing', async () => {
  expect(await seen()).toMatchObject({ percent: 25 });
  setPrice(800);
  const member = await server.member({ created_at: server.clock.now() });
  const { body } = await (await server.client(member))('GET', '/api/packages.php?country=IT');
  expect(body.credits[0]).toMatchObject({ discount_percent: null, normal_price: body.credits[0].price });
});
