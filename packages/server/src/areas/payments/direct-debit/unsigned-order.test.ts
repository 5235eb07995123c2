import { describe, expect, test } from 'vitest';
import { debtor, testIban } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { sitesWith } from '../../../../test/sites.ts';
import { collectDueDebits } from './collect-due-debits.ts';
import { readDebtor } from './debtor.ts';
import { readMobile } from './phone.ts';
import { announceRenewals } from './renewals.ts';

const why = { it: 'Per l’inverno.', en: 'For the winter.', de: 'Für den Winter.' };
const [month] = sitesWith({}).byId('velluto').packages.premium;
if (!month) throw new Error('There is no premium package.');
const expensive = { ...month, id: 'dear', prices: { ...month.prices, EUR: 15_001 } };
const expires = '2027-02-28T23:00:00.000Z';
const winter = { code: 'INVERNO20', percent: 20, validity: 'once-per-user', expires, why } as const;
const sites = sitesWith({
  dear: {
    packages: { prices_since: '2026-03-01', credits: [], premium: [expensive] },
    discount_codes: [winter],
  },
  bare: { direct_debit: null },
  sister: {
    direct_debit: { creditor_id: 'NL32ZZZ876543210000', notice_days: 5 },
    discount_codes: [winter],
  },
});
const server = await createTestServer({ parts: { sites } });
/** A sign-up whose time bonus is over, so that prices have no discount. */
const signedUpADayAgo = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });

