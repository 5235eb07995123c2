import { describe, expect, test, vi } from 'vitest';
import { addBuyer, webhook, withoutProvider } from '../../../../test/buyers.ts';
import { createTestServer } from '../../../../test/server.ts';

const server = await createTestServer();
const { provider } = server.payments;

describe('the end of a payment', () => {
  test('grants credits and premium once, with any number of concurrent webhooks and status requests', async () => {
    const anna = await addBuyer(server, { created_at: server.clock.now() });
    const { payment_id: id } = (await anna.order()).body.payment;
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
    server.settlePayment(id, 'completed');
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => webhook(server, `tr_${id}`)),
      ...Array.from({ length: 8 }, () => anna.state(id)),
    ]);
    expect(answers.slice(0, 8).map(answer => answer.status)).toEqual(Array(8).fill(200));
    expect(await anna.state(id)).toMatchObject({ status: 'completed', checkout_url: null });
    expect(await anna.books()).toMatchObject({ balance: 20, accounts: { sales: -20 } });
    expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true, time_bonus: null });
    expect(server.events(anna).map(({ event }) => event)).toEqual(['credits', 'user']);
  });

  test('is final: later webhooks, in any order, change nothing', async () => {
    const endings = [
      ['completed', 'failed', 'completed', 20],
      ['failed', 'completed', 'failed', 0],
      ['cancelled', 'completed', 'cancelled', 0],
    ] as const;
    for (const [first, later, end, credits] of endings) {
      const anna = await addBuyer(server);
      const { payment_id: id } = (await anna.order()).body.payment;
      await webhook(server, `tr_${id}`);
      expect((await anna.state(id)).status).toBe('pending');
      server.settlePayment(id, first);
      await webhook(server, `tr_${id}`);
      server.settlePayment(id, later);
      await webhook(server, `tr_${id}`);
      server.settlePayment(id, 'pending');
      await webhook(server, `tr_${id}`);
      expect((await anna.state(id)).status).toBe(end);
      expect(await anna.books()).toMatchObject({ balance: credits, sum: 0 });
    }
  });

  test('is not taken from the webhook itself: unknown ids and other amounts do nothing', async () => {
    const anna = await addBuyer(server);
    const { payment_id: id } = (await anna.order()).body.payment;
    expect((await webhook(server, 'tr_unknown')).status).toBe(200);
    for (const name of [id, "tr_' or 1=1", '../v2/payments', 'tr_', 'tr_1/refunds', ' ']) {
      const { status, body } = await webhook(server, name);
      expect([status, body.details]).toEqual([400, [{ field: 'id', code: 'format' }]]);
    }
    // further fields, which the provider may add one day, are ignored
    const extraFields = { resource: 'payment', profileId: 'pfl_1' };
    expect((await webhook(server, 'tr_unknown', extraFields)).status).toBe(200);
    const visitor = await server.client();
    expect((await visitor('POST', '/api/payment-webhook.php', { id: `tr_${id}` })).status).toBe(400);
    const providerPayment = await provider.get(`tr_${id}`);
    if (!providerPayment) throw new Error('not begun');
    Object.assign(providerPayment, { status: 'completed', amountMinor: 1 });
    await webhook(server, `tr_${id}`);
    expect((await anna.state(id)).status).toBe('pending');
    Object.assign(providerPayment, { amountMinor: 999, currency: 'PLN' });
    expect((await anna.state(id)).status).toBe('pending');
    expect(await anna.books()).toMatchObject({ balance: 0 });
  });

  test("the provider's test call, which names no payment, is received", async () => {
    const visitor = await server.client();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['', 'id=', 'testByMollie=1'])
      expect((await visitor('POST', '/api/payment-webhook.php', body, { headers })).status, body).toBe(200);
    expect((await visitor('POST', '/api/payment-webhook.php')).status).toBe(200);
  });

  test('an unreachable provider leaves it pending; the webhook is sent again', async () => {
    const anna = await addBuyer(server);
    const { payment_id: id } = (await anna.order()).body.payment;
    server.settlePayment(id, 'completed');
    await withoutProvider(server, async () => {
      expect((await anna.state(id)).status).toBe('pending');
      expect((await webhook(server, `tr_${id}`)).status).toBe(502);
    });
    expect((await webhook(server, `tr_${id}`)).status).toBe(200);
    expect((await anna.state(id)).status).toBe('completed');
  });
});

test('money received for a payment that ended otherwise is an error in the log', async () => {
  const anna = await addBuyer(server);
  const errors = vi.spyOn(server.ctx.log, 'error');
  const { payment_id: id } = (await anna.order()).body.payment;
  server.settlePayment(id, 'cancelled');
  await webhook(server, `tr_${id}`);
  await webhook(server, `tr_${id}`);
  expect(errors).not.toHaveBeenCalled();
  server.settlePayment(id, 'completed');
  await webhook(server, `tr_${id}`);
  const details = { payment: id, status: 'cancelled' };
  expect(errors).toHaveBeenCalledExactlyOnceWith(details, expect.stringContaining('repay by hand'));
  errors.mockRestore();
});
