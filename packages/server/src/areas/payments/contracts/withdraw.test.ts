import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { addBuyer, type Buyer, webhook } from '../../../../test/buyers.ts';
import { testIban } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { grantDueMonths } from '../settlement/premium.ts';
import { selectCredits } from '../settlement/reversal-queries.ts';

const server = await createTestServer();
const { payments } = server;

const withdraw = (buyer: Pick<Buyer, 'call'>, step: string, payment: string, fields: object = {}) =>
  buyer.call('POST', '/api/withdrawal.php', { step, payment, ...fields });
const refunds = (id: string) => payments.provider.reversals(`tr_${id}`);
const emailOf = async (buyer: Buyer) => `${buyer.id}@example.com`;

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('withdrawing', () => {
  test('shows the consequences first, then repays unused credits pro rata and sends an e-mail', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    await anna.spend(13);
    const question = (await withdraw(anna, 'ask', id)).body;
    expect(question).toEqual({
      step: 'ask',
      received_at: null,
      withdrawal: {
        payment: id,
        possible: true,
        refusal: null,
        until: '2026-12-05T22:59:59.999Z',
        credits: 7,
        amount: { amount_minor: 350, currency: 'EUR' },
        to_collect: null,
        received_at: null,
        reference: null,
      },
    });
    expect((await anna.user()).credits).toBe(7);
    const confirmed = (await withdraw(anna, 'confirm', id)).body;
    expect(confirmed.withdrawal).toMatchObject({
      possible: false,
      credits: 7,
      amount: { amount_minor: 350 },
      received_at: '2026-11-21T12:00:00.000Z',
      reference: expect.any(String),
    });
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
    await server.runJobs();
    expect(await refunds(id)).toMatchObject([{ amountMinor: 350, currency: 'EUR', undone: false }]);
    await webhook(server, `tr_${id}`);
    const mails = await server.mails(await emailOf(anna));
    expect(mails.map(({ kind }) => kind)).toEqual(['receipt', 'withdrawal']);
    expect(mails[1]?.text).toContain(confirmed.withdrawal.reference);
    expect(mails[1]?.text).toContain('3,50');
    expect((await anna.call('GET', '/api/wallet.php')).body.entries[0]).toMatchObject({
      kind: 'withdrawal',
      credits: -7,
    });
  });

  test('repays the whole price of an order from before orders waited, where the buyer never asked us to begin', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    await server.db.updateTable('payment').set({ begin_requested_at: null }).where('id', '=', id).execute();
    await anna.spend(20);
    const { withdrawal } = (await withdraw(anna, 'ask', id)).body;
    expect(withdrawal).toMatchObject({ possible: true, credits: 0, amount: { amount_minor: 999 } });
    await withdraw(anna, 'confirm', id);
    await server.runJobs();
    expect(await refunds(id)).toMatchObject([{ amountMinor: 999, undone: false }]);
    expect((await anna.books()).balance).toBe(0);
  });

  test('happens once, however many tabs confirm concurrently', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(anna, 'confirm', id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.withdrawal.reference)).size).toBe(1);
    await server.runJobs();
    expect(await refunds(id)).toMatchObject([{ amountMinor: 999 }]);
    expect(
      (await server.mails(await emailOf(anna))).filter(({ kind }) => kind === 'withdrawal'),
    ).toHaveLength(1);
  });

  test('during concurrent messages takes back only the credits that are left', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const luca = await server.member({ gender: 'male' });
    const send = () =>
      anna.call(
        'POST',
        '/api/message.php',
        { profile: luca.id, text: 'Ciao' },
        { headers: { 'idempotency-key': server.ctx.ids.uuid() } },
      );
    const [first, second, { body }, third] = await Promise.all([
      send(),
      send(),
      withdraw(anna, 'confirm', id),
      send(),
    ]);
    const paid = [first, second, third].filter(({ status }) => status === 201).length * 2;
    expect((await anna.books()).balance).toBe(0);
    expect(body.withdrawal.credits).toBe(20 - paid);
    expect(body.withdrawal.amount.amount_minor).toBe(Math.ceil((999 * (20 - paid)) / 20));
  });

  test('ends premium: months that did not begin are repaid, and none is granted later', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy({ package: 'premium-3' });
    await anna.spend(20);
    const { withdrawal } = (await withdraw(anna, 'confirm', id)).body;
    expect(withdrawal).toMatchObject({
      credits: 20,
      amount: { amount_minor: Math.ceil((3999 * 100) / 120) },
    });
    server.clock.advance({ days: 100 });
    await grantDueMonths(server.ctx);
    expect((await anna.books()).accounts).toMatchObject({ sales: -40, clawback: 20 });
    server.clock.set('2026-11-21T12:00:00.000Z');
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
  });

  test('is possible within its days, and while there is something to repay', async () => {
    const anna = await addBuyer(server);
    const [late, used, open] = [
      await anna.buy(),
      await anna.buy(),
      (await anna.order({ package: 'credits-50' })).body.payment.payment_id,
    ];
    await anna.spend(40);
    for (const id of [used, open]) {
      const { status, body } = await withdraw(anna, 'confirm', id);
      expect([status, body.details]).toEqual([400, [{ field: 'payment', code: 'not_allowed' }]]);
    }
    expect((await withdraw(anna, 'ask', used)).body.withdrawal).toMatchObject({
      possible: false,
      refusal: 'all_used',
    });
    expect((await withdraw(anna, 'ask', open)).body.withdrawal).toBeNull();
    expect((await withdraw(anna, 'ask', late)).body.withdrawal.possible).toBe(false);
    const unused = await anna.buy();
    // the whole 14th day counts, in the time zone of the site
    server.clock.set('2026-12-05T22:59:59.999Z');
    expect((await withdraw(anna, 'ask', unused)).body.withdrawal.possible).toBe(true);
    server.clock.advance({ ms: 1 });
    expect((await withdraw(anna, 'ask', unused)).body.withdrawal.refusal).toBe('period_over');
    expect((await withdraw(anna, 'confirm', unused)).status).toBe(400);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('repays nothing of a payment that was charged back in between', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    payments.reverse(id, 'chargeback', 999);
    await webhook(server, `tr_${id}`);
    expect((await withdraw(anna, 'confirm', id)).status).toBe(400);
    expect(await refunds(id)).toHaveLength(1);
  });

  test('and a later chargeback of the same money take credits once', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    await anna.spend(5);
    await withdraw(anna, 'confirm', id);
    await server.runJobs();
    payments.reverse(id, 'chargeback', 999);
    await webhook(server, `tr_${id}`);
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 5 });
  });
});

