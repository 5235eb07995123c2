import { describe, expect, test } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';

const { company } = sitesWith({}).byId('velluto');
const sites = sitesWith({
  ten: { company: { ...company, delete_discount: 10 } },
  none: { company: { ...company, delete_discount: null } },
});
const server = await createTestServer({ parts: { sites } });
const refused = [404, 'discount_code_invalid'];

/** Adds a member, who has bought once by default. */
async function addCustomer({ bought: hasBought = true } = {}) {
  const buyer = await addBuyer(server);
  if (hasBought) await buyer.buy();
  const offeredDiscount = async (host = 'localhost') =>
    (await buyer.call('GET', '/api/account.php', undefined, { host })).body.delete_discount;
  const takeDiscount = async (host = 'localhost') => {
    const { status, body } = await buyer.call('POST', '/api/discountcode.php', undefined, { host });
    return status === 200 ? body.discountcode : [status, body.code];
  };
  return { ...buyer, offeredDiscount, takeDiscount };
}

describe('a member who is about to delete the account', () => {
  test('is offered what the company of the site gives, and nothing where it gives nothing', async () => {
    const anna = await addCustomer();
    expect(await anna.offeredDiscount()).toEqual({ value_percentage: 30, days: 30 });
    expect(await anna.offeredDiscount('ten.test')).toEqual({ value_percentage: 10, days: 30 });
    expect(await anna.offeredDiscount('none.test')).toBeNull();
    expect(await anna.takeDiscount('none.test')).toEqual(refused);
    expect(await anna.takeDiscount('ten.test')).toMatchObject({ value_percentage: 10 });
  });

  test('is offered nothing before the first purchase: the newcomer’s offer has one end', async () => {
    const eva = await addCustomer({ bought: false });
    expect(await eva.offeredDiscount()).toBeNull();
    expect(await eva.takeDiscount()).toEqual(refused);
  });
});

describe('a member who stays', () => {
  test('has one code of their own, with its reason and one end, however often they ask', async () => {
    const anna = await addCustomer();
    const [code, ...others] = await Promise.all([
      anna.takeDiscount(),
      anna.takeDiscount(),
      anna.takeDiscount(),
    ]);
    expect(code).toMatchObject({
      value_percentage: 30,
      user_id: anna.id,
      expires: '2026-12-21T12:00:00.000Z',
      validity: 'once-per-user',
      reason: 'personal',
      why: 'Perché resti con noi.',
    });
    server.clock.advance({ days: 1 });
    expect([...others, await anna.takeDiscount()]).toEqual([code, code, code]);
    expect(await anna.offeredDiscount()).toBeNull();
    const { discountcodes } = (await anna.call('GET', '/api/discountcodes.php')).body;
    expect(discountcodes).toEqual([code]);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('pays the price with it, once', async () => {
    const [anna, eva] = [await addCustomer(), await addCustomer()];
    const { code } = await anna.takeDiscount();
    expect((await eva.order({ discountcode: code })).body.code).toBe('discount_code_invalid');
    const { payment } = (await anna.order({ discountcode: code })).body;
    expect(payment.amount.amount_minor).toBe(699);
    server.settlePayment(payment.payment_id, 'completed');
    await anna.state(payment.payment_id);
    expect((await anna.order({ discountcode: code })).body.code).toBe('discount_code_invalid');
    expect(await anna.takeDiscount()).toEqual(refused);
    expect(await anna.offeredDiscount()).toBeNull();
  });

  test('is not offered another one after its end', async () => {
    const anna = await addCustomer();
    const { code } = await anna.takeDiscount();
    server.clock.advance({ days: 30, ms: -1 });
    const fresh = await server.client(anna);
    expect((await fresh('POST', '/api/discountcode.php')).body.discountcode.code).toBe(code);
    server.clock.advance({ ms: 1 });
    expect((await fresh('POST', '/api/discountcode.php')).status).toBe(404);
    expect((await fresh('GET', '/api/account.php')).body.delete_discount).toBeNull();
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});
