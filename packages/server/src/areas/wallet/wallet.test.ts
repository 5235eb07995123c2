import { describe, expect, test } from 'vitest';
import { placeOrder } from '../../../test/buy.ts';
import { addBuyer, webhook } from '../../../test/buyers.ts';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { addWriter } from '../../../test/writers.ts';

const { packages } = sitesWith({}).byId('velluto');
const inEuro = packages.credits.map(pack => ({ ...pack, prices: { EUR: pack.prices.EUR ?? 0 } }));
const sites = sitesWith({
  euros: { countries: ['IT'], packages: { ...packages, credits: inEuro, premium: [] } },
});
const server = await createTestServer({ parts: { sites } });
const euro = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });

describe('the timeline', () => {
  test('shows every movement with the balance after it: held, delivered, bought, spent', async () => {
    const anna = await addWriter(server, { credits: 10 });
    const luca = await server.member({ name: 'Luca', gender: 'male' });
    await anna.send(luca);
    server.clock.advance({ minutes: 1 });
    await anna.send(luca);
    const { body } = await anna.call('GET', '/api/wallet.php');
    expect(body).toMatchObject({ balance: 6, held: 0, owed: 0, next: null });
    expect(body.entries).toMatchObject([
      {
        kind: 'message',
        credits: -2,
        held: 0,
        owed: 0,
        balance_after: 6,
        refunded: false,
        payment: null,
        to: { profile: luca.id, name: 'Luca', origin: 'member' },
      },
      { kind: 'message', credits: -2, balance_after: 8 },
      { kind: 'signup', credits: 10, balance_after: 10, to: null },
    ]);
  });

  test('shows reserved credits, and debt and its settlement', async () => {
    const unconfirmed = await addWriter(server, { credits: 4, accountStatus: 'not_confirmed' });
    await unconfirmed.send(await server.member({ gender: 'male' }));
    const wallet = (await unconfirmed.call('GET', '/api/wallet.php')).body;
    expect(wallet).toMatchObject({ balance: 2, held: 2 });
    expect(wallet.entries[0]).toMatchObject({ kind: 'hold', credits: -2, held: 2, balance_after: 2 });

    const anna = await addBuyer(server);
    const id = await anna.buy();
    await anna.spend(12);
    server.payments.reverse(id, 'chargeback', 999);
    const provider = await server.client();
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    await provider('POST', '/api/payment-webhook.php', `id=tr_${id}`, form);
    const shop = (await anna.call('GET', '/api/packages.php')).body;
    expect(shop.owed_credits).toBe(12);
    server.clock.advance({ minutes: 1 });
    await anna.buy({ package: 'credits-50' });
    const { balance, owed, entries } = (await anna.call('GET', '/api/wallet.php')).body;
    expect([balance, owed]).toEqual([38, 0]);
    const rows = entries.map((entry: Record<string, unknown>) => [
      entry.kind,
      entry.credits,
      entry.owed,
      entry.balance_after,
    ]);
    expect(rows).toEqual([
      ['debt', -12, -12, 38],
      ['purchase', 50, 0, 50],
      ['clawback', 0, 12, 0],
      ['clawback', -8, 0, 0],
      ['message', -12, 0, 8],
      ['purchase', 20, 0, 20],
    ]);
  });

  test('continues page by page without a gap, also while new movements are added', async () => {
    const anna = await addBuyer(server, { credits: 200 });
    for (let count = 0; count < 70; count++) {
      await anna.spend(1);
      if (count % 7 === 0) server.clock.advance({ ms: 1 });
    }
    const first = (await anna.call('GET', '/api/wallet.php')).body;
    expect(first.entries).toHaveLength(50);
    await anna.spend(3);
    const second = (await anna.call('GET', `/api/wallet.php?before=${first.next}`)).body;
    expect(second.next).toBeNull();
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map(({ id }) => id)).size).toBe(71);
    expect(all.map(({ balance_after }) => balance_after)).toEqual(
      Array.from({ length: 71 }, (_, index) => 130 + index),
    );
  });

  test('is that of the member: callers without a session, and cursors of others, get nothing', async () => {
    const [anna, eva] = [await addWriter(server, { credits: 3 }), await addWriter(server, { credits: 3 })];
    const { entries } = (await anna.call('GET', '/api/wallet.php')).body;
    for (const cursor of [entries[0].id, server.ctx.ids.uuid(), 'x', "' or 1=1"]) {
      const answer = await eva.call('GET', `/api/wallet.php?before=${encodeURIComponent(cursor)}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    }
    const visitor = await server.client();
    expect((await visitor('GET', '/api/wallet.php')).body.code).toBe('authentication_required');
  });
});

describe('spending limits', () => {
  const setLimits = (buyer: Awaited<ReturnType<typeof addBuyer>>, limits: unknown) =>
    buyer.call('PUT', '/api/wallet-limits.php', limits);
  const codeOf = async (answer: ReturnType<Awaited<ReturnType<typeof addBuyer>>['order']>) =>
    (await answer).body.code ?? 'ordered';

  test('refuse an order beyond the limit of a month, with the figures', async () => {
    const anna = await addBuyer(server);
    const { body } = await setLimits(anna, { monthly_limit: euro(2500) });
    expect(body.limits).toEqual({
      monthly_limit: euro(2500),
      next_limit: null,
      paused_until: null,
      next_pause: null,
      spent: euro(0),
      left: euro(2500),
    });
    await anna.buy({ package: 'credits-50' });
    const refused = await anna.order();
    expect([refused.status, refused.body.code]).toEqual([403, 'spending_limit_reached']);
    expect(refused.body.details).toEqual({ limit: euro(2500), left: euro(501) });
    const { limits } = (await anna.call('GET', '/api/wallet.php')).body;
    expect(limits).toMatchObject({ spent: euro(1999), left: euro(501) });
  });

  test('count orders in two tabs together, and release unpaid ones', async () => {
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(2100) });
    const packages = ['credits-20', 'credits-50'];
    const answers = await Promise.all(packages.map(id => anna.order({ package: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    const [ordered] = answers.filter(({ status }) => status === 201).map(({ body }) => body.payment);
    server.settlePayment(ordered.payment_id, 'failed');
    await anna.state(ordered.payment_id);
    expect(await codeOf(anna.order({ package: 'credits-50' }))).toBe('ordered');
    expect(await codeOf(anna.order())).toBe('spending_limit_reached');
  });

  test('do not count a repeated order twice', async () => {
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(999) });
    const key = server.ctx.ids.uuid();
    const answers = await Promise.all(Array.from({ length: 4 }, () => anna.order({}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  });

  test('apply to the calendar month in the time zone of the site', async () => {
    server.clock.set('2027-01-31T22:30:00.000Z');
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(1000) });
    await anna.buy();
    expect(await codeOf(anna.order())).toBe('spending_limit_reached');
    server.clock.set('2027-01-31T23:00:00.000Z'); // midnight in Rome
    expect(await codeOf(anna.order())).toBe('ordered');
    expect(await codeOf(anna.order({ package: 'credits-50' }))).toBe('spending_limit_reached');
  });

  test('count nothing of a payment that was refunded and then charged back as well', async () => {
    const anna = await addBuyer(server);
    await anna.buy({ package: 'credits-50' });
    const id = await anna.buy();
    for (const kind of ['refund', 'chargeback'] as const) server.payments.reverse(id, kind, 999);
    await webhook(server, `tr_${id}`);
    const { status, body } = await anna.call('GET', '/api/wallet.php');
    expect([status, body.limits.spent]).toEqual([200, euro(1999)]);
  });

  test('apply in another currency too, converted by the prices of the site', async () => {
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(1500) });
    await anna.buy({ country: 'PL', method: 'blik' });
    const { limits } = (await anna.call('GET', '/api/wallet.php')).body;
    expect(limits.spent).toEqual(euro(999));
    expect(await codeOf(anna.order())).toBe('spending_limit_reached');
    expect(await codeOf(anna.order({ country: 'PL', method: 'blik' }))).toBe('spending_limit_reached');
  });

  test('apply at a site without prices in that currency, converted by the prices of another site', async () => {
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(1500) });
    await anna.buy({ country: 'PL', method: 'blik' });
    const { body } = await placeOrder(server, anna.call, {}, { host: 'euros.test' });
    expect(body).toMatchObject({ code: 'spending_limit_reached', details: { left: euro(484) } });
  });

  test('are raised only after a day, however often requested, and lowered at once', async () => {
    const anna = await addBuyer(server);
    await setLimits(anna, { monthly_limit: euro(500) });
    const from = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const { body } = await setLimits(anna, { monthly_limit: null });
    expect(body.limits).toMatchObject({
      monthly_limit: euro(500),
      next_limit: { monthly_limit: null, from },
    });
    server.clock.advance({ hours: 23, minutes: 59 });
    await setLimits(anna, { monthly_limit: null });
    expect(await codeOf(anna.order())).toBe('spending_limit_reached');
    server.clock.advance({ minutes: 1 });
    expect(await codeOf(anna.order())).toBe('ordered');
    expect((await setLimits(anna, { monthly_limit: euro(100) })).body.limits.monthly_limit).toEqual(
      euro(100),
    );
    expect(await codeOf(anna.order())).toBe('spending_limit_reached');
  });

  test('after concurrent changes in two tabs one of both applies, never none', async () => {
    const anna = await addBuyer(server);
    await Promise.all([
      setLimits(anna, { monthly_limit: euro(100) }),
      setLimits(anna, { monthly_limit: euro(200) }),
    ]);
    const { limits } = (await anna.call('GET', '/api/wallet.php')).body;
    expect(limits.monthly_limit).toEqual(euro(100));
  });

  test('a pause lasts until its day begins in the time zone of the site, and can end early only after a day', async () => {
    server.clock.set('2027-03-01T12:00:00.000Z');
    const anna = await addBuyer(server);
    expect((await setLimits(anna, { paused_until: '2027-03-10' })).body.limits.paused_until).toBe(
      '2027-03-10',
    );
    const refused = await anna.order();
    expect([refused.status, refused.body.code]).toEqual([403, 'spending_paused']);
    expect(refused.body.details).toEqual({ until: '2027-03-10' });
    await setLimits(anna, { paused_until: null });
    server.clock.set('2027-03-02T11:59:00.000Z');
    expect(await codeOf(anna.order())).toBe('spending_paused');
    server.clock.set('2027-03-02T12:00:00.000Z');
    expect(await codeOf(anna.order())).toBe('ordered');
    await setLimits(anna, { paused_until: '2027-03-10' });
    server.clock.set('2027-03-09T22:59:00.000Z');
    expect(await codeOf(anna.order())).toBe('spending_paused');
    server.clock.set('2027-03-09T23:00:00.000Z');
    expect((await anna.call('GET', '/api/wallet.php')).body.limits.paused_until).toBeNull();
    expect(await codeOf(anna.order())).toBe('ordered');
  });

  test('a pause stops spending of credits too; a message sent before gets the same response again', async () => {
    server.clock.set('2027-05-01T12:00:00.000Z');
    const anna = await addWriter(server, { credits: 10 });
    const luca = await server.member({ gender: 'male' });
    const key = server.ctx.ids.uuid();
    expect((await anna.send(luca, 'Ciao', key)).status).toBe(201);
    await anna.call('PUT', '/api/wallet-limits.php', { paused_until: '2027-05-03' });
    const refused = await anna.send(luca);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'spending_paused', details: { until: '2027-05-03' } },
    ]);
    expect((await anna.send(luca, 'Ciao', key)).status).toBe(200);
    expect((await anna.call('GET', '/api/wallet.php')).body.balance).toBe(8);
    server.clock.set('2027-05-02T22:00:00.000Z'); // midnight in Rome
    expect((await anna.send(luca)).status).toBe(201);
  });

  test('a pause that ends early stops messages for a day more', async () => {
    const anna = await addWriter(server, { credits: 10 });
    const luca = await server.member({ gender: 'male' });
    await anna.call('PUT', '/api/wallet-limits.php', { paused_until: '2027-06-03' });
    await anna.call('PUT', '/api/wallet-limits.php', { paused_until: null });
    server.clock.advance({ hours: 23, minutes: 59 });
    expect((await anna.send(luca)).body.code).toBe('spending_paused');
    server.clock.advance({ minutes: 1 });
    expect((await anna.send(luca)).status).toBe(201);
    server.clock.set('2027-03-10T12:00:00.000Z');
  });

  test('accept valid values only', async () => {
    const anna = await addBuyer(server);
    for (const invalid of [
      {},
      { monthly_limit: euro(-1) },
      { monthly_limit: { amount_minor: 10, currency: 'JPY' } },
      { monthly_limit: 10 },
      { paused_until: '2027-02-30' },
      { paused_until: '2027-03-10' },
      { paused_until: '2028-03-11' },
      { balance: 1000 },
    ]) {
      expect((await setLimits(anna, invalid)).status, JSON.stringify(invalid)).toBe(400);
    }
    for (const paused_until of ['2027-03-11', '2028-03-10'])
      expect((await setLimits(anna, { paused_until })).status).toBe(200);
    const visitor = await server.client();
    const { body } = await visitor('PUT', '/api/wallet-limits.php', { monthly_limit: null });
    expect(body.code).toBe('authentication_required');
  });
});
