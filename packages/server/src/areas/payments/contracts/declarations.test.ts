import { afterEach, describe, expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../../test/buyers.ts';
import { followDeclared } from '../../../../test/declared.ts';
import { createTestServer } from '../../../../test/server.ts';
import { subscribersOf } from '../../../../test/subscribers.ts';
import { reconcileLedger } from '../../wallet/ledger-reconciliation.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { cancelSubscriptions } from '../settlement/subscriptions.ts';
import { decideDeclaration, waitingDeclarations } from './declaration-decisions.ts';

const server = await createTestServer();
const { ctx, payments } = server;
const { subscriber, runDay, settlePayment } = subscribersOf(server);
const visitor = await server.client();
const start = '2026-11-21T12:00:00.000Z';
type Subscriber = Awaited<ReturnType<typeof subscriber>>;
let count = 0;

/** A member who bought 20 credits, and what a visitor can do to the purchase. */
async function purchase() {
  count += 1;
  const email = `declared${count}@example.com`;
  const anna = await addBuyer(server, { email });
  const id = await anna.buy();
  const receipt = (await anna.call('GET', `/api/transaction.php?id=${id}`)).body.transaction
    .receipt as string;
  const withdraw = (payment: string = receipt) =>
    visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment, email, name: 'Anna Rossi' });
  return { ...anna, email, payment: id, receipt, withdraw, ...mailsTo(email) };
}

function mailsTo(email: string) {
  const mails = async (kind: string) => (await server.mails(email)).filter(mail => mail.kind === kind);
  const follow = (act: 'confirm' | 'undo', kind?: string) => followDeclared(server, email, act, kind);
  return { mails, follow };
}

const refunds = (id: string) => payments.provider.reversals(`tr_${id}`);

