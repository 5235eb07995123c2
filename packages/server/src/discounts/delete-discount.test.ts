import { describe, expect, test } from 'vitest';
import { addBuyer } from '../../test/buyers.ts';
import { createTestServer } from '../../test/server.ts';
import { sitesWith } from '../../test/sites.ts';

const { company } = sitesWith({}).byId('velluto');
const sites = sitesWith({
  ten: { company: { ...company, delete_discount: 10 } },
  none: { company: { ...company, delete_discount: null } },
});
const server = await createTestServer({ parts: { sites } });
const refused = [404, 'discount_code_invalid'];

/** A member who has bought once, unless said otherwise. */
async function someone({ bought = true } = {}) {
  const buyer = await addBuyer(server);
  if (bought) await buyer.buy();
  const offered = async (host = 'localhost') =>
    (await buyer.call('GET', '/api/account.php', undefined, { host })).body.delete_discount;
  const take = async (host = 'localhost') => {
    const { status, body } = await buyer.call('POST', '/api/discountcode.php', undefined, { host });
    return status === 200 ? body.discountcode : [status, body.code];
  };
  return { ...buyer, offered, take };
}

describe('who is about to delete the account', () => {
  test('is offered what the company of the site gives, and nothing where it gives nothing', async () => {
    const anna = await someone();
    expect(await anna.offered()).toEqual({ value_percentage: 30, days: 30 });
    expect(await anna.offered('ten.test')).toEqual({ value_percentage: 10, days: 30 });
    expect(await anna.offered('none.test')).toBeNull();
    expect(await anna.take('none.test')).toEqual(refused);
    expect(await anna.take('ten.test')).toMatchObject({ value_percentage: 10 });
  });

  test('is offered nothing before the first purchase: the newcomer’s offer has one end', async () => {
    const eva = await someone({ bought: false });
    expect(await eva.offered()).toBeNull();
    expect(await eva.take()).toEqual(refused);
  });
});

describe('who stays', () => {
  test('has one code of their own, with its reason and one end, however often they ask', async () => {
    const anna = await someone();
    const [code, ...others] = await Promise.all([anna.take(), anna.take(), anna.take()]);
    expect(code).toMatchObject({
      value_percentage: 30,
      user_id: anna.id,
      expires: '2026-12-21T12:00:00.000Z',
      validity: 'once-per-user',
      reason: 'personal',
      why: 'Perché resti con noi.',
    });
    server.clock.advance({ days: 1 });
    expect([...others, await anna.take()]).toEqual([code, code, code]);
    expect(await anna.offered()).toBeNull();
    const { discountcodes } = (await anna.call('GET', '/api/discountcodes.php')).body;
    expect(discountcodes).toEqual([code]);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('pays the price with it, once', async () => {
    const [anna, eva] = [await someone(), await someone()];
    const { code } = await anna.take();
    expect((await eva.order({ discountcode: code })).body.code).toBe('discount_code_invalid');
    const { payment } = (await anna.order({ discountcode: code })).body;
    expect(payment.amount.amount_minor).toBe(699);
    server.settlePayment(payment.payment_id, 'completed');
    await anna.state(payment.payment_id);
    expect((await anna.order({ discountcode: code })).body.code).toBe('discount_code_invalid');
    expect(await anna.take()).toEqual(refused);
    expect(await anna.offered()).toBeNull();
  });

  test('is not offered another one after its end', async () => {
    const anna = await someone();
    const { code } = await anna.take();
    server.clock.advance({ days: 30, ms: -1 });
    const fresh = await server.client(anna);
    expect((await fresh('POST', '/api/discountcode.php')).body.discountcode.code).toBe(code);
    server.clock.advance({ ms: 1 });
    expect((await fresh('POST', '/api/discountcode.php')).status).toBe(404);
    expect((await fresh('GET', '/api/account.php')).body.delete_discount).toBeNull();
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});
