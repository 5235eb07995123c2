import { describe, expect, test } from 'vitest';
import { placeOrder } from '../../../../test/buy.ts';
import { addBuyer, webhook } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { takeNumber } from '../settlement/receipt-queries.ts';

const sites = sitesWith({ taxed: { vat_percent: { IT: 22 } } });
const server = await createTestServer({ parts: { sites } });
const taxed = { host: 'taxed.test' };

describe('transactions', () => {
  test('are listed by pages, the latest first, in every state', async () => {
    const anna = await addBuyer(server);
    expect((await anna.call('GET', '/api/transactions.php')).body).toEqual({
      transactions: [],
      page: 1,
      num_pages: 1,
    });
    const ids: string[] = [];
    for (let count = 0; count < 21; count++) {
      server.clock.advance({ minutes: 1 });
      const { payment_id: id } = (await anna.order()).body.payment;
      server.settlePayment(id, 'failed');
      await anna.state(id);
      ids.unshift(id);
    }
    const first = (await anna.call('GET', '/api/transactions.php')).body;
    expect(first.transactions.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 20));
    expect(first).toMatchObject({ page: 1, num_pages: 2 });
    expect(first.transactions[0]).toMatchObject({
      status: 'failed',
      package: 'credits-20',
      credits: 20,
      months: null,
      method: 'visa',
      amount: { amount_minor: 999, currency: 'EUR' },
      completed_at: null,
      repaid: null,
      receipt: null,
    });
    const second = (await anna.call('GET', '/api/transactions.php?page=2')).body;
    expect(second.transactions.map(({ id }: { id: string }) => id)).toEqual(ids.slice(20));
    expect((await anna.call('GET', '/api/transactions.php?page=9')).body.transactions).toEqual([]);
    expect((await anna.call('GET', '/api/transactions.php?page=0')).status).toBe(400);
  });

  test('show what was repaid, and keep what was bought', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy({ package: 'premium-3' });
    server.payments.reverse(id, 'refund', 1000);
    await webhook(server, `tr_${id}`);
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction).toMatchObject({
      id,
      status: 'completed',
      months: 3,
      repaid: { amount_minor: 1000, currency: 'EUR' },
      reversals: [{ kind: 'refund', amount: { amount_minor: 1000 }, status: 'active', credits: 10 }],
      vat: { percent: 22 },
      discount_code: null,
      company: { name: 'Velluto Media B.V.', representative: 'Noor de Wit' },
      withdrawal: { payment: id, possible: true },
    });
    expect(transaction.ends_at).toBe('2027-02-21T12:21:00.000Z');
    const account = await server.db
      .selectFrom('account')
      .select('email')
      .where('member_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const kinds = (await server.mails(account.email)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['receipt', 'refund']);
  });

  test('show how each was undone', async () => {
    const anna = await addBuyer(server);
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push(await anna.buy());
    const [untouched, refunded, charged, failed, withdrawn] = ids;
    server.payments.reverse(refunded as string, 'refund', 500);
    server.payments.reverse(charged as string, 'refund', 100);
    server.payments.reverse(charged as string, 'chargeback', 899);
    server.payments.reverse(failed as string, 'refund', 999).undone = true;
    await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: withdrawn });
    for (const id of [refunded, charged, failed]) await webhook(server, `tr_${id}`);
    const { transactions } = (await anna.call('GET', '/api/transactions.php')).body;
    const undone = new Map(
      transactions.map(({ id, ...transaction }: { id: string; undone: unknown }) => [id, transaction.undone]),
    );
    expect([untouched, refunded, charged, failed, withdrawn].map(id => undone.get(id))).toEqual([
      null,
      'refunded',
      'charged_back',
      null,
      'withdrawn',
    ]);
  });

  test('are those of the member only', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const id = await anna.buy();
    for (const requestedId of [id, server.ctx.ids.uuid(), 'x', "' or true"]) {
      const answer = await eva.call('GET', `/api/transaction.php?id=${encodeURIComponent(requestedId)}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const visitor = await server.client();
    for (const path of [
      'transactions.php',
      `transaction.php?id=${id}`,
      'repeat-order.php',
      'discountcodes.php',
    ]) {
      expect((await visitor('GET', `/api/${path}`)).body.code).toBe('authentication_required');
    }
  });
});

describe('receipts', () => {
  const numbers = async () =>
    (await server.db.selectFrom('receipt').select(['site_id', 'number']).orderBy('number').execute())
      .filter(({ site_id }) => site_id === 'velluto')
      .map(({ number }) => number);

  test('have numbers without a gap, also when payments end concurrently, twice, or are undone', async () => {
    const before = (await numbers()).length;
    const buyers = await Promise.all(Array.from({ length: 6 }, () => addBuyer(server)));
    const ids = await Promise.all(
      buyers.map(async buyer => (await buyer.order()).body.payment.payment_id as string),
    );
    for (const id of ids.slice(0, 5)) server.settlePayment(id, 'completed');
    server.settlePayment(ids[5] as string, 'failed');
    // a transaction that fails at its end must not use up its number
    const crash = server.ctx.transaction(async tx => {
      await takeNumber(tx.db, 'velluto');
      throw new Error('crash');
    });
    const rejection = expect(crash).rejects.toThrow('crash');
    await Promise.all([...ids, ...ids].map(id => webhook(server, `tr_${id}`)));
    await rejection;
    expect(await numbers()).toEqual(Array.from({ length: before + 5 }, (_, index) => index + 1));
  });

  test('are mailed once, with number, seller and tax where the site names a rate', async () => {
    const anna = await addBuyer(server, { email: 'anna.receipt@example.com' });
    const order = await placeOrder(server, anna.call, { package: 'credits-50' }, taxed);
    const id = order.body.payment.payment_id;
    server.settlePayment(id, 'completed');
    await Promise.all([webhook(server, `tr_${id}`), webhook(server, `tr_${id}`), anna.state(id)]);
    const mails = await server.mails('anna.receipt@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('TAXED-000001');
    expect(mails[0]?.text).toContain('Velluto Media B.V.');
    expect(mails[0]?.text).toMatch(/IVA 22\s?%/);
    const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body;
    expect(transaction).toMatchObject({
      receipt: expect.stringMatching(/^TAXED-000001-\w{8}$/),
      vat: { percent: 22, net: { amount_minor: 1639 }, tax: { amount_minor: 360 } },
    });
  });
});

describe('repeat orders', () => {
  test('are previous purchases, each payment method once, at current prices', async () => {
    const anna = await addBuyer(server);
    await anna.order({ package: 'credits-300' });
    for (const [packageId, method] of [
      ['credits-20', 'visa'],
      ['credits-50', 'paypal'],
      ['credits-20', 'visa'],
    ]) {
      server.clock.advance({ minutes: 1 });
      await anna.buy({ package: packageId, method });
    }
    // a package that is no longer sold, bought at an old price
    await server.db
      .updateTable('payment')
      .set({ package_id: 'credits-10', amount_minor: 111 })
      .where('member_id', '=', anna.id)
      .where('package_id', '=', 'credits-50')
      .execute();
    const { body } = await anna.call('GET', '/api/repeat-order.php?country=IT');
    expect(body).toMatchObject({ currency: 'EUR', payment_country: 'IT' });
    const price = { amount_minor: 999, currency: 'EUR' };
    expect(body.orders).toMatchObject([
      { package: 'credits-20', method: 'visa', price, normal_price: price, discount_percent: null },
      { package: 'credits-10', method: 'paypal', price: null, normal_price: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('111');
    const poland = (await anna.call('GET', '/api/repeat-order.php?country=PL')).body;
    expect(poland.orders[0].price).toEqual({ amount_minor: 4299, currency: 'PLN' });
  });
});