afterEach(async () => {
  server.clock.set(start);
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

describe('a withdrawal without log-in', () => {
  test('moves nothing, and is acknowledged at once with its time, by one mail however often it is pressed', async () => {
    const anna = await purchase();
    const answers = await Promise.all([anna.withdraw(), anna.withdraw(), anna.withdraw()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await anna.user()).credits).toBe(20);
    const [mail, ...more] = await anna.mails('declaration');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(anna.payment);
    expect(mail?.text).toMatch(/21 novembre 2026.*13:00/);
    expect(await waitingDeclarations(ctx)).toHaveLength(1);
  });

  test('takes effect by the link, once, however many tabs press it', async () => {
    const anna = await purchase();
    await anna.withdraw();
    const answers = await Promise.all([
      anna.follow('confirm'),
      anna.follow('confirm'),
      anna.follow('confirm'),
    ]);
    for (const { body } of answers)
      expect(body).toEqual({ kind: 'withdrawal', received_at: start, state: 'done' });
    expect((await anna.user()).credits).toBe(0);
    expect(await anna.mails('withdrawal')).toHaveLength(1);
    await server.runJobs();
    expect(await refunds(anna.payment)).toEqual([]);
    server.clock.advance({ days: 1 });
    await reconcilePayments(ctx);
    expect(await refunds(anna.payment)).toMatchObject([{ amountMinor: 999, undone: false }]);
  });

  test('is in time when it was declared in time, although it was confirmed later', async () => {
    const anna = await purchase();
    server.clock.set('2026-12-05T22:00:00.000Z');
    await anna.withdraw();
    server.clock.advance({ days: 3 });
    expect((await anna.follow('confirm')).body).toMatchObject({
      received_at: '2026-12-05T22:00:00.000Z',
      state: 'done',
    });
    const { withdrawal } = (
      await (
        await server.client(anna)
      )('GET', `/api/transaction.php?id=${anna.payment}`)
    ).body.transaction;
    expect(withdrawal.received_at).toBe('2026-12-05T22:00:00.000Z');
  });

  test('is stopped by "This wasn\'t me", also after it was confirmed', async () => {
    const anna = await purchase();
    await anna.withdraw();
    expect((await anna.follow('undo')).body.state).toBe('stopped');
    expect((await anna.follow('confirm')).body.state).toBe('stopped');
    expect((await anna.user()).credits).toBe(20);

    server.clock.advance({ minutes: 11 });
    await anna.withdraw();
    await anna.follow('confirm');
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
    const answers = await Promise.all([anna.follow('undo', 'withdrawal'), anna.follow('undo', 'withdrawal')]);
    expect(answers.map(({ body }) => body.state)).toEqual(['stopped', 'stopped']);
    expect(await anna.user()).toMatchObject({ credits: 20, paid_user: true });
    server.clock.advance({ days: 2 });
    await server.runJobs();
    await reconcilePayments(ctx);
    expect(await refunds(anna.payment)).toEqual([]);
  });

  test('goes to a person when the money may be on its way', async () => {
    const anna = await purchase();
    await anna.withdraw();
    await anna.follow('confirm');
    server.clock.advance({ days: 1 });
    await reconcilePayments(ctx);
    expect((await anna.follow('undo')).body.state).toBe('with_support');
    const complaint = await server.db
      .selectFrom('complaint')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(complaint?.text).toContain(anna.payment);
  });

  test('goes to support too if it was impossible and the owner says that somebody else made it', async () => {
    const anna = await purchase();
    await anna.withdraw();
    await anna.spend(20);
    expect((await anna.follow('confirm')).body.state).toBe('with_support');
    const texts = async () =>
      (await server.db.selectFrom('complaint').select('text').execute())
        .map(({ text }) => text)
        .filter(text => text.includes(anna.payment));
    expect(await texts()).toEqual([expect.not.stringContaining('Non l’ho fatto io')]);
    const answers = [await anna.follow('undo'), await anna.follow('undo')];
    expect(answers.map(({ body }) => body.state)).toEqual(['with_support', 'with_support']);
    expect(await texts()).toHaveLength(2);
    expect((await texts()).join()).toContain('Non l’ho fatto io');
  });

  test('takes effect, or is stopped, when a person has looked', async () => {
    const anna = await purchase();
    await anna.withdraw();
    const waiting = await waitingDeclarations(ctx);
    const id = waiting.find(({ member_id }) => member_id === anna.id)?.id ?? '';
    expect(await decideDeclaration(ctx, { id, act: 'confirm', by: 'Rosa' })).toBe('done');
    await expect(decideDeclaration(ctx, { id, act: 'confirm', by: 'Rosa' })).rejects.toThrow('done');
    expect((await anna.user()).credits).toBe(0);
    expect(await decideDeclaration(ctx, { id, act: 'undo', by: 'Rosa' })).toBe('stopped');
    expect((await anna.user()).credits).toBe(20);
  });

  test('does not find a receipt by its running number, which is easily guessed; the owner does', async () => {
    const anna = await purchase();
    const running = anna.receipt.slice(0, anna.receipt.lastIndexOf('-'));
    expect(anna.receipt).toMatch(/^VELLUTO-\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/);
    const wrong = `${running}-${anna.receipt.endsWith('A') ? 'BBBBBBBB' : 'AAAAAAAA'}`;
    for (const guess of [running, running.replace(/\D/g, ''), wrong]) await anna.withdraw(guess);
    expect(await anna.mails('declaration')).toEqual([]);
    const own = await anna.call('POST', '/api/withdrawal.php', { step: 'confirm', payment: running });
    expect(own.body.withdrawal.received_at).toBe(start);
  });

  test('with an old receipt number, which has no such part, works for the owner only', async () => {
    const anna = await purchase();
    await server.db
      .updateTable('receipt')
      .set({ secret: null })
      .where('payment_id', '=', anna.payment)
      .execute();
    const old = anna.receipt.slice(0, anna.receipt.lastIndexOf('-'));
    await anna.withdraw(old);
    expect(await anna.mails('declaration')).toEqual([]);
    const own = await anna.call('POST', '/api/withdrawal.php', { step: 'ask', payment: old });
    expect(own.body.withdrawal.possible).toBe(true);
  });

  test('that nobody can match is acknowledged as a declaration, with its words and its time', async () => {
    const anna = await purchase();
    await anna.withdraw('VELLUTO-1');
    const [mail] = await anna.mails('withdrawal_received');
    expect(mail?.text).toContain('VELLUTO-1');
    expect(mail?.text).toMatch(/21 novembre 2026.*13:00/);
  });

  test('mails a victim at most five times a day', async () => {
    const anna = await purchase();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) {
      server.clock.advance({ minutes: 11 });
      statuses.push((await anna.withdraw()).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await anna.mails('declaration')).toHaveLength(5);
  });

  test('is not decided by a token that is made up, or another declaration’s', async () => {
    const [anna, luca] = [await purchase(), await purchase()];
    await Promise.all([anna.withdraw(), luca.withdraw()]);
    const [mine, other] = await Promise.all(
      [anna, luca].map(
        async ({ mails }) => /confirm=(\S+)/.exec((await mails('declaration'))[0]?.text ?? '')?.[1] ?? '',
      ),
    );
    const mixed = `${other?.slice(0, 36)}${mine?.slice(36)}`;
    for (const token of ['x', 'x'.repeat(79), mixed]) {
      const { body } = await visitor('POST', '/api/declaration.php', { token, act: 'confirm' });
      expect(body.code).toBe('reset_link_invalid');
    }
    expect((await luca.user()).credits).toBe(20);
  });
});

describe('a cancellation without log-in', () => {
  test('ends nothing before it is confirmed, then by the link; taken back, it renews again', async () => {
    const email = 'declared-premium@example.com';
    const { anna, firstId, renewal } = await subscriber('premium-3', { email });
    const { follow, mails } = mailsTo(email);
    const before = await renewal();
    const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi' };
    await visitor('POST', '/api/cancellation.php', declared);
    await visitor('POST', '/api/cancellation.php', declared);
    expect(await renewal()).toEqual(before);
    expect(await mails('declaration')).toHaveLength(1);
    server.clock.advance({ days: 1 });
    expect((await follow('confirm')).body).toEqual({
      kind: 'cancellation',
      received_at: '2026-11-22T12:00:00.000Z',
      state: 'done',
    });
    expect((await renewal()).cancelled_at).not.toBeNull();
    expect((await mails('cancellation'))[0]?.text).toMatch(/22 novembre 2026/);
    expect((await follow('undo', 'cancellation')).body.state).toBe('stopped');
    expect(await renewal()).toEqual(before);
    expect((await anna.list()).mandates).toHaveLength(1);
  });

  test('for a later day, taken back after a renewal was announced, debits that month once', async () => {
    const email = 'declared-announced@example.com';
    const { firstId, renewals, renewal } = await subscriber('premium-1', { email });
    const { follow } = mailsTo(email);
    const declared = { payment: firstId, email, name: 'Anna Rossi', ends_on: '2027-01-10' };
    await visitor('POST', '/api/cancellation.php', { step: 'confirm', ...declared });
    server.clock.set('2026-12-16T12:00:00Z');
    await runDay();
    const before = await renewal();
    expect((await follow('confirm')).body.state).toBe('done');
    expect((await follow('undo', 'cancellation')).body.state).toBe('stopped');
    await runDay();
    expect(await renewals()).toHaveLength(1);
    expect(await renewal()).toEqual(before);
    server.clock.set('2027-01-16T12:00:00Z');
    await runDay();
    expect(await renewals()).toHaveLength(2);
  });

  test('taken back after the mandate was revoked goes to a person, and nothing renews', async () => {
    const email = 'declared-revoked@example.com';
    const { anna, firstId, mandate, renewal } = await subscriber('premium-3', { email });
    const { follow } = mailsTo(email);
    const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi' };
    await visitor('POST', '/api/cancellation.php', declared);
    await follow('confirm');
    await anna.call('DELETE', '/api/directdebit.php', { mandate: mandate.id });
    expect((await follow('undo', 'cancellation')).body.state).toBe('with_support');
    expect((await renewal()).cancelled_at).not.toBeNull();
  });

  test.each([
    {
      other: 'the member’s own cancellation',
      end: ({ anna, firstId }: Subscriber) =>
        anna.call('POST', '/api/cancellation.php', { step: 'confirm', payment: firstId }),
    },
    {
      other: 'a chargeback of a part',
      end: async ({ firstId }: Subscriber) => {
        payments.reverse(firstId, 'chargeback', 1);
        await webhook(server, `tr_${firstId}`);
      },
    },
    {
      other: 'the deletion of the account',
      end: async ({ anna }: Subscriber) => {
        await ctx.transaction(tx => cancelSubscriptions(ctx, tx, { memberId: anna.id }));
      },
    },
  ])(
    'taken back after $other ended the same, leaves it ended and goes to a person',
    async ({ other, end }) => {
      const email = `declared-${other.length}@example.com`;
      const subscribed = await subscriber('premium-1', { email });
      const { anna, firstId, renewals, renewal } = subscribed;
      const { follow } = mailsTo(email);
      for (const day of ['2026-12-16', '2026-12-22']) {
        server.clock.set(`${day}T12:00:00Z`);
        await runDay();
      }
      await settlePayment(anna, (await renewals())[0].payment_id);
      const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi' };
      await visitor('POST', '/api/cancellation.php', declared);
      expect((await follow('confirm')).body.state).toBe('done');
      await end(subscribed);
      expect((await follow('undo', 'cancellation')).body.state).toBe('with_support');
      expect((await renewal()).cancelled_at).not.toBeNull();
    },
  );

  test('taken back, renews only contracts that nothing else has ended since', async () => {
    const email = 'declared-both@example.com';
    const { anna, firstId, mandate } = await subscriber('premium-3', { email });
    const { follow } = mailsTo(email);
    const later = await anna.order({ package: 'premium-1' });
    const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi' };
    await visitor('POST', '/api/cancellation.php', declared);
    await follow('confirm');
    await anna.call('POST', '/api/cancellation.php', { step: 'confirm', payment: later.payment.payment_id });
    expect((await follow('undo', 'cancellation')).body.state).toBe('stopped');
    const { mandates } = await anna.list();
    const ended = (id: string) => mandates.find((of: { id: string }) => of.id === id).renewal.cancelled_at;
    expect([ended(mandate.id), ended(later.mandate.id)]).toEqual([null, expect.any(String)]);
  });

  test('does not lift the end that the member had wished before', async () => {
    const email = 'declared-wished@example.com';
    const { anna, firstId, renewal } = await subscriber('premium-1', { email });
    const { follow } = mailsTo(email);
    const own = { step: 'confirm', payment: firstId, ends_on: '2027-01-10' };
    await anna.call('POST', '/api/cancellation.php', own);
    server.clock.advance({ minutes: 1 });
    await visitor('POST', '/api/cancellation.php', {
      step: 'confirm',
      payment: firstId,
      email,
      name: 'Anna Rossi',
    });
    await follow('confirm');
    expect((await follow('undo', 'cancellation')).body.state).toBe('with_support');
    expect((await renewal()).cancelled_at).not.toBeNull();
  });

  test('passed to a person mails the owner nothing of the reason that a visitor typed', async () => {
    const email = 'declared-reason@example.com';
    const { anna, firstId, mandate } = await subscriber('premium-3', { email });
    const { follow, mails } = mailsTo(email);
    const cause = { kind: 'for_cause', reason: 'Words for a victim.' };
    const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi', ...cause };
    await visitor('POST', '/api/cancellation.php', declared);
    await follow('confirm');
    await anna.call('DELETE', '/api/directdebit.php', { mandate: mandate.id });
    expect((await follow('undo', 'cancellation')).body.state).toBe('with_support');
    const acknowledged = await mails('cancellation_received');
    expect(acknowledged.at(-1)?.text).toContain('Non l’ho fatto io');
    for (const { text } of acknowledged) expect(text).not.toContain(cause.reason);
  });

  test('ends no contract that was made after it was declared', async () => {
    const email = 'declared-before@example.com';
    const { anna, firstId, mandate } = await subscriber('premium-3', { email });
    const { follow } = mailsTo(email);
    const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi' };
    await visitor('POST', '/api/cancellation.php', declared);
    server.clock.advance({ days: 1 });
    const later = await anna.order({ package: 'premium-1' });
    await follow('confirm');
    const { mandates } = await anna.list();
    const ended = (id: string) => mandates.find((of: { id: string }) => of.id === id).renewal.cancelled_at;
    expect([ended(mandate.id), ended(later.mandate.id)]).toEqual([expect.any(String), null]);
  });

  test.each([
    { wish: {}, passed: 1 },
    { wish: { ends_on: '2027-01-10' }, passed: 0 },
  ])(
    'leaves to a person what was collected before it was confirmed: $passed with $wish',
    async ({ wish, passed }) => {
      const email = `declared-collected${passed}@example.com`;
      const { anna, firstId, renewals } = await subscriber('premium-1', { email });
      const { follow, mails } = mailsTo(email);
      const declared = { step: 'confirm', payment: firstId, email, name: 'Anna Rossi', ...wish };
      await visitor('POST', '/api/cancellation.php', declared);
      server.clock.set('2026-12-16T12:00:00Z');
      await runDay();
      server.clock.set('2026-12-22T12:00:00Z');
      await runDay();
      const [{ payment_id: december }] = await renewals();
      await settlePayment(anna, december);
      for (let press = 0; press < 2; press++) {
        expect((await follow('confirm')).body.state).toBe('done');
        await server.runJobs();
      }
      const asked = await server.db
        .selectFrom('complaint')
        .select('text')
        .where('text', 'like', `%${december}%`)
        .execute();
      expect(asked).toHaveLength(passed);
      for (const { text } of asked) expect(text).toContain('22 novembre 2026');
      for (const { text } of asked) expect(text).toContain('rimborsatelo');
      expect(await mails('cancellation_received')).toHaveLength(passed);
    },
  );
});