describe('asking for a direct debit', () => {
  test('is refused by the spending limits of the member before a code is sent', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const setLimits = (limits: object) => anna.call('PUT', '/api/wallet-limits.php', limits);
    await setLimits({ monthly_limit: { amount_minor: 500, currency: 'EUR' } });
    expect((await anna.start()).body.code).toBe('spending_limit_reached');
    await setLimits({ monthly_limit: { amount_minor: 5000, currency: 'EUR' }, paused_until: '2027-03-01' });
    expect((await anna.start()).body.code).toBe('spending_paused');
    const { orders } = (await anna.call('GET', '/api/directdebit.php')).body;
    expect(orders ?? []).toEqual([]);
  });

  test('returns price, mandate and the shortened account number, and sends the code', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { status, body } = await anna.start({ iban: ` ${anna.iban.replaceAll(/(.{4})/g, '$1 ')}` });
    expect(status).toBe(201);
    const { order } = body;
    expect(order).toMatchObject({
      package: 'credits-20',
      credits: 20,
      months: null,
      renewal: null,
      tries_left: 3,
      amount: { amount_minor: 999, currency: 'EUR' },
      account: { country: 'DE', last4: anna.iban.slice(-4) },
      phone: `+39 ••• ${anna.phone.slice(-3)}`,
      code_expires_at: '2026-11-21T12:10:00.000Z',
      resend_at: '2026-11-21T12:01:00.000Z',
      collect_on: '2026-11-22',
      credits_granted: 'at_once',
    });
    expect(order.mandate).toMatchObject({
      reference: expect.stringMatching(/^VELLUTO(-[0-9A-HJKMNP-TV-Z]{4}){4}$/),
      creditor: { name: 'Velluto Media B.V.', id: 'NL32ZZZ876543210000', country: 'NL' },
      version: '2026-11',
      language: 'it',
    });
    expect(order.mandate.text).toHaveLength(5);
    expect(order.mandate.text.join(' ')).toContain('8 settimane');
    expect(order.mandate.text.join(' ')).toContain('9,99');
    const sms = await server.db
      .selectFrom('outbox_sms')
      .selectAll()
      .where('to_number', '=', anna.phone)
      .executeTakeFirstOrThrow();
    expect(sms.text).toMatch(/^\d{6} è il tuo codice per Velluto/);
    expect(sms.text).toMatch(/\n@localhost #\d{6}$/);
    expect(JSON.stringify(body)).not.toContain(anna.iban);
  });

  test('premium renews each month for its share of the price, and the mandate says so', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start({ package: 'premium-3' })).body;
    expect(order).toMatchObject({
      months: 3,
      credits: 40,
      amount: { amount_minor: 3999, currency: 'EUR' },
      renewal: { amount: { amount_minor: 1333, currency: 'EUR' }, credits: 40, after_months: 3 },
    });
    expect(order.mandate.text[2]).toMatch(/39,99.*i primi 3 mesi.*13,33.*al mese/);
  });

  test('a discount applies to the first price, never to renewals', async () => {
    const anna = await debtor(server);
    const { order } = (await anna.start({ package: 'premium-1' })).body;
    expect(order.amount.amount_minor).toBe(1124);
    expect(order.renewal.amount.amount_minor).toBe(1499);
  });

  test('the mandate is in the language of the visit', async () => {
    const beginnings = new Set<string>();
    for (const language of ['de', 'en', 'it'] as const) {
      const anna = await debtor(server, { ...signedUpADayAgo(), language });
      const { mandate } = (await anna.start()).body.order;
      expect(mandate.language).toBe(language);
      beginnings.add(mandate.text[0]);
    }
    expect(beginnings.size).toBe(3);
  });

  test('names every invalid field', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { status, body } = await anna.start({
      account_holder: '  ',
      iban: 'IT60X0542811101000000123465',
      street: 'Via\nDante',
      phone: '333',
    });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details).toEqual([
      { field: 'iban', code: 'format' },
      { field: 'phone', code: 'format' },
      { field: 'account_holder', code: 'required' },
      { field: 'street', code: 'format' },
    ]);
    expect(JSON.stringify(body)).not.toContain('0542811101');
  });

  test.each([
    [{ iban: 'BR1800360305000010009795493C1' }, 400, 'invalid_request'],
    [{ iban: '' }, 400, 'invalid_request'],
    [{ iban: 'X'.repeat(100) }, 400, 'invalid_request'],
    [{ iban: 42 }, 400, 'invalid_request'],
    [{ iban: undefined }, 400, 'invalid_request'],
    [{ phone: '+1 900 555 0100' }, 400, 'invalid_request'],
    [{ phone: '+39 02 5550 1234' }, 400, 'invalid_request'],
    [{ phone: '+8801712345678' }, 400, 'invalid_request'],
    [{ zip: 'x'.repeat(13) }, 400, 'invalid_request'],
    [{ amount: 1 }, 400, 'invalid_request'],
    [{ country: 'JP' }, 400, 'payment_method_unavailable'],
    [{ country: 'GB' }, 400, 'payment_method_unavailable'],
    [{ country: 'PL' }, 400, 'payment_method_unavailable'],
    [{ package: 'credits-1' }, 404, 'package_unavailable'],
    [{ discountcode: 'FREE' }, 404, 'discount_code_invalid'],
  ])('refuses %j', async (overrides, status, code) => {
    const anna = await debtor(server, signedUpADayAgo());
    const answer = await anna.start(overrides);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const sms = await server.db
      .selectFrom('outbox_sms')
      .selectAll()
      .where('to_number', '=', anna.phone)
      .execute();
    expect(sms).toEqual([]);
  });

  test.each([
    ['marks of direction, as address books copy it', '\u202a+39 333 123 4567\u202c'],
    ['a word before it', 'Tel.: +39 333 123 4567'],
    ['a word behind it', '+39 (333) 123-4567 (mobile)'],
    ['wide digits', '＋３９ ３３３ １２３ ４５６７'],
    ['the international prefix', '0039 333 123 4567'],
  ])('a phone number is read that was pasted with %s', (_, pasted) =>
    expect(readMobile(pasted, 'IT', ['IT'])).toMatchObject({ number: '+393331234567' }),
  );

  test('account and address may be pasted with tabs, marks of direction and the BIC', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const form = {
      ...anna.form,
      account_holder: '\u202aAnna\tProva\u202c',
      zip: '20121\u00a0',
      iban: `IBAN ${anna.iban.toLowerCase().replaceAll(/(.{4})/g, '$1\u00a0')} BCITITMM`,
    };
    const { debtor: read } = await readDebtor(sites.byId('velluto'), 'IT', form);
    expect(read).toMatchObject({ holder: 'Anna Prova', zip: '20121', iban: anna.iban });
    expect((await anna.start(form)).status).toBe(201);
  });

  test('a phone number without a country code belongs to the payment country', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { order } = (await anna.start({ phone: '0170 1234567', country: 'DE' })).body;
    expect(order.phone).toBe('+49 ••• 567');
    expect(await anna.lastCode('+491701234567')).toMatch(/^\d{6}$/);
  });

  test('needs a session and the header of the client, and a site with direct debit', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const visitor = await server.client();
    expect((await visitor('POST', '/api/directdebit.php', anna.form)).body.code).toBe(
      'authentication_required',
    );
    const withoutHeader = { headers: { 'x-requested-with': '' } };
    expect((await anna.call('POST', '/api/directdebit.php', anna.form, withoutHeader)).body.code).toBe(
      'request_refused',
    );
    const atBareSite = { host: 'bare.test' };
    const refused = await anna.call('POST', '/api/directdebit.php', anna.form, atBareSite);
    expect(refused.body.code).toBe('payment_method_unavailable');
    expect((await anna.call('GET', '/api/directdebit.php', undefined, atBareSite)).body.available).toBe(
      false,
    );
    expect((await anna.call('GET', '/api/packages.php', undefined, atBareSite)).body.direct_debit).toBe(
      false,
    );
    expect((await anna.call('GET', '/api/packages.php')).body.direct_debit).toBe(true);
    expect((await anna.call('GET', '/api/packages.php?country=GB')).body.direct_debit).toBe(false);
  });

  test('limits the codes of a day for a member, a phone number and a bank account', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    for (let count = 0; count < 6; count++) {
      expect(
        (await anna.start({ iban: testIban(900 + count), phone: `+39334${1_000_000 + count}` })).status,
      ).toBe(201);
    }
    const seventh = await anna.start();
    expect([seventh.status, seventh.body.code]).toEqual([429, 'rate_limited']);

    const shared = '+393350000001';
    for (let count = 0; count < 6; count++) {
      expect((await (await debtor(server, signedUpADayAgo())).start({ phone: shared })).status).toBe(201);
    }
    expect((await (await debtor(server, signedUpADayAgo())).start({ phone: shared })).body.code).toBe(
      'rate_limited',
    );

    const iban = testIban(950);
    for (let count = 0; count < 9; count++) {
      expect((await (await debtor(server, signedUpADayAgo())).start({ iban })).status).toBe(201);
    }
    expect((await (await debtor(server, signedUpADayAgo())).start({ iban })).body.code).toBe('rate_limited');
    server.clock.advance({ days: 1, minutes: 1 });
    expect((await anna.start()).status).toBe(201);
  });

  test('the limit holds for concurrent calls too', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const answers = await Promise.all(Array.from({ length: 12 }, () => anna.start()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });
});

