import { describe, expect, test, vi } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';
import type { SiteDiscountCode } from '../../../domain/sites/site.ts';
import { purgeAccounts } from '../../data-rights/deletion/purge.ts';
import { addPersonalCode, giveCodeByEmail } from './personal-codes.ts';

const why = { it: 'Per l’inverno.', en: 'For the winter.', de: 'Für den Winter.' };
const end = '2026-11-30T23:00:00.000Z';
const siteCode = (text: string, overrides: Partial<SiteDiscountCode> = {}): SiteDiscountCode => ({
  code: text,
  percent: 10,
  validity: 'once-per-user',
  expires: end,
  why,
  ...overrides,
});
const discount_codes = [
  siteCode('INVERNO10'),
  siteCode('PRIMO', { validity: 'once', percent: 50 }),
  siteCode('UNICO', { validity: 'once', expires: '2026-12-31T23:00:00.000Z' }),
  siteCode('SEMPRE', { validity: 'unlimited', percent: 5 }),
  // a site file with this is refused; `sitesWith` does not check site files
  siteCode('ETERNO', { expires: null }),
  siteCode('SPENTO', { status: 'disabled' }),
  siteCode('POLSKA', { country: 'PL' }),
  siteCode('GRANDE', { minimum_order_value: 1999, currency: 'EUR' }),
  siteCode('PAYPAL', { paymentmethods: ['paypal'] }),
];
const server = await createTestServer({ parts: { sites: sitesWith({ shop: { discount_codes } }) } });
const host = { host: 'shop.test' };

async function addShopper(overrides?: Parameters<typeof addBuyer>[1]) {
  const buyer = await addBuyer(server, overrides);
  const order = (fields?: Record<string, unknown>) => placeOrder(server, buyer.call, fields, host);
  const checkCode = (text: string) =>
    buyer.call('GET', `/api/discountcode.php?code=${encodeURIComponent(text)}`, undefined, host);
  const pay = async (id: string) => {
    server.settlePayment(id, 'completed');
    await webhook(server, `tr_${id}`);
  };
  const price = async (fields: Record<string, unknown>) => {
    const { body } = await order(fields);
    return body.code ?? body.payment.amount.amount_minor;
  };
  return { ...buyer, order, checkCode, pay, price };
}
const givePersonalCode = (buyer: Buyer, expiresAt: Date | null = null) =>
  server.ctx.transaction(tx =>
    addPersonalCode(server.ctx, tx, { pool: 'velluto', memberId: buyer.id, percent: 30, why, expiresAt }),
  );

