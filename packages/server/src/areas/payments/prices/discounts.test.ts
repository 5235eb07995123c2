import { expect, test } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';

// a site file with these is refused; `sitesWith` does not check site files
const dishonest = {
  later: { welcome_discount: { code: 'LATER', percent: 20, hours: 72 } },
  sooner: { welcome_discount: { code: 'SOONER', percent: 40, hours: 2 } },
};
const server = await createTestServer({ parts: { sites: sitesWith(dishonest) } });

async function addNewMember(overrides?: Parameters<typeof server.member>[0]) {
  const member = await server.member(overrides);
  const call = await server.client(member);
  const code = (query: string) => call('GET', `/api/discountcode.php?${query}`);
  const prices = async () => (await call('GET', '/api/packages.php?country=IT')).body;
  const buy = async (discountcode?: string) => {
    const { body } = await placeOrder(server, call, { discountcode });
    return body.payment;
  };
  return { ...member, call, code, prices, buy };
}

test('the time bonus lasts four hours from sign-up by the clock of the server, and is included in the prices', async () => {
  const anna = await addNewMember();
  server.clock.advance({ hours: 3, minutes: 59, seconds: 59 });
  const { body } = await anna.code('code=timebonus25');
  expect(body.discountcode).toMatchObject({
    code: 'TIMEBONUS25',
    value_percentage: 25,
    validity: 'once-per-user',
    reason: 'time_bonus',
    user_id: anna.id,
    status: 'active',
    expired: false,
  });
  const before = await anna.prices();
  expect(before.discount).toEqual(body.discountcode);
  expect(before.credits[0]).toMatchObject({
    price: { amount_minor: 749 },
    normal_price: { amount_minor: 999 },
    discount_percent: 25,
    message_price: { amount_minor: 75 },
  });
  // the whole price for all of its credits
  const [month, ...longer] = before.premium;
  expect(
    [month, longer.at(-1)].map(({ price, message_price }) => [price.amount_minor, message_price]),
  ).toEqual([
    [1124, { amount_minor: 75, currency: 'EUR' }],
    [8999, { amount_minor: 25, currency: 'EUR' }],
  ]);
  server.clock.advance({ seconds: 1 });
  expect((await anna.code('code=TIMEBONUS25')).body.code).toBe('discount_code_invalid');
  const after = await anna.prices();
  expect(after.discount).toBeNull();
  expect(after.credits[0]).toMatchObject({ price: { amount_minor: 999 }, discount_percent: null });
});

test('the welcome code ends with the time bonus', async () => {
  const anna = await addNewMember();
  const bonus = (await anna.code('code=TIMEBONUS25')).body.discountcode;
  const welcome = (await anna.code('welcome=true')).body.discountcode;
  expect(welcome).toMatchObject({ reason: 'welcome', expires: bonus.expires });
  server.clock.advance({ hours: 4 });
  expect((await anna.code('welcome=true')).status).toBe(404);
});

test.each(['later', 'sooner'] as const)(
  'no offer follows another one, whatever a site file says: %s',
  async site => {
    const { call } = await addNewMember();
    const host = { host: `${site}.test` };
    const { code, percent } = dishonest[site].welcome_discount;
    const welcome = () => call('GET', '/api/discountcode.php?welcome=true', undefined, host);
    const prices = async () => (await call('GET', '/api/packages.php?country=IT', undefined, host)).body;
    const order = (discountcode?: string) => placeOrder(server, call, { discountcode }, host);
    server.clock.advance({ hours: 3, minutes: 59, seconds: 59 });
    const { discountcode } = (await welcome()).body;
    const { discount } = await prices();
    expect(discountcode).toMatchObject({ code, value_percentage: percent, expires: discount.expires });
    server.clock.advance({ seconds: 1 });
    expect((await welcome()).body.code).toBe('discount_code_invalid');
    expect(await prices()).toMatchObject({
      discount: null,
      credits: [{ price: { amount_minor: 999 } }, {}, {}, {}],
    });
    expect((await order(code)).body.code).toBe('discount_code_invalid');
    expect((await order()).body.payment.amount.amount_minor).toBe(999);
    expect((await call('GET', '/api/discountcodes.php', undefined, host)).body.discountcodes).toEqual([]);
  },
);

test.each(['TIMEBONUS25', 'welcome'])('using %s consumes both', async usedCode => {
  const anna = await addNewMember();
  const welcome = (await anna.code('welcome=true')).body.discountcode.code;
  const payment = await anna.buy(usedCode === 'welcome' ? welcome : usedCode);
  expect(payment.amount.amount_minor).toBe(749);
  server.settlePayment(payment.payment_id, 'completed');
  await anna.call('GET', `/api/payment.php?payment_id=${payment.payment_id}`);
  // also when the member is no longer premium, for instance after a refund
  await server.db.updateTable('account').set({ paid_user: false }).where('member_id', '=', anna.id).execute();
  for (const query of ['code=TIMEBONUS25', `code=${welcome}`, 'welcome=true']) {
    expect((await anna.code(query)).body.code).toBe('discount_code_invalid');
  }
  expect((await anna.prices()).discount).toBeNull();
});

test('a failed payment uses up no discount', async () => {
  const anna = await addNewMember();
  const payment = await anna.buy('TIMEBONUS25');
  server.settlePayment(payment.payment_id, 'failed');
  await anna.call('GET', `/api/payment.php?payment_id=${payment.payment_id}`);
  expect((await anna.code('code=TIMEBONUS25')).status).toBe(200);
});

test('members who have paid, and visitors, get no offer', async () => {
  const anna = await addNewMember({ paid_user: true });
  expect((await anna.code('welcome=true')).status).toBe(404);
  const visitor = await server.client();
  const { body } = await visitor('GET', '/api/packages.php');
  expect(body).toMatchObject({ discount: null, currency: 'EUR', payment_country: 'IT' });
  expect(body.payment_methods).not.toContain('ideal');
  expect((await visitor('GET', '/api/discountcode.php?welcome=true')).body.code).toBe(
    'authentication_required',
  );
});

test('a check without a code, or with an invalid one, is refused', async () => {
  const anna = await addNewMember();
  expect((await anna.code('')).status).toBe(400);
  expect((await anna.code('welcome=false')).status).toBe(400);
  expect((await anna.code(`code=${'x'.repeat(41)}`)).status).toBe(400);
  expect((await anna.code(`code=${encodeURIComponent("' or 1=1 --")}`)).body.code).toBe(
    'discount_code_invalid',
  );
});