test('an order stays with the site where it was placed, whichever site requests or receives its codes', async () => {
  const email = 'sister@example.com';
  const anna = await debtor(server, { ...signedUpADayAgo(), email });
  const form = { ...anna.form, country: 'IT', discountcode: 'INVERNO20' };
  const start = () => anna.call('POST', '/api/directdebit.php', form, { host: 'sister.test' });
  const { order } = (await start()).body;
  server.clock.advance({ minutes: 1 });
  const resent = await anna.call('POST', '/api/directdebit-code.php', { id: order.id });
  expect(resent.body.order.collect_on).toBe(order.collect_on);
  const { status, body } = await anna.confirm(order.id, await anna.lastCode());
  expect(status).toBe(200);
  expect(body.mandate.collections).toMatchObject([{ collect_on: order.collect_on }]);
  const { payment_id: id } = body.payment;
  const payment = server.db.selectFrom('payment').selectAll().where('id', '=', id);
  expect(await payment.executeTakeFirst()).toMatchObject({ site_id: 'sister', amount_minor: 799 });
  const debit = server.db.selectFrom('debit').selectAll().where('payment_id', '=', id);
  expect(await debit.executeTakeFirst()).toMatchObject({ site_id: 'sister' });
  const mails = await server.mails(email);
  expect(mails.map(mail => [mail.kind, mail.site_id, /http:\/\/[\w.]+/.exec(mail.text)?.[0]])).toEqual([
    ['mandate', 'sister', 'http://sister.test'],
    ['pre-notification', 'sister', 'http://sister.test'],
  ]);
  expect((await start()).body.code).toBe('discount_code_invalid');
});

