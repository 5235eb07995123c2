import { expect, it, vi } from 'vitest';
import { order, pay, placeOrder } from '../../../test/buy.ts';
import { debtor } from '../../../test/debtors.ts';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs } from '../../../test/signup.ts';
import { cancelUnstartedWithin, endPayment } from '../../areas/payments/settlement/sync-payment.ts';

const refusing = { send: async () => Promise.reject(new Error('not now')), close: () => {} };
const server = await createTestServer({ parts: { transport: refusing } });
const { ctx } = server;

/** The counts of a metric that are not 0, by their labels. */
async function counts(name: string): Promise<Record<string, number>> {
  const { body } = await ctx.metrics.text();
  const lines = [...body.matchAll(new RegExp(`^velluto_${name}_total\\{(.*)\\} (\\d+)$`, 'gm'))];
  expect(lines.length, 'counters that begin with 0').toBeGreaterThan(1);
  return Object.fromEntries(
    lines.filter(([, , count]) => count !== '0').map(line => [line[1], Number(line[2])]),
  );
}

it('counts sign-ups that were stored', async () => {
  const visitor = await server.client();
  await signUpAs(visitor, {});
  await expect(signUpAs(visitor, { email: 'other@example.com' })).rejects.toThrow('taken');
  expect(await counts('signups')).toEqual({ 'site="velluto"': 1 });
});

it('counts a message once, however often its call is repeated', async () => {
  const [anna, bruno] = [await server.member(), await server.member({ credits: 10 })];
  const [call, key] = [await server.client(bruno), ctx.ids.uuid()];
  const send = () =>
    call(
      'POST',
      '/api/message.php',
      { profile: anna.id, text: 'Ciao' },
      { headers: { 'idempotency-key': key } },
    );
  await Promise.all([send(), send()]);
  await send();
  expect(await counts('messages')).toEqual({ 'site="velluto",price="paid"': 1 });
});

it('counts an order once when it is begun and once when it ends, however often the provider tells of it', async () => {
  const call = await server.client(await server.member());
  const paid = await order(server, call);
  await Promise.all([pay(server, paid), pay(server, paid)]);
  await pay(server, paid);
  const key = ctx.ids.uuid();
  const { body } = await placeOrder(server, call, {}, { key });
  await placeOrder(server, call, {}, { key });
  const failed = body.payment.payment_id;
  server.settlePayment(failed, 'failed');
  const provider = await server.client();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await provider('POST', '/api/payment-webhook.php', `id=tr_${failed}`, { headers });
  expect(await counts('payments')).toEqual({
    'site="velluto",step="begun"': 2,
    'site="velluto",step="completed"': 1,
    'site="velluto",step="failed"': 1,
  });
});

it('counts the end of an order that the provider refused, and of one that a newer one replaced before its start', async () => {
  const before = await counts('payments');
  const call = await server.client(await server.member());
  const create = vi.spyOn(server.payments.provider, 'create').mockResolvedValueOnce(null);
  expect((await placeOrder(server, call)).body.code).toBe('payment_method_unavailable');
  create.mockRejectedValueOnce(new Error('away'));
  expect((await placeOrder(server, call)).status).toBeGreaterThanOrEqual(500);
  expect((await placeOrder(server, call, { package: 'credits-20', method: 'mastercard' })).status).toBe(201);
  create.mockRejectedValueOnce(new Error('away'));
  const other = await server.client(await server.member());
  expect((await placeOrder(server, other, { package: 'credits-50' })).status).toBeGreaterThanOrEqual(500);
  const { id } = await server.db
    .selectFrom('payment')
    .select('id')
    .where('package_id', '=', 'credits-50')
    .executeTakeFirstOrThrow();
  const rolledBack = ctx.transaction(async tx => {
    await cancelUnstartedWithin(ctx, tx, id);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  const cancel = () => ctx.transaction(tx => cancelUnstartedWithin(ctx, tx, id));
  expect([await cancel(), await cancel()]).toEqual([true, false]);
  const after = await counts('payments');
  const grown = (step: string) =>
    (after[`site="velluto",step="${step}"`] ?? 0) - (before[`site="velluto",step="${step}"`] ?? 0);
  expect([grown('begun'), grown('cancelled'), grown('completed')]).toEqual([4, 3, 0]);
});

it('counts no direct debit, neither when it is ordered nor when it is collected', async () => {
  const before = await counts('payments');
  const anna = await debtor(server, { created_at: new Date(server.clock.now().getTime() - 86_400_000) });
  const { payment } = await anna.order({});
  expect((await endPayment(ctx, payment.payment_id, 'completed')).status).toBe('completed');
  expect(await counts('payments')).toEqual(before);
});

it('counts a mail that was reported twice as refused once, and none that will be tried again', async () => {
  const [mail] = await server.mails();
  await server.runJobs().catch(() => {});
  expect(await counts('mails')).toEqual({});
  for (let time = 0; time < 2; time++)
    await ctx.mail.recordReport(mail?.id ?? '', { kind: 'no_such_address', status: '5.1.1' });
  expect(await counts('mails')).toEqual({ 'site="velluto",outcome="refused"': 1 });
});
