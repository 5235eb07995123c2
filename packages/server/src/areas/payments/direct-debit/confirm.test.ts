import { describe, expect, test } from 'vitest';
import { afterFirstQuery } from '../../../../test/after-first-query.ts';
import { placeOrder } from '../../../../test/buy.ts';
import { debtor, testIban, wrongCode } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { releaseOffer } from '../orders/discount-reservation.ts';
import { confirmOrder } from './confirm.ts';

const server = await createTestServer();
const signedUpADayAgo = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });
const count = async (table: 'payment' | 'debit' | 'debit_mandate', memberId: string) =>
  (await server.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute()).length;

describe('the right code', () => {
  test('signs the mandate, places the order, announces the collection and gives the credits', async () => {
    const anna = await debtor(server, { ...signedUpADayAgo(), email: 'anna.debit@example.com' });
    const { order } = (await anna.start()).body;
    const { status, body } = await anna.confirm(order.id, await anna.lastCode());
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({
      status: 'pending',
      method: 'directdebit',
      checkout_url: null,
      credits: 20,
      amount: { amount_minor: 999, currency: 'EUR' },
    });
    expect(body.mandate).toMatchObject({
      reference: order.mandate.reference,
      text: order.mandate.text,
      account: order.account,
      signed_at: server.clock.now().toISOString(),
      revoked_at: null,
      renewal: null,
      collections: [{ collect_on: '2026-11-22', state: 'announced', credits_granted: 'at_once' }],
    });
    expect(await anna.credits()).toBe(20);
    // premium comes with the first completed purchase
    expect((await anna.call('GET', '/api/user.php')).body.user.paid_user).toBe(false);

    const mails = await server.mails('anna.debit@example.com');
    expect(mails.map(({ kind }) => kind)).toEqual(['mandate', 'pre-notification']);
    const [mandate, notice] = mails;
    expect(mandate?.text).toContain(order.mandate.reference);
    expect(mandate?.text.replaceAll(/\s+/g, ' ')).toContain(order.mandate.text[1]);
    expect(notice?.text).toContain('9,99');
    expect(notice?.text).toContain('22 novembre 2026');
    expect(notice?.text).toContain(anna.iban.slice(-4));

    const stored = await server.db
      .selectFrom('debit_mandate')
      .selectAll()
      .where('member_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ ip: '127.0.0.1', language: 'it', text_version: '2026-11' });
    expect(JSON.parse(server.ctx.encryption.decrypt(stored.debtor ?? '', stored.id))).toMatchObject({
      iban: anna.iban,
      holder: 'Anna Bianchi',
      street: 'Via Dante',
      houseNumber: '14b',
    });
  });

  test('places the order once, also when it is sent repeatedly or concurrently', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    const code = await anna.lastCode();
    const answers = await Promise.all(Array.from({ length: 3 }, () => anna.confirm(order.id, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const repeated = await anna.confirm(order.id, code);
    const ids = new Set([...answers, repeated].map(({ body }) => body.payment.payment_id));
    expect(ids.size).toBe(1);
    expect(await anna.credits()).toBe(20);
    for (const table of ['payment', 'debit', 'debit_mandate'] as const)
      expect(await count(table, anna.id)).toBe(1);
    // a wrong code is refused for a signed order too
    expect((await anna.confirm(order.id, wrongCode(code))).body.code).toBe('direct_debit_code_invalid');
    expect((await anna.list()).blocked).toBeNull();
  });

  test('is refused for another member, or after ten minutes', async () => {
    const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
    const { order } = (await anna.start()).body;
    const code = await anna.lastCode();
    expect((await eva.confirm(order.id, code)).body.code).toBe('not_found');
    expect((await eva.call('POST', '/api/directdebit-code.php', { id: order.id })).body.code).toBe(
      'not_found',
    );
    const visitor = await server.client();
    const body = { id: order.id, otp: code };
    expect((await visitor('PUT', '/api/directdebit.php', body)).body.code).toBe('authentication_required');
    server.clock.advance({ minutes: 10 });
    expect((await anna.confirm(order.id, code)).body.code).toBe('direct_debit_code_invalid');
    expect((await anna.confirm(server.ctx.ids.uuid(), code)).body.code).toBe('not_found');
    for (const otp of ['12345', '1234567', 'abcdef', '', 123456]) {
      const answer = await anna.call('PUT', '/api/directdebit.php', { id: order.id, otp });
      expect(answer.body.code).toBe('invalid_request');
    }
    expect(await count('payment', anna.id)).toBe(0);
  });
});

describe('wrong codes', () => {
  test('three block the member and the account for a day, also with the right code', async () => {
    const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
    const { order } = (await anna.start()).body;
    const code = await anna.lastCode();
    for (const offset of [1, 2]) {
      const { status, body } = await anna.confirm(order.id, wrongCode(code, offset));
      expect([status, body.code]).toEqual([400, 'direct_debit_code_invalid']);
    }
    const third = await anna.confirm(order.id, wrongCode(code, 3));
    expect([third.status, third.body.code, third.body.details]).toEqual([
      403,
      'direct_debit_blocked',
      { minutes: 1440 },
    ]);
    expect((await anna.confirm(order.id, code)).body.code).toBe('direct_debit_blocked');
    server.clock.advance({ minutes: 30 });
    const started = await anna.start();
    expect([started.body.code, started.body.details]).toEqual(['direct_debit_blocked', { minutes: 1410 }]);
    expect((await anna.list()).blocked).toEqual({ minutes: 1410 });
    // the bank account is blocked for other members too; other bank accounts are not
    expect((await eva.start({ iban: anna.iban })).body.code).toBe('direct_debit_blocked');
    expect((await eva.start()).status).toBe(201);
    server.clock.advance({ hours: 23, minutes: 30 });
    expect((await anna.start()).status).toBe(201);
    expect((await anna.list()).blocked).toBeNull();
  });

  test('are counted over orders and codes: a new code does not reset the count', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const guess = async () => {
      const { order } = (await anna.start()).body;
      const { code, details } = (await anna.confirm(order.id, wrongCode(await anna.lastCode()))).body;
      return [code, details.tries_left];
    };
    expect([await guess(), await guess(), await guess()]).toEqual([
      ['direct_debit_code_invalid', 2],
      ['direct_debit_code_invalid', 1],
      ['direct_debit_blocked', undefined],
    ]);
  });

  test('ten concurrent ones count as ten, and the right code after the block is refused', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    const code = await anna.lastCode();
    const guesses = Array.from({ length: 10 }, (_, index) => wrongCode(code, index + 1));
    const answers = await Promise.all(guesses.map(guessed => anna.confirm(order.id, guessed)));
    const invalid = answers.filter(({ body }) => body.code === 'direct_debit_code_invalid');
    const blocked = answers.filter(({ body }) => body.code === 'direct_debit_blocked');
    expect(invalid.length).toBeLessThanOrEqual(2);
    expect(invalid.length + blocked.length).toBe(10);
    expect((await anna.confirm(order.id, code)).body.code).toBe('direct_debit_blocked');
    expect(await count('payment', anna.id)).toBe(0);
  });

  test('of several members for one bank account are counted together', async () => {
    const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
    const [annasOrder, evasOrder] = [
      (await anna.start()).body.order,
      (await eva.start({ iban: anna.iban })).body.order,
    ];
    const [first, second] = [await anna.lastCode(), await eva.lastCode()];
    expect((await anna.confirm(annasOrder.id, wrongCode(first))).body.code).toBe('direct_debit_code_invalid');
    expect((await eva.confirm(evasOrder.id, wrongCode(second))).body.code).toBe('direct_debit_code_invalid');
    expect((await eva.confirm(evasOrder.id, wrongCode(second))).body.code).toBe('direct_debit_blocked');
    expect((await anna.confirm(annasOrder.id, first)).body.code).toBe('direct_debit_blocked');
  });

  test('the right code resets the count of wrong ones', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    for (let round = 0; round < 3; round++) {
      const { order } = (await anna.start()).body;
      const code = await anna.lastCode();
      expect(order.tries_left).toBe(3);
      await anna.confirm(order.id, wrongCode(code));
      expect((await anna.confirm(order.id, code)).status).toBe(200);
    }
  });
});