describe('a code of the site', () => {
  test('applies in upper or lower case, with its reason in the language of the member', async () => {
    const anna = await addShopper();
    expect((await anna.checkCode(' inverno10 ')).body.discountcode).toMatchObject({
      code: 'INVERNO10',
      value_percentage: 10,
      user_id: null,
      expires: end,
      reason: 'promotion',
      why: 'Per l’inverno.',
    });
    expect(await anna.price({ discountcode: 'Inverno10' })).toBe(899);
  });

  test('applies only under its conditions: country, payment method, least order, time', async () => {
    const anna = await addShopper();
    const invalid = 'discount_code_invalid';
    expect(await anna.price({ discountcode: 'POLSKA' })).toBe(invalid);
    expect(await anna.price({ discountcode: 'POLSKA', country: 'PL', method: 'blik' })).toBe(3869);
    expect(await anna.price({ discountcode: 'GRANDE' })).toBe(invalid);
    expect(await anna.price({ discountcode: 'GRANDE', package: 'credits-50' })).toBe(1799);
    expect(
      await anna.price({ discountcode: 'GRANDE', package: 'credits-50', country: 'PL', method: 'blik' }),
    ).toBe(invalid);
    expect(await anna.price({ discountcode: 'PAYPAL' })).toBe(invalid);
    expect(await anna.price({ discountcode: 'PAYPAL', method: 'paypal' })).toBe(899);
    expect(await anna.price({ discountcode: 'SPENTO' })).toBe(invalid);
    expect(await anna.price({ discountcode: 'ETERNO' })).toBe(invalid);
    server.clock.set(end);
    expect(await anna.price({ discountcode: 'INVERNO10' })).toBe(invalid);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('is listed with the packages that it makes cheaper, at the price of an order with it', async () => {
    const [anna, eva] = [await addShopper(), await addShopper({ created_at: server.clock.now() })];
    for (const [code, country, ids] of [
      ['GRANDE', 'IT', ['credits-50', 'credits-120', 'credits-300', 'premium-3', 'premium-6', 'premium-12']],
      ['GRANDE', 'PL', []],
      ['POLSKA', 'IT', []],
    ] as const) {
      const address = `/api/discountcode.php?code=${code}&country=${country}`;
      const { body } = await anna.call('GET', address, undefined, host);
      const cheaper = [...body.credits, ...body.premium];
      expect(cheaper.map(({ id }) => id)).toEqual(ids);
      for (const offer of cheaper) {
        const { payment } = (await anna.order({ package: offer.id, country, discountcode: code })).body;
        expect(payment.amount).toEqual(offer.price);
      }
    }
    // the time bonus is the greater discount
    const { body } = await eva.checkCode('INVERNO10');
    expect(body).toMatchObject({ discountcode: { code: 'INVERNO10' }, credits: [], premium: [] });
  });

  test('gets the same error whether unknown, disabled, used or of another member', async () => {
    const [anna, eva] = [await addShopper(), await addShopper()];
    const evasCode = await givePersonalCode(eva);
    const first = (await anna.order({ discountcode: 'INVERNO10' })).body.payment;
    await anna.pay(first.payment_id);
    const answers = await Promise.all(
      ['NIENTE', 'SPENTO', 'INVERNO10', evasCode, "' or 1=1"].map(anna.checkCode),
    );
    const [firstAnswer] = answers;
    expect(firstAnswer).toMatchObject({ status: 404, body: { code: 'discount_code_invalid' } });
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: firstAnswer?.body });
  });

  test('once per member applies once, and unlimited any number of times', async () => {
    const anna = await addShopper();
    for (const [text, secondPrice] of [
      ['INVERNO10', 'discount_code_invalid'],
      ['SEMPRE', 949],
    ] as const) {
      const { payment } = (await anna.order({ discountcode: text })).body;
      await anna.pay(payment.payment_id);
      expect(await anna.price({ discountcode: text })).toBe(secondPrice);
    }
    expect(await (await addShopper()).price({ discountcode: 'INVERNO10' })).toBe(899);
  });

  test('once for all goes to one of many concurrent orders', async () => {
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => addShopper()));
    const answers = await Promise.all(shoppers.map(shopper => shopper.order({ discountcode: 'PRIMO' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404]);
    const winner = answers.findIndex(({ status }) => status === 201);
    const id = answers[winner]?.body.payment.payment_id;
    // the payment fails, so that another member may use the code
    server.settlePayment(id, 'failed');
    await webhook(server, `tr_${id}`);
    const next = shoppers[(winner + 1) % 5];
    const { payment } = (await next?.order({ discountcode: 'PRIMO' }))?.body ?? {};
    await next?.pay(payment.payment_id);
    for (const shopper of shoppers)
      expect(await shopper.price({ discountcode: 'PRIMO' })).toBe('discount_code_invalid');
  });

  test('once for all stays used after the member who used it is erased', async () => {
    const password = 'una lunga passeggiata';
    const anna = await addShopper({ password_hash: await server.ctx.passwords.hash(password) });
    const { payment } = (await anna.order({ discountcode: 'UNICO' })).body;
    await anna.pay(payment.payment_id);
    const deletion = { password, reason: 'privacy', paid_credits: 20 };
    expect((await anna.call('DELETE', '/api/account.php', deletion)).status).toBe(200);
    server.clock.advance({ days: 14 });
    await purgeAccounts(server.ctx);
    const remaining = server.db.selectFrom('member').select('id').where('id', '=', anna.id);
    expect(await remaining.execute()).toEqual([]);
    expect(await (await addShopper()).price({ discountcode: 'UNICO' })).toBe('discount_code_invalid');
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});

describe('a personal code', () => {
  test('is listed with its reason, and works for its member only, once, until it expires', async () => {
    const [anna, eva] = [await addShopper(), await addShopper()];
    const annasCode = await givePersonalCode(anna, new Date('2026-12-01T00:00:00.000Z'));
    const { discountcodes } = (await anna.call('GET', '/api/discountcodes.php')).body;
    expect(discountcodes).toMatchObject([
      { code: annasCode, value_percentage: 30, user_id: anna.id, reason: 'personal', why: 'Per l’inverno.' },
    ]);
    expect((await eva.call('GET', '/api/discountcodes.php')).body.discountcodes).toEqual([]);
    expect(await eva.price({ discountcode: annasCode })).toBe('discount_code_invalid');
    const { payment } = (await anna.order({ discountcode: annasCode.toLowerCase() })).body;
    expect(payment.amount.amount_minor).toBe(699);
    await anna.pay(payment.payment_id);
    expect(await anna.price({ discountcode: annasCode })).toBe('discount_code_invalid');
    const endingCode = await givePersonalCode(anna, new Date('2026-11-22T00:00:00.000Z'));
    server.clock.set('2026-11-22T00:00:00.000Z');
    expect(await anna.price({ discountcode: endingCode })).toBe('discount_code_invalid');
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});

describe('a code from an operator', () => {
  test('is given to the member with the address, until the end of its last day in the time zone of the site', async () => {
    const anna = await addShopper({ email: 'Anna.Gift@example.com' });
    const gift = { site: 'velluto', email: ' anna.gift@EXAMPLE.com', percent: 20, why, until: '2026-11-21' };
    const text = await giveCodeByEmail(server.ctx, gift);
    const { discountcodes } = (await anna.call('GET', '/api/discountcodes.php')).body;
    expect(discountcodes).toMatchObject([
      { code: text, value_percentage: 20, user_id: anna.id, expires: '2026-11-21T23:00:00.000Z' },
    ]);
    for (const [wrong, message] of [
      [{ site: 'nowhere' }, 'There is no site nowhere.'],
      [{ email: 'nobody@example.com' }, 'Nobody here has this address.'],
      [{ until: '2026-11-20' }, '2026-11-20 is over.'],
      [{ site: 'nordlys' }, 'nordlys has no pages in it.'],
    ] as const) {
      await expect(giveCodeByEmail(server.ctx, { ...gift, ...wrong })).rejects.toThrow(message);
    }
  });
});

test('the reason of a code is never in a language that the visited site does not have', async () => {
  const reasonAt = async (texts: typeof why | { it: string } | { de: string }) => {
    const anna = await addShopper();
    await server.ctx.transaction(tx =>
      addPersonalCode(server.ctx, tx, {
        pool: 'velluto',
        memberId: anna.id,
        percent: 30,
        why: texts,
        expiresAt: null,
      }),
    );
    const answer = await anna.call('GET', '/api/discountcodes.php', undefined, { host: 'nordlys.localhost' });
    return answer.body.discountcodes[0].why;
  };
  expect([
    await reasonAt(why),
    await reasonAt({ de: 'Für den Winter.' }),
    await reasonAt({ it: 'Per l’inverno.' }),
  ]).toEqual(['For the winter.', 'Für den Winter.', null]);
});

describe('one offer at a time', () => {
  const signedUpNow = () => ({ created_at: server.clock.now() });

  test('orders of many open pages cannot all be paid at the price of one offer', async () => {
    const anna = await addShopper(signedUpNow());
    const orders = [];
    for (const discountcode of [undefined, 'TIMEBONUS25', 'BENVENUTO25', undefined]) {
      orders.push((await anna.order(discountcode ? { discountcode } : {})).body.payment);
    }
    expect(orders.map(({ amount }) => amount.amount_minor)).toEqual([749, 749, 749, 749]);
    const states = await Promise.all(orders.map(async order => (await anna.state(order.payment_id)).status));
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled', 'pending']);
  });

  test('the same order from five tabs concurrently is one order, at that price', async () => {
    for (const fields of [{}, { discountcode: 'TIMEBONUS25' }]) {
      const anna = await addShopper(signedUpNow());
      const answers = await Promise.all(Array.from({ length: 5 }, () => anna.order(fields)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
      const payments = answers.map(({ body }) => body.payment);
      expect(new Set(payments.map(payment => payment.payment_id)).size).toBe(1);
      expect(payments).toMatchObject(
        Array(5).fill({ status: 'pending', amount: { amount_minor: 749 }, checkout_url: expect.any(String) }),
      );
      await anna.pay(payments[0].payment_id);
      expect(await anna.user()).toMatchObject({ credits: 20 });
    }
  });

  test('the same package at another site of the pool is sold by that site', async () => {
    const anna = await addShopper(signedUpNow());
    const { payment: first } = (await anna.order()).body;
    const second = await placeOrder(server, anna.call);
    expect([second.status, second.body.payment.amount.amount_minor]).toEqual([201, 749]);
    expect((await anna.state(first.payment_id)).status).toBe('cancelled');
    const { payment_id } = second.body.payment;
    const sold = server.db.selectFrom('payment').select('site_id').where('id', '=', payment_id);
    expect(await sold.executeTakeFirst()).toEqual({ site_id: 'velluto' });
  });

  test('after concurrent orders of different packages the last one has the discount', async () => {
    const anna = await addShopper(signedUpNow());
    const orderFields = ['credits-20', 'credits-50', 'credits-120'].flatMap(packageId => [
      { package: packageId, discountcode: 'TIMEBONUS25' },
      { package: packageId },
    ]);
    const answers = await Promise.all(orderFields.map(order => anna.order(order)));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(6).fill(undefined));
    const orders = new Map(answers.map(({ body: { payment } }) => [payment.payment_id, payment]));
    const states = await Promise.all([...orders.keys()].map(async id => (await anna.state(id)).status));
    expect(states.filter(status => status === 'pending')).toHaveLength(1);
  });

  test('an order that cannot be cancelled any more keeps the offer', async () => {
    const [anna, eva] = [await addShopper(signedUpNow()), await addShopper(signedUpNow())];
    for (const shopper of [anna, eva]) {
      const { payment } = (await shopper.order()).body;
      server.settlePayment(payment.payment_id, 'completed');
      // an order that names the code is refused, since its price was shown; one without a code gets the current price
      if (shopper === anna) {
        const shown = { discountcode: 'TIMEBONUS25' };
        expect(await shopper.price({ ...shown, package: 'credits-50' })).toBe('discount_code_invalid');
        expect(await shopper.price(shown)).toBe('discount_code_invalid');
        // the very same order is answered with the one that was paid
      } else expect(await shopper.price({})).toBe(749);
      expect(await shopper.state(payment.payment_id)).toMatchObject({ status: 'completed' });
      expect(await shopper.price({})).toBe(999);
    }
  });

  test('an order in progress at the bank keeps the offer, and another order has the full price', async () => {
    const anna = await addShopper(signedUpNow());
    const { payment } = (await anna.order()).body;
    const cancel = vi.spyOn(server.payments.provider, 'cancel').mockResolvedValue();
    expect(await anna.price({ package: 'credits-50' })).toBe(1999);
    expect(await anna.price({ package: 'credits-120', discountcode: 'TIMEBONUS25' })).toBe(
      'discount_code_invalid',
    );
    cancel.mockRestore();
    expect(await anna.state(payment.payment_id)).toMatchObject({ status: 'pending' });
    expect((await anna.order()).body.payment.payment_id).toBe(payment.payment_id);
    server.settlePayment(payment.payment_id, 'cancelled');
    expect((await anna.order()).body.payment.payment_id).not.toBe(payment.payment_id);
  });

  test('the countdown is not restarted by a log-out, another device or a refund', async () => {
    const anna = await addShopper(signedUpNow());
    const bonus = async () =>
      (await (await server.client(anna))('GET', '/api/user.php')).body.user.time_bonus;
    const first = await bonus();
    await anna.call('GET', '/api/logout.php');
    server.clock.advance({ hours: 1 });
    expect((await bonus()).expires).toBe(first.expires);
    const refundedBuyer = await addBuyer(server, signedUpNow());
    const id = await refundedBuyer.buy();
    server.payments.reverse(id, 'refund', 749);
    await webhook(server, `tr_${id}`);
    expect(await refundedBuyer.user()).toMatchObject({ paid_user: false, time_bonus: null });
    expect((await refundedBuyer.order()).body.payment.amount.amount_minor).toBe(999);
    server.clock.advance({ hours: 3 });
    expect(await bonus()).toBeNull();
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('time bonus and welcome code end together, in the list of codes too', async () => {
    const anna = await addShopper(signedUpNow());
    const { discountcodes } = (await anna.call('GET', '/api/discountcodes.php')).body;
    expect(discountcodes).toMatchObject([{ code: 'TIMEBONUS25' }, { code: 'BENVENUTO25' }]);
    expect(discountcodes[0].expires).toBe(discountcodes[1].expires);
    server.clock.advance({ hours: 4 });
    expect((await anna.call('GET', '/api/discountcodes.php')).body.discountcodes).toEqual([]);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});
