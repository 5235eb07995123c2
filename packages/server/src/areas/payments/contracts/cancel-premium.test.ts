import { expect, test } from 'vitest';
import type { TestClient } from '../../../../test/client.ts';
import { debtor } from '../../../../test/debtors.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { createTestServer } from '../../../../test/server.ts';
import { collectDueDebits } from '../direct-debit/collect-due-debits.ts';
import { announceRenewals } from '../direct-debit/renewals.ts';

const server = await createTestServer();
const { ctx } = server;

/** Adds a member whose premium renews: bought on 21 November 2026, paid a day later. */
async function addSubscriber(email: string) {
  server.clock.set('2026-11-21T12:00:00Z');
  const longAgo = new Date(server.clock.now().getTime() - 86_400_000);
  const anna = await debtor(server, { created_at: longAgo, email });
  const { payment } = await anna.order({ package: 'premium-3' });
  server.clock.set('2026-11-22T12:00:00Z');
  await collectDueDebits(ctx);
  server.settlePayment(payment.payment_id, 'completed');
  await anna.payment(payment.payment_id);
  const renewingContracts = async () =>
    (await anna.call('POST', '/api/cancellation.php', { step: 'ask' })).body.contracts;
  const confirmations = async () => (await server.mails(email)).filter(({ kind }) => kind === 'cancellation');
  /** Announces the renewal of February, and pays it if `status` is `paid`; returns the id of its payment. */
  const renewal = async (status: 'announced' | 'paid'): Promise<string> => {
    server.clock.set('2027-02-16T12:00:00Z');
    await announceRenewals(ctx);
    const [{ payment_id: id }] = (await anna.list()).mandates[0].collections;
    if (status === 'announced') return id;
    server.clock.set('2027-02-22T12:00:00Z');
    await collectDueDebits(ctx);
    server.settlePayment(id, 'completed');
    await anna.payment(id);
    return id;
  };
  return { ...anna, order: payment.payment_id as string, renewingContracts, renewal, confirmations };
}
const cancel = (call: TestClient, fields: object = {}) =>
  call('POST', '/api/cancellation.php', { step: 'confirm', ...fields });

test('ends the renewals once, keeps the paid months, and sends an e-mail', async () => {
  const anna = await addSubscriber('cancel-one@example.com');
  const [contract] = await anna.renewingContracts();
  expect(contract).toMatchObject({
    payment: anna.order,
    package: 'premium-3',
    amount: { currency: 'EUR' },
    ends_at: '2027-02-22T12:00:00.000Z',
  });
  const answers = await Promise.all([cancel(anna.call), cancel(anna.call), cancel(anna.call)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.contracts)).toEqual([[contract], [contract], [contract]]);
  expect(new Set(answers.map(({ body }) => body.file)).size).toBe(1);
  expect(await anna.renewingContracts()).toEqual([]);
  const [mail, ...otherMails] = await anna.confirmations();
  expect(otherMails).toEqual([]);
  expect(mail?.text).toContain(anna.order);
  expect(mail?.text).toMatch(/22 febbraio 2027/);
  server.clock.set('2027-02-20T12:00:00Z');
  await announceRenewals(ctx);
  const payments = server.db.selectFrom('payment').selectAll().where('member_id', '=', anna.id);
  expect(await payments.execute()).toHaveLength(1);
});

test('does not count a month that is only announced: the end is the same in the question and at the confirmation', async () => {
  const anna = await addSubscriber('cancel-announced-end@example.com');
  await anna.renewal('announced');
  const question = await anna.renewingContracts();
  expect(question).toMatchObject([{ ends_at: '2027-02-22T12:00:00.000Z' }]);
  expect((await cancel(anna.call)).body.contracts).toEqual(question);
});

test('before the first debit shows what is still collected, and the earliest end', async () => {
  server.clock.set('2026-11-21T12:00:00Z');
  const longAgo = new Date(server.clock.now().getTime() - 86_400_000);
  const anna = await debtor(server, { created_at: longAgo, email: 'cancel-early@example.com' });
  const { payment } = await anna.order({ package: 'premium-3' });
  const { body } = await cancel(anna.call);
  expect(body.contracts).toMatchObject([
    {
      payment: payment.payment_id,
      ends_at: '2027-02-22T12:00:00.000Z',
      first_collection: { amount: { amount_minor: 3999, currency: 'EUR' }, collect_on: '2026-11-22' },
    },
  ]);
  const [mail] = (await server.mails('cancel-early@example.com')).filter(
    ({ kind }) => kind === 'cancellation',
  );
  expect(mail?.text).toMatch(/39,99\s€ · 22 novembre 2026/);
  expect(mail?.text).toContain('22 febbraio 2027 o più tardi');
});