describe('another code', () => {
  test('that is sent while the first one is being checked invalidates it: nothing is signed', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    const first = await anna.lastCode();
    server.clock.advance({ minutes: 1 });
    const resend = () => anna.call('POST', '/api/directdebit-code.php', { id: order.id });
    const ctx = afterFirstQuery(server.ctx, async () => {
      expect((await resend()).status).toBe(200);
    });
    const buyer = { id: anna.id, signedUpAt: signedUpADayAgo().created_at, paidUser: false };
    const signer = { buyer, ip: '127.0.0.1', beginAtOnce: true, another: false };
    await expect(confirmOrder(ctx, signer, order.id, first)).rejects.toMatchObject({
      code: 'direct_debit_code_invalid',
    });
    for (const table of ['payment', 'debit', 'debit_mandate'] as const)
      expect(await count(table, anna.id)).toBe(0);
    expect((await anna.confirm(order.id, await anna.lastCode())).status).toBe(200);
  });

  test('is sent after a minute at the earliest, three in all, and invalidates the earlier one', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    const resend = () => anna.call('POST', '/api/directdebit-code.php', { id: order.id });
    expect((await resend()).body).toMatchObject({ code: 'rate_limited', details: { minutes: 1 } });
    const first = await anna.lastCode();
    server.clock.advance({ minutes: 1 });
    const responses = await Promise.all([resend(), resend()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429]);
    const second = await anna.lastCode();
    expect(second).not.toBe(first);
    expect((await anna.confirm(order.id, first)).body.code).toBe('direct_debit_code_invalid');
    server.clock.advance({ minutes: 9 });
    const third = await resend();
    expect(third.body.order).toMatchObject({ resend_at: null, tries_left: 2 });
    server.clock.advance({ minutes: 9 });
    expect((await resend()).body.code).toBe('rate_limited');
    expect((await anna.confirm(order.id, await anna.lastCode())).status).toBe(200);
    expect((await resend()).body.code).toBe('not_found');
  });

  test('an order waits for its code for an hour', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start()).body;
    server.clock.advance({ hours: 1 });
    const answer = await anna.call('POST', '/api/directdebit-code.php', { id: order.id });
    expect(answer.body.code).toBe('not_found');
  });
});

