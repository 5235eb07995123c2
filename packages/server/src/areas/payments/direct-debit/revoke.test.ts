import { describe, expect, test } from 'vitest';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { cleanUpDirectDebits, eraseDirectDebits } from './cleanup.ts';
import { collectDueDebits } from './collect-due-debits.ts';

const server = await createTestServer();
const { ctx } = server;
const { collections, mandates, provider } = server.payments.debits;
const signedUpADayAgo = () => ({ created_at: new Date(server.clock.now().getTime() - 86_400_000) });
const revoke = (anna: Awaited<ReturnType<typeof debtor>>, mandate: unknown) =>
  anna.call('DELETE', '/api/directdebit.php', { mandate });

describe('revoking a mandate', () => {
  test('cancels the announced collection, takes its credits back, and sends an e-mail', async () => {
    const anna = await debtor(server, { ...signedUpADayAgo(), email: 'revoke@example.com' });
    const { payment, mandate } = await anna.order({ package: 'premium-1' });
    const answers = await Promise.all([revoke(anna, mandate.id), revoke(anna, mandate.id)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.mandate).toMatchObject({
        revoked_at: server.clock.now().toISOString(),
        collections: [{ state: 'cancelled' }],
      });
    }
    server.clock.advance({ days: 2 });
    await collectDueDebits(ctx);
    await server.runJobs();
    expect(collections.filter(collection => collection.paymentId === payment.payment_id)).toEqual([]);
    expect((await anna.payment(payment.payment_id)).status).toBe('cancelled');
    expect(await anna.credits()).toBe(0);
    expect((await anna.list()).blocked).toBeNull();
    const mails = (await server.mails('revoke@example.com')).filter(({ kind }) => kind === 'mandate-revoked');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('i crediti già ricevuti per questo importo vengono ritirati');
    expect(mails[0]?.text).toContain('non cominciano');
    expect(mails[0]?.text).not.toContain('restano dovuti');
  });

  test('after the bank was asked, that collection is the last one, and the provider is told', async () => {
    const email = 'revoke-late@example.com';
    const anna = await debtor(server, { ...signedUpADayAgo(), email });
    const { payment, mandate } = await anna.order({ package: 'premium-1' });
    server.clock.advance({ days: 1 });
    await collectDueDebits(ctx);
    const { body } = await revoke(anna, mandate.id);
    expect(body.mandate.collections[0].state).toBe('collecting');
    const [mail] = (await server.mails(email)).filter(({ kind }) => kind === 'mandate-revoked');
    expect(mail?.text).toContain('verrà ancora prelevato');
    expect(mail?.text).toMatch(/14,99\s€ · /);
    expect(mail?.text).toMatch(/restano tuoi fino al/);
    await server.runJobs();
    expect(mandates.find(candidate => candidate.mandateId === mandate.id)?.revoked).toBe(true);
    server.settlePayment(payment.payment_id, 'completed');
    expect((await anna.payment(payment.payment_id)).status).toBe('completed');
  });

  test('while the mandate is created at the provider: it is ended there too, and nothing is collected', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment, mandate } = await anna.order();
    server.clock.advance({ days: 1 });
    const { addMandate } = provider;
    provider.addMandate = async (...parameters) => {
      const id = await addMandate(...parameters);
      await revoke(anna, mandate.id);
      await server.runJobs();
      return id;
    };
    await collectDueDebits(ctx);
    provider.addMandate = addMandate;
    await server.runJobs();
    expect(mandates.find(candidate => candidate.mandateId === mandate.id)?.revoked).toBe(true);
    expect((await anna.payment(payment.payment_id)).status).toBe('cancelled');
    expect(await anna.list()).toMatchObject({ blocked: null, owed_credits: 0 });
  });

  test('while a collection is requested: the refusal of the provider is not a failed debit', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    const { payment, mandate } = await anna.order();
    server.clock.advance({ days: 1 });
    const { collect } = provider;
    provider.collect = async collection => {
      await revoke(anna, mandate.id);
      await server.runJobs();
      return collect(collection);
    };
    await collectDueDebits(ctx);
    provider.collect = collect;
    expect((await anna.payment(payment.payment_id)).status).toBe('cancelled');
    expect((await anna.list()).blocked).toBeNull();
  });

  test('spent credits become a debt', async () => {
    const email = 'revoke-spent@example.com';
    const anna = await debtor(server, { ...signedUpADayAgo(), email });
    const { mandate } = await anna.order();
    const olga = await server.member();
    const headers = { 'idempotency-key': ctx.ids.uuid() };
    await anna.call('POST', '/api/message.php', { profile: olga.id, text: 'Ciao' }, { headers });
    await revoke(anna, mandate.id);
    expect(await anna.list()).toMatchObject({ owed_credits: 2, blocked: { minutes: null } });
    const [mail] = (await server.mails(email)).filter(({ kind }) => kind === 'mandate-revoked');
    expect(mail?.text).toContain('2 di questi erano già spesi');
  });

  test('a mandate of another member is not found', async () => {
    const [anna, eva] = [await debtor(server, signedUpADayAgo()), await debtor(server, signedUpADayAgo())];
    const { mandate } = await anna.order();
    for (const id of [mandate.id, ctx.ids.uuid(), "' or true", '']) {
      expect((await revoke(eva, id)).body.code).toMatch(/^(not_found|invalid_request)$/);
    }
    expect((await eva.list()).mandates).toEqual([]);
    expect((await anna.list()).mandates[0].revoked_at).toBeNull();
    const visitor = await server.client();
    const refused = await visitor('DELETE', '/api/directdebit.php', { mandate: mandate.id });
    expect(refused.body.code).toBe('authentication_required');
  });
});