test('works without log-in by e-mail and reference; the response is the same for any reference', async () => {
  const anna = await addSubscriber('cancel-two@example.com');
  const visitor = await server.client();
  const file = expect.stringMatching(/^[0-9a-f]{32}$/);
  const same = { step: 'confirm', received_at: '2026-11-22T12:00:00.000Z', contracts: [], file };
  for (const [payment, email] of [
    [ctx.ids.uuid(), 'cancel-two@example.com'],
    [anna.order, 'nobody@example.com'],
    ['x', 'cancel-two@example.com'],
  ] as const) {
    expect((await cancel(visitor, { payment, email })).body).toEqual(same);
  }
  expect(await anna.renewingContracts()).toHaveLength(1);
  const declaration = { payment: anna.order, email: 'Cancel-Two@Example.com ' };
  expect(
    (await visitor('POST', '/api/cancellation.php', { step: 'ask', ...declaration })).body.contracts,
  ).toEqual([]);
  expect(await anna.renewingContracts()).toHaveLength(1);
  expect((await cancel(visitor, declaration)).body).toEqual(same);
  expect(await anna.renewingContracts()).toHaveLength(1);
  await followDeclared(server, 'cancel-two@example.com');
  expect((await cancel(visitor, declaration)).body).toEqual(same);
  expect(await anna.renewingContracts()).toEqual([]);
  expect(await anna.confirmations()).toHaveLength(1);
  for (const incomplete of [
    {},
    { email: 'a@b.it' },
    { payment: anna.order },
    { payment: anna.order, email: "' or true" },
  ]) {
    expect((await cancel(visitor, incomplete)).status).toBe(400);
  }
});

test('a contract of another member is not found', async () => {
  const [anna, eva] = [
    await addSubscriber('cancel-three@example.com'),
    await addSubscriber('cancel-four@example.com'),
  ];
  const { status, body } = await cancel(eva.call, { payment: anna.order });
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect((await cancel(eva.call)).body.contracts).toHaveLength(1);
  expect(await anna.renewingContracts()).toHaveLength(1);
});

test('withdrawing from the first order ends the renewals too', async () => {
  const anna = await addSubscriber('cancel-five@example.com');
  const { status } = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: anna.order });
  expect(status).toBe(200);
  expect(await anna.renewingContracts()).toEqual([]);
});

test('with the payment of a renewal ends its contract', async () => {
  const anna = await addSubscriber('cancel-six@example.com');
  const payment = await anna.renewal('paid');
  const contract = { payment: anna.order, ends_at: '2027-03-22T12:00:00.000Z' };
  const question = await anna.call('POST', '/api/cancellation.php', { step: 'ask', payment });
  expect(question.body.contracts).toMatchObject([contract]);
  expect((await cancel(anna.call, { payment })).body.contracts).toMatchObject([contract]);
  expect(await anna.renewingContracts()).toEqual([]);
  expect(await anna.confirmations()).toHaveLength(1);
});

test.each(['announced', 'paid'] as const)(
  'withdrawing from a renewal that is %s ends what renews',
  async status => {
    const anna = await addSubscriber(`cancel-${status}@example.com`);
    const payment = await anna.renewal(status);
    const { body } = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
    expect(body.withdrawal).toMatchObject({ amount: { amount_minor: status === 'paid' ? 1333 : 0 } });
    expect(await anna.renewingContracts()).toEqual([]);
    server.clock.set('2027-03-20T12:00:00Z');
    await announceRenewals(ctx);
    await collectDueDebits(ctx);
    const collections = (await anna.list()).mandates[0].collections;
    expect(collections.map(({ state }: { state: string }) => state)).toEqual([
      status === 'paid' ? 'paid' : 'cancelled',
      'paid',
    ]);
  },
);

test('spending limits apply to direct debit too', async () => {
  server.clock.set('2026-11-21T12:00:00Z');
  const anna = await debtor(server);
  const { id } = (await anna.start()).body.order;
  await anna.call('PUT', '/api/wallet-limits.php', { paused_until: '2026-12-24' });
  const { body } = await anna.confirm(id, await anna.lastCode());
  expect(body).toMatchObject({ code: 'spending_paused', details: { until: '2026-12-24' } });
});
