import { describe, expect, test, vi } from 'vitest';
import { addBuyer, withoutProvider } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const newId = server.ctx.ids.uuid;

describe('ordering', () => {
  test('has the price of the server: package, country, discount', async () => {
    const anna = await addBuyer(server, { created_at: server.clock.now() });
    const first = await anna.order();
    expect(first.status).toBe(201);
    expect(first.body.payment).toMatchObject({
      status: 'pending',
      package: 'credits-20',
      credits: 20,
      method: 'visa',
      refund_days: 14,
      amount: { amount_minor: 749, currency: 'EUR' },
    });
    expect((await anna.order({ country: 'PL', method: 'blik' })).body.payment.amount.currency).toBe('PLN');
    server.clock.advance({ hours: 4 });
    expect((await anna.order()).body.payment.amount).toEqual({ amount_minor: 999, currency: 'EUR' });
  });

  test('has the price shown in the list of packages', async () => {
    const anna = await addBuyer(server);
    for (const country of ['IT', 'GB', 'CH']) {
      const { body: shop } = await anna.call('GET', `/api/packages.php?country=${country}`);
      for (const offer of [...shop.credits, ...shop.premium]) {
        const { body } = await anna.order({ package: offer.id, country });
        expect(body.payment.amount).toEqual(offer.price);
      }
    }
  });

  test('refuses a package that is not sold or not offered there, an invalid code, or too high an amount', async () => {
    const anna = await addBuyer(server);
    const refusals: [fields: Record<string, unknown>, status: number, code: string][] = [
      [{ package: 'credits-1' }, 404, 'package_unavailable'],
      [{ method: 'ideal' }, 400, 'payment_method_unavailable'],
      [{ country: 'JP' }, 400, 'invalid_request'],
      [{ discountcode: 'FREE100' }, 404, 'discount_code_invalid'],
      [{ price: 1 }, 400, 'invalid_request'],
      [{ next: 'https://evil.example/' }, 400, 'invalid_request'],
      [{ next: '//evil.example' }, 400, 'invalid_request'],
      [{ next: '/api/logout.php' }, 400, 'invalid_request'],
      [{ method: 'cash' }, 400, 'invalid_request'],
      [{ package: "'; drop table payment; --" }, 404, 'package_unavailable'],
    ];
    for (const [fields, status, code] of refusals) {
      const answer = await anna.order(fields);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const visitor = await server.client();
    expect((await visitor('POST', '/api/payment.php', {})).body.code).toBe('authentication_required');
  });

  test('the provider sends the buyer back to the payment, with the page of this order to go on to', async () => {
    const create = vi.spyOn(server.payments.provider, 'create');
    const anna = await addBuyer(server);
    const ways: [next: string | undefined, query: string][] = [
      ['/chats/c1?a=b', '?next=%2Fchats%2Fc1%3Fa%3Db'],
      ['/chats/c2', '?next=%2Fchats%2Fc2'],
      [undefined, ''],
    ];
    for (const [next, query] of ways) {
      const { body } = await anna.order({ next });
      const returnUrl = create.mock.lastCall?.[0].redirectUrl ?? '';
      expect(returnUrl).toMatch(/^https?:/);
      expect(returnUrl.replace(/^.*?:\/\/[^/]+/, '')).toBe(
        `/transactions/${body.payment.payment_id}${query}`,
      );
    }
  });

  test('the same key orders once; another order under the same key is a conflict', async () => {
    const anna = await addBuyer(server);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => anna.order({}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.payment_id)).size).toBe(1);
    const other = await anna.order({ package: 'credits-300' }, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('a key belongs to its member: another member can order under the same key, and learns nothing', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const key = newId();
    const { body: first } = await anna.order({}, key);
    const second = await eva.order({}, key);
    expect(second.status).toBe(201);
    expect(second.body.payment.payment_id).not.toBe(first.payment.payment_id);
    expect((await anna.order({}, key)).body.payment.payment_id).toBe(first.payment.payment_id);
  });

  test('can be resumed under the same key after the provider was unreachable', async () => {
    const anna = await addBuyer(server);
    const key = newId();
    const failed = await withoutProvider(server, () => anna.order({}, key));
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_provider_unavailable']);
    const { status, body } = await anna.order({}, key);
    expect(status).toBe(200);
    expect(body.payment.checkout_url).toBe(`https://pay.example/tr_${body.payment.payment_id}`);
  });

  test('a payment of another member is not found', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const { payment_id } = (await anna.order()).body.payment;
    for (const id of [payment_id, newId(), 'x', "' or true"]) {
      const { status, body } = await eva.call('GET', `/api/payment.php?payment_id=${encodeURIComponent(id)}`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});