describe('erasing a member', () => {
  const storedMandate = (memberId: string) =>
    server.db
      .selectFrom('debit_mandate')
      .select(['debtor', 'iban_last4', 'ip', 'revoked_at', 'reference'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();

  test('keeps a used mandate for 14 months, without the IP address', async () => {
    server.clock.set('2026-11-21T12:00:00Z');
    const anna = await debtor(server, signedUpADayAgo());
    const { payment } = await anna.order();
    await anna.start({ package: 'credits-50' });
    server.clock.advance({ days: 1 });
    await collectDueDebits(ctx);
    server.settlePayment(payment.payment_id, 'completed');
    await anna.payment(payment.payment_id);
    await ctx.transaction(tx => eraseDirectDebits(ctx, tx, anna.id));
    expect(await storedMandate(anna.id)).toMatchObject({
      debtor: expect.any(String),
      ip: null,
      revoked_at: expect.any(Date),
    });
    const openRequests = await server.db
      .selectFrom('direct_debit_request')
      .select('id')
      .where('member_id', '=', anna.id)
      .execute();
    expect(openRequests).toEqual([]);
    server.clock.set('2028-01-21T12:00:00Z');
    await cleanUpDirectDebits(ctx);
    expect((await storedMandate(anna.id)).debtor).not.toBeNull();
    server.clock.set('2028-01-23T12:00:00Z');
    await cleanUpDirectDebits(ctx);
    expect(await storedMandate(anna.id)).toMatchObject({
      debtor: null,
      iban_last4: '',
      reference: expect.any(String),
    });
    const [debit] = await server.db
      .selectFrom('debit')
      .selectAll()
      .where('member_id', '=', anna.id)
      .execute();
    expect(debit).toMatchObject({ state: 'paid', iban_fingerprint: Buffer.alloc(0) });
  });

  test('erases a mandate that was never used at once', async () => {
    const anna = await debtor(server, signedUpADayAgo());
    await anna.order();
    await ctx.transaction(tx => eraseDirectDebits(ctx, tx, anna.id));
    expect(await storedMandate(anna.id)).toMatchObject({ debtor: null, iban_last4: '', ip: null });
  });
});

test('unconfirmed orders are removed after two days', async () => {
  const anna = await debtor(server, signedUpADayAgo());
  await anna.start();
  const openRequests = () =>
    server.db.selectFrom('direct_debit_request').select('id').where('member_id', '=', anna.id).execute();
  server.clock.advance({ days: 1 });
  await cleanUpDirectDebits(ctx);
  expect(await openRequests()).toHaveLength(1);
  server.clock.advance({ days: 1, minutes: 1 });
  await cleanUpDirectDebits(ctx);
  expect(await openRequests()).toEqual([]);
});
