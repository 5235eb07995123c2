import { afterEach, describe, expect, test } from 'vitest';
import { addBuyer } from '../../../../test/buyers.ts';
import type { TestClient } from '../../../../test/client.ts';
import { debtor } from '../../../../test/debtors.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';

const server = await createTestServer();
let memberCount = 0;
const someEmail = () => {
  memberCount += 1;
  return `named${memberCount}@example.com`;
};

/** Adds a member who bought credits; returns the payment's id and the receipt number that mails and receipts show. */
async function addBuyerWithReceipt() {
  const email = someEmail();
  const anna = await addBuyer(server, { email });
  const payment = await anna.buy();
  const { transaction } = (await anna.call('GET', `/api/transaction.php?id=${payment}`)).body;
  return { ...anna, email, payment, receipt: transaction.receipt as string };
}

/** Adds a member who ordered premium by a direct debit that is not collected yet; returns the mandate's reference. */
async function addDebtorWithMandate() {
  const email = someEmail();
  const longAgo = new Date(server.clock.now().getTime() - 86_400_000);
  const anna = await debtor(server, { created_at: longAgo, email });
  const { payment } = await anna.order({ package: 'premium-3' });
  const [mandate] = (await anna.list()).mandates;
  return { ...anna, email, payment: payment.payment_id, mandate: mandate.reference as string };
}

const declare = async (
  form: 'withdrawal' | 'cancellation',
  payment: string,
  email?: string,
  call?: TestClient,
) =>
  (call ?? (await server.client()))('POST', `/api/${form}.php`, {
    step: 'confirm',
    payment,
    ...(email !== undefined && { email, name: 'Anna Rossi' }),
  });
const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const declarations = () => server.db.selectFrom('complaint').selectAll().orderBy('id').execute();

afterEach(async () => {
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('a visitor withdraws by', () => {
  test.each([
    ['the number of the receipt', (receipt: string) => receipt],
    [
      'the same in small letters, with spaces',
      (receipt: string) => ` ${receipt.toLowerCase().replace('-', ' ')} `,
    ],
    ['the same without its zeros', (receipt: string) => receipt.replace(/0+/, '')],
    ['the same without the name of the site', (receipt: string) => receipt.replace('VELLUTO-', '')],
    [
      'the same with letters for digits',
      (receipt: string) => receipt.replaceAll('0', 'o').replaceAll('1', 'l'),
    ],
  ])('%s', async (_, asTyped) => {
    const { email, receipt, credits } = await (async () => {
      const anna = await addBuyerWithReceipt();
      return { ...anna, credits: async () => (await anna.user()).credits };
    })();
    expect((await declare('withdrawal', asTyped(receipt), email)).status).toBe(200);
    await followDeclared(server, email);
    expect(await credits()).toBe(0);
    expect(await kinds(email)).toEqual(['receipt', 'declaration', 'withdrawal']);
  });

  test.each([
    ['as it is printed', (id: string) => id],
    ['in capitals, with spaces for the signs', (id: string) => id.toUpperCase().replaceAll('-', ' ')],
    ['in one piece', (id: string) => id.replaceAll('-', '')],
  ])('the number of the payment %s', async (_, asTyped) => {
    const { email, payment } = await addBuyerWithReceipt();
    await declare('withdrawal', asTyped(payment), email);
    expect(await kinds(email)).toEqual(['receipt', 'declaration']);
  });

  test('the reference of the mandate, also where letters are read for digits', async () => {
    const [anna, eva] = [await addDebtorWithMandate(), await addDebtorWithMandate()];
    const misread = eva.mandate.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    for (const [{ email, payment, payment: id, call }, asTyped] of [
      [anna, anna.mandate],
      [eva, misread],
    ] as const) {
      await declare('withdrawal', asTyped, email);
      await followDeclared(server, email);
      expect((await call('GET', `/api/transaction.php?id=${payment}`)).body.transaction, id).toMatchObject({
        status: 'cancelled',
        undone: 'withdrawn',
      });
    }
  });

  test('the number of the withdrawal, which changes nothing any more', async () => {
    const { email, receipt, payment, call } = await addBuyerWithReceipt();
    await declare('withdrawal', receipt, email);
    await followDeclared(server, email);
    const { transaction } = (await call('GET', `/api/transaction.php?id=${payment}`)).body;
    await declare('withdrawal', transaction.withdrawal.reference, email);
    expect(await kinds(email)).toEqual(['receipt', 'declaration', 'withdrawal', 'withdrawal_received']);
  });
});

test('a visitor cancels by the reference of the mandate, and members name a contract by it too', async () => {
  const [anna, eva] = [await addDebtorWithMandate(), await addDebtorWithMandate()];
  await declare('cancellation', anna.mandate.toLowerCase(), anna.email);
  await followDeclared(server, anna.email);
  expect(await kinds(anna.email)).toContain('cancellation');
  expect((await declare('cancellation', eva.mandate, undefined, eva.call)).body.contracts).toMatchObject([
    { payment: eva.payment },
  ]);
});

describe('an unknown number', () => {
  test('is answered like one that is right, reaches support once, and the mail says so', async () => {
    const [anna, eva] = [await addBuyerWithReceipt(), await addBuyerWithReceipt()];
    const right = await declare('withdrawal', anna.receipt, anna.email);
    const before = (await declarations()).length;
    for (const number of ['VELLUTO-999999', anna.receipt, anna.receipt]) {
      expect(await declare('withdrawal', number, eva.email)).toMatchObject({
        status: right.status,
        body: right.body,
      });
    }
    expect((await eva.user()).credits).toBe(20);
    const tickets = (await declarations()).slice(before);
    expect(tickets).toMatchObject([
      {
        kind: 'general',
        reason: 'payment',
        url: '/withdrawal',
        text: expect.stringContaining('VELLUTO-999999'),
      },
      { text: expect.stringContaining(anna.receipt) },
    ]);
    expect(tickets[0]?.text).toContain('Anna Rossi');
    expect(await kinds(eva.email)).toEqual(['receipt', 'withdrawal_received', 'withdrawal_received']);
  });

  test('is a cancellation where nothing renews, too', async () => {
    const { email, receipt } = await addBuyerWithReceipt();
    const before = (await declarations()).length;
    await declare('cancellation', receipt, email);
    expect((await declarations()).slice(before)).toMatchObject([{ url: '/cancellation' }]);
    expect(await kinds(email)).toEqual(['receipt', 'cancellation_received']);
  });

  test('is not found for a member, and support gets it as well', async () => {
    const [anna, eva] = [await addBuyerWithReceipt(), await addBuyerWithReceipt()];
    const before = (await declarations()).length;
    for (const form of ['withdrawal', 'cancellation'] as const) {
      const { status, body } = await declare(form, anna.receipt, undefined, eva.call);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await declarations()).slice(before)).toMatchObject([
      { url: '/withdrawal' },
      { url: '/cancellation' },
    ]);
  });

  test('cannot be tried often in the name of an address, and does not keep the right one from being declared', async () => {
    const { email, receipt, user } = await addBuyerWithReceipt();
    const statuses = [];
    for (let number = 500; number < 506; number++) {
      statuses.push((await declare('withdrawal', String(number), email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await declare('cancellation', '500', email)).body.code).toBe('rate_limited');
    expect((await declare('withdrawal', receipt, email)).status).toBe(200);
    expect(await kinds(email)).toContain('declaration');
    expect((await user()).credits).toBe(20);
  });
});