// null: a request that was stored by the previous version has its days of notice only in the text of the mandate
test.each([5, null])(
  'the signed days of notice (%s) hold for renewals too, whatever the site is configured to',
  async storedNoticeDays => {
    const site = sites.byId('sister');
    const anna = await debtor(server, signedUpADayAgo());
    const form = { ...anna.form, country: 'IT', package: 'premium-1' };
    const { order } = (await anna.call('POST', '/api/directdebit.php', form, { host: 'sister.test' })).body;
    expect(order.mandate.text[3]).toContain('5 giorni');
    const originalDirectDebit = site.direct_debit;
    site.direct_debit = null;
    await server.db.updateTable('direct_debit_request').set({ notice_days: storedNoticeDays }).execute();
    const { payment, mandate } = (await anna.confirm(order.id, await anna.lastCode())).body;
    expect(mandate.collections).toMatchObject([{ collect_on: order.collect_on }]);
    server.clock.advance({ days: 5 });
    await collectDueDebits(server.ctx);
    server.settlePayment(payment.payment_id, 'completed');
    await anna.payment(payment.payment_id);
    // the server is down until the month is over
    server.clock.advance({ days: 40 });
    await announceRenewals(server.ctx);
    site.direct_debit = originalDirectDebit;
    const [renewal] = (await anna.list()).mandates[0].collections;
    const fiveDaysLater = new Date(server.clock.now().getTime() + 5 * 86_400_000);
    expect(renewal.collect_on).toBe(fiveDaysLater.toISOString().slice(0, 10));
  },
);

test('a day of notice is also a calendar day when clocks are put back', async () => {
  // half past midnight in Rome, on a day of 25 hours
  server.clock.set('2026-10-24T22:30:00Z');
  const anna = await debtor(server, signedUpADayAgo());
  const { order } = (await anna.start()).body;
  expect(order.collect_on).toBe('2026-10-26');
  const { mandate } = (await anna.confirm(order.id, await anna.lastCode())).body;
  expect(mandate.collections).toMatchObject([{ collect_on: '2026-10-26' }]);
});

test('a contract whose renewals exceed the monthly limit cannot be signed, even if the first payment fits', async () => {
  const anna = await debtor(server, signedUpADayAgo());
  const form = { ...anna.form, country: 'IT', package: 'dear', discountcode: 'INVERNO20' };
  const at = { host: 'dear.test' };
  const { status, body } = await anna.call('POST', '/api/directdebit.php', form, at);
  expect([status, body.code, body.details]).toEqual([
    403,
    'direct_debit_limit_reached',
    { max: 15_000, used: 0 },
  ]);
});

test('references are unique and cannot be guessed from one another', async () => {
  const anna = await debtor(server, signedUpADayAgo());
  const [first, second] = [await anna.start(), await anna.start()];
  const parts = [first, second].map(({ body }) => body.order.mandate.reference.split('-').slice(1));
  expect(parts[0].filter((part: string, index: number) => part === parts[1][index])).toEqual([]);
});