describe('the used part', () => {
  test('consists of the oldest credits first, each at the price of its own package', async () => {
    const anna = await addBuyer(server, { credits: 4 });
    const [small, large] = [await anna.buy(), await anna.buy({ package: 'premium-12' })];
    // spends the four sign-up credits, all of the small package, and six of the large one
    await anna.spend(30);
    expect((await withdraw(anna, 'ask', small)).body.withdrawal).toMatchObject({ possible: false });
    const { withdrawal } = (await withdraw(anna, 'confirm', large)).body;
    expect(withdrawal).toMatchObject({
      credits: 54,
      amount: { amount_minor: Math.ceil((11_999 * 714) / 720) },
    });
    expect((await anna.user()).credits).toBe(0);
  });

  test('is charged at its selling price, in whatever order the member buys, uses and withdraws', async () => {
    const packageIds = fc.constantFrom('credits-20', 'credits-50', 'premium-12');
    const step = fc.oneof(
      fc.record({ buy: packageIds }),
      fc.record({ spend: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ withdraw: fc.nat(4) }),
    );
    const run = async (steps: object[]) => {
      const anna = await addBuyer(server);
      // the credits left of each purchase, the oldest first
      const open: { id: string; left: number }[] = [];
      for (const action of steps as { buy?: string; spend?: number; withdraw?: number }[]) {
        const { balance } = await anna.books();
        if (action.buy) {
          const sold = (await anna.call('GET', '/api/packages.php')).body;
          const isOffered = [...sold.credits, ...sold.premium].some(({ id }) => id === action.buy);
          if (isOffered) {
            const id = await anna.buy({ package: action.buy });
            open.push({ id, left: (await anna.books()).balance - balance });
          } else expect((await anna.order({ package: action.buy })).body.code).toBe('package_unavailable');
        } else if (action.spend) {
          let spent = Math.min(balance, action.spend);
          if (spent > 0) await anna.spend(spent);
          for (const lot of open) {
            const taken = Math.min(lot.left, spent);
            lot.left -= taken;
            spent -= taken;
          }
        } else {
          const [lot] = open.splice(action.withdraw ?? 0, 1);
          if (!lot) continue;
          const { status, body } = await withdraw(anna, 'confirm', lot.id);
          if (status === 200) expect(body.withdrawal.credits).toBe(lot.left);
          // nothing was left of it
          else expect(lot.left).toBe(0);
        }
      }
      const rows = await server.db
        .selectFrom('payment')
        .innerJoin('withdrawal', 'withdrawal.payment_id', 'payment.id')
        .select(['payment.id', 'payment.amount_minor', 'payment.credits', 'payment.months'])
        .select('withdrawal.amount_minor as repaid')
        .where('payment.member_id', '=', anna.id)
        .execute();
      for (const row of rows) {
        const { granted, taken } = await selectCredits(server.db, row.id);
        const whole = row.credits * (row.months ?? 1);
        const worth = (row.amount_minor * (granted - taken)) / whole;
        const charged = row.amount_minor - row.repaid;
        // the used part costs what it is worth, or less by at most one started cent, and never more
        expect(charged).toBeLessThanOrEqual(worth);
        expect(charged).toBeGreaterThan(worth - 1);
      }
      expect((await anna.books()).sum).toBe(0);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), run), { numRuns: 6 });
  });

  test('a package is closed for a year to a member who used it and withdrew twice; unused ones do not count', async () => {
    const anna = await addBuyer(server);
    const buyAndWithdraw = async (used: number) => {
      const id = await anna.buy({ package: 'premium-12' });
      if (used > 0) await anna.spend(used);
      expect((await withdraw(anna, 'confirm', id)).status).toBe(200);
    };
    for (const used of [60, 0, 0, 60]) await buyAndWithdraw(used);
    const offeredPackages = async () => {
      // with a new log-in, since a session does not last a year
      const { premium } = (await (await server.client(anna))('GET', '/api/packages.php')).body;
      return premium.map(({ id }: { id: string }) => id);
    };
    expect(await offeredPackages()).toEqual(['premium-1', 'premium-3', 'premium-6']);
    expect((await anna.order({ package: 'premium-12' })).body.code).toBe('package_unavailable');
    const account = { account_holder: 'Anna Bianchi', iban: testIban(1), phone: '+393331234567' };
    const address = { street: 'Via Dante', house_number: '14b', zip: '20121', city: 'Milano' };
    const debit = { package: 'premium-12', ...account, ...address };
    expect((await anna.call('POST', '/api/directdebit.php', debit)).body.code).toBe('package_unavailable');
    expect((await anna.call('GET', '/api/repeat-order.php')).body.orders).toMatchObject([
      { package: 'premium-12', price: null },
    ]);
    expect((await anna.order({ package: 'premium-6' })).status).toBe(201);
    server.clock.advance({ days: 365 });
    expect(await offeredPackages()).toContain('premium-12');
    server.clock.set('2026-11-21T12:00:00.000Z');
  });
});