describe('the limit of a month', () => {
  test('is 150 euro for a member, whatever the account', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    await anna.order({ package: 'credits-300' });
    await anna.order({ package: 'credits-120', iban: 'IT60X0542811101000000123456' });
    const refused = await anna.start({ package: 'credits-120' });
    expect([refused.status, refused.body.code]).toEqual([403, 'direct_debit_limit_reached']);
    expect(refused.body.details).toEqual({ max: 15_000, used: 7_999 + 3_999 });
    expect((await anna.list()).used).toEqual({ amount_minor: 11_998, currency: 'EUR' });
    expect((await anna.start({ package: 'credits-50' })).status).toBe(201);
  });

  test('is 150 euro for an account, whoever uses it', async () => {
    const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
    await anna.order({ package: 'credits-300' });
    await eva.order({ package: 'credits-120', iban: anna.iban });
    expect((await eva.start({ package: 'credits-120', iban: anna.iban })).body.code).toBe(
      'direct_debit_limit_reached',
    );
    expect((await eva.start({ package: 'credits-120' })).status).toBe(201);
  });

  test('holds when orders are confirmed concurrently', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const orders = [];
    for (const id of ['credits-300', 'premium-12']) {
      const { order } = (await anna.start({ package: id })).body;
      orders.push({ id: order.id, code: await anna.lastCode() });
      server.clock.advance({ seconds: 1 });
    }
    const answers = await Promise.all(orders.map(({ id, code }) => anna.confirm(id, code)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ordered' : body.code)).sort();
    expect(codes.filter(code => code === 'ordered')).toHaveLength(1);
    expect(await count('payment', anna.id)).toBe(1);
  });

  test('is counted by months in the time zone of the site', async () => {
    // collected on 30 November and 1 December in Rome, both 30 November in London
    server.clock.set('2026-11-29T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    await anna.order({ package: 'credits-300' });
    await anna.order({ package: 'credits-120' });
    expect((await anna.start({ package: 'credits-120' })).body.code).toBe('direct_debit_limit_reached');
    server.clock.set('2026-11-29T22:59:00Z');
    expect((await anna.start({ package: 'credits-120' })).body.code).toBe('direct_debit_limit_reached');
    server.clock.set('2026-11-29T23:00:00Z');
    const { order } = (await anna.start({ package: 'credits-120' })).body;
    expect(order.collect_on).toBe('2026-12-01');
    expect((await anna.list()).used.amount_minor).toBe(11_998);
  });
});

test('credits are given before the payment of the bank only up to a limit', async () => {
  const anna = await debtor(server, signedUpADayAgo());
  expect((await anna.order({ package: 'credits-120' })).mandate.collections[0].credits_granted).toBe(
    'at_once',
  );
  const { order } = (await anna.start({ package: 'credits-50' })).body;
  expect(order.credits_granted).toBe('when_paid');
  await anna.confirm(order.id, await anna.lastCode());
  expect(await anna.credits()).toBe(120);
  expect((await anna.order({ package: 'credits-20' })).mandate.collections[0].credits_granted).toBe(
    'at_once',
  );
  expect(await anna.credits()).toBe(140);
});

test('the limit is that of a member with any account, and that of an account with any member', async () => {
  const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
  await anna.order({ package: 'credits-120' });
  const granted = async (member: typeof anna, form: object) =>
    (await member.start({ package: 'credits-50', ...form })).body.order.credits_granted;
  expect(await granted(anna, { iban: testIban(970) })).toBe('when_paid');
  expect(await granted(eva, { iban: anna.iban })).toBe('when_paid');
  expect(await granted(eva, {})).toBe('at_once');
});

test('a discount is used by one order, however many orders wait for their codes', async () => {
  const anna = await debtor(server);
  const orders = [];
  for (const [id, amount] of [
    ['credits-20', 749],
    ['credits-50', 1499],
  ]) {
    const { order } = (await anna.start({ package: id })).body;
    expect(order.amount.amount_minor).toBe(amount);
    orders.push({ id: order.id, code: await anna.lastCode() });
    server.clock.advance({ seconds: 1 });
  }
  const answers = await Promise.all(orders.map(({ id, code }) => anna.confirm(id, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(answers.find(({ status }) => status === 404)?.body.code).toBe('discount_code_invalid');
  expect((await anna.start()).body.order.amount.amount_minor).toBe(999);
});

test('signing takes the discount from an unpaid order in another tab', async () => {
  const anna = await debtor(server);
  const { order } = (await anna.start()).body;
  const code = await anna.lastCode();
  const { body } = await placeOrder(server, anna.call, { discountcode: 'TIMEBONUS25' });
  expect(body.payment).toMatchObject({ status: 'pending', amount: { amount_minor: 749 } });
  expect((await anna.confirm(order.id, code)).body.payment.amount.amount_minor).toBe(749);
  expect((await anna.payment(body.payment.payment_id)).status).toBe('cancelled');
});

test('once a debit was signed at the price of the first purchase, a card payment no longer gets it, and does not undo the debit', async () => {
  const anna = await debtor(server);
  const { payment } = await anna.order();
  const card = (overrides: object = {}) =>
    placeOrder(server, anna.call, { package: 'credits-50', ...overrides });
  expect((await card()).body.payment.amount.amount_minor).toBe(1999);
  expect((await card({ discountcode: 'TIMEBONUS25' })).body.code).toBe('discount_code_invalid');
  // nor does an order that had read the offer before the debit was signed
  const order = { memberId: anna.id, offer: 'welcome', key: server.ctx.ids.uuid() };
  expect(await releaseOffer(server.ctx, order)).toEqual(new Set([payment.payment_id]));
  expect((await anna.payment(payment.payment_id)).status).toBe('pending');
});