describe('without log-in', () => {
  test('e-mail and reference are enough; the response is the same for any reference', async () => {
    server.clock.set('2026-11-21T12:00:00.000Z');
    const anna = await addBuyer(server);
    const id = await anna.buy();
    const visitor = { call: await server.client() };
    const email = ` ${(await emailOf(anna)).toUpperCase()} `;
    const same = { step: 'confirm', received_at: '2026-11-21T12:00:00.000Z', withdrawal: null };
    const unknown = server.ctx.ids.uuid();
    for (const [payment, address] of [
      [unknown, email],
      [id, 'nobody@example.com'],
      ['x', email],
    ] as const) {
      expect(await withdraw(visitor, 'confirm', payment, { email: address })).toMatchObject({
        status: 200,
        body: same,
      });
    }
    expect((await anna.user()).credits).toBe(20);
    const { body } = await withdraw(visitor, 'ask', id, { email });
    expect(body).toEqual({ step: 'ask', received_at: null, withdrawal: null });
    expect((await anna.user()).credits).toBe(20);
    expect((await withdraw(visitor, 'confirm', id, { email, name: 'Anna Rossi' })).body).toEqual(same);
    expect((await withdraw(visitor, 'confirm', id, { email })).body).toEqual(same);
    expect((await anna.user()).credits).toBe(20);
    const kinds = (await server.mails(await emailOf(anna))).map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'declaration')).toHaveLength(1);
    expect((await withdraw(visitor, 'confirm', id, { email: "' or true" })).body.details).toEqual([
      { field: 'email', code: 'format' },
    ]);
  });

  test('a late withdrawal gets the same response', async () => {
    const anna = await addBuyer(server);
    const id = await anna.buy();
    server.clock.advance({ days: 15 });
    const visitor = { call: await server.client() };
    const { status, body } = await withdraw(visitor, 'confirm', id, { email: await emailOf(anna) });
    expect([status, body.withdrawal]).toEqual([200, null]);
    expect((await anna.user()).credits).toBe(20);
    expect((await server.mails(await emailOf(anna))).map(({ kind }) => kind)).toEqual([
      'receipt',
      'withdrawal_received',
    ]);
    server.clock.set('2026-11-21T12:00:00.000Z');
  });

  test('an e-mail address is needed, a session can name only its own payments, and other origins are refused', async () => {
    const [anna, eva] = [await addBuyer(server), await addBuyer(server)];
    const id = await anna.buy();
    const visitor = { call: await server.client() };
    expect((await withdraw(visitor, 'confirm', id)).status).toBe(400);
    const email = await emailOf(anna);
    expect((await withdraw(eva, 'confirm', id, { email })).body.code).toBe('not_found');
    const foreign = await visitor.call(
      'POST',
      '/api/withdrawal.php',
      { step: 'confirm', payment: id, email },
      { headers: { 'x-requested-with': '' } },
    );
    expect(foreign.body.code).toBe('request_refused');
    expect((await anna.user()).credits).toBe(20);
  });
});

test('attempts without log-in are limited', async () => {
  const limited = await createTestServer({ config: { rateLimits: true } });
  const statuses = [];
  for (let count = 0; count < 11; count++) {
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/withdrawal.php',
      remoteAddress: '192.0.2.1',
      headers: { 'x-requested-with': 'velluto' },
      payload: { step: 'confirm', payment: limited.ctx.ids.uuid(), email: `anna${count}@example.com` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
