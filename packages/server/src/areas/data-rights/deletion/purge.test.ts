import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { order, pay } from '../../../../test/buy.ts';
import { debtor } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { tracesOf } from '../../../../test/traces.ts';
import { picture, upload } from '../../../../test/upload.ts';
import { addWriter, walletAndLedger } from '../../../../test/writers.ts';
import { cleanUp } from '../../../boot/clean-up.ts';
import { collectDueDebits } from '../../payments/direct-debit/collect-due-debits.ts';
import { runningSubscriptions } from '../../payments/settlement/subscriptions.ts';
import { photoFolder } from '../../photos/storage.ts';
import { findDiscrepancies } from '../../wallet/ledger-reconciliation.ts';
import { purgeAccounts } from './purge.ts';

const server = await createTestServer();
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const email = `gone${memberCount}@example.com`;
  const writer = await addWriter(server, { name: `Gone ${memberCount}`, email, password_hash, ...overrides });
  const leave = () =>
    writer.call('DELETE', '/api/account.php', { password, reason: 'privacy', text: 'addio' });
  return { ...writer, email, leave };
}
const traces = (text: string) => tracesOf(server, text);

describe('14 days after', () => {
  test('everything is erased; ledger and payments stay under an id that belongs to no member', async () => {
    const [nina, olga] = [await addMember({ credits: 10 }), await addMember({ credits: 4 })];
    await nina.send(olga, 'parole di nina');
    await olga.send(nina, 'parole di olga');
    await nina.call('POST', '/api/like.php', { profile: olga.id });
    await upload(nina.call, await picture());
    const { key } = await server.db
      .selectFrom('photo')
      .select('key')
      .where('member_id', '=', nina.id)
      .executeTakeFirstOrThrow();
    await nina.leave();
    server.clock.advance({ days: 14, ms: -1 });
    await purgeAccounts(server.ctx);
    expect(await traces(nina.id)).toContain('member');
    server.clock.advance({ ms: 1 });
    await Promise.all([purgeAccounts(server.ctx), purgeAccounts(server.ctx)]);
    await server.runJobs();
    expect(await traces(nina.id)).toEqual(['ledger', 'wallet']);
    for (const personal of [nina.email, nina.name, 'parole di', 'addio'])
      expect(await traces(personal)).toEqual([]);
    expect(await server.ctx.blobs.get(`${photoFolder(key)}large.webp`)).toBeNull();
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 0, held: 0, sum: 0 });
    expect(await findDiscrepancies(server.db)).toEqual([]);
    const deletions = await server.db.selectFrom('account_deletion').selectAll().execute();
    expect(deletions).toMatchObject([{ member_id: null, reason: 'privacy', text: null, site_id: 'velluto' }]);
    expect((await olga.chats()).body).toMatchObject({ chats: [], num_unread_messages: 0 });
  });

  test('a restored member is not erased', async () => {
    const nina = await addMember();
    await nina.leave();
    await server.db.updateTable('member').set({ status: 'active' }).where('id', '=', nina.id).execute();
    server.clock.advance({ days: 20 });
    await purgeAccounts(server.ctx);
    expect(await traces(nina.id)).toContain('member');
  });

  test('name and address are free again, and old mails to an address belong to the member who has it now', async () => {
    const nina = await addMember();
    await nina.leave();
    server.clock.advance({ days: 14 });
    await purgeAccounts(server.ctx);
    const newOwner = await server.member({ name: nina.name, email: nina.email });
    expect(newOwner.id).not.toBe(nina.id);
  });

  test('erasing waits for a pending payment, and its credits can still be taken back', async () => {
    const nina = await addMember();
    const id = await order(server, nina.call);
    await nina.leave();
    server.clock.advance({ days: 15 });
    await purgeAccounts(server.ctx);
    expect(await traces(nina.id)).toContain('member');
    await pay(server, id);
    await purgeAccounts(server.ctx);
    expect(await traces(nina.id)).not.toContain('member');
    expect(await traces(id)).toContain('payment');
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });
});

describe('direct debit', () => {
  test('does not renew after a deletion; the payer is erased once the data need not be kept', async () => {
    const signedUpADayAgo = { created_at: new Date(server.clock.now().getTime() - 86_400_000) };
    const nina = await debtor(server, { ...signedUpADayAgo, email: 'debit@example.com', password_hash });
    const { payment } = await nina.order({ package: 'premium-1' });
    server.clock.advance({ days: 1 });
    await collectDueDebits(server.ctx);
    server.settlePayment(payment.payment_id, 'completed');
    await nina.payment(payment.payment_id);
    const call = await server.client(nina);
    const { paid_credits, renews } = (await call('GET', '/api/account.php')).body;
    expect([paid_credits, renews]).toEqual([30, true]);
    const form = { password, reason: 'too_expensive', paid_credits };
    expect((await call('DELETE', '/api/account.php', form)).status).toBe(200);
    expect(await runningSubscriptions(server.ctx, server.db, { memberId: nina.id })).toEqual([]);
    server.clock.advance({ days: 14 });
    await purgeAccounts(server.ctx);
    await cleanUp(server.ctx);
    expect(await traces(nina.id)).not.toContain('member');
    expect(await traces(nina.phone)).toEqual([]);
    const mandate = await server.db
      .selectFrom('debit_mandate')
      .select(['ip', 'erase_at'])
      .where('member_id', '=', nina.id)
      .executeTakeFirst();
    expect(mandate?.ip).toBeNull();
    expect(mandate?.erase_at?.toISOString().slice(0, 7)).toBe('2028-03');
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });
});

test('no table keeps a member from being erased', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ': ' || conname as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass and confdeltype not in ('c', 'n')`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

test('messages that an erased member had not read are refunded, also where the member was restored before', async () => {
  const [nina, olga] = [await addMember(), await addMember({ credits: 4 })];
  await olga.send(nina);
  await nina.call('POST', '/api/block.php', { profile: olga.id });
  await nina.call('DELETE', '/api/block.php', { profile: olga.id });
  await olga.send(nina);
  await nina.leave();
  expect((await walletAndLedger(server, olga)).balance).toBe(2);
  server.clock.advance({ days: 14 });
  await Promise.all([purgeAccounts(server.ctx), purgeAccounts(server.ctx)]);
  expect(await walletAndLedger(server, olga)).toMatchObject({ balance: 4, sum: 0 });
  expect((await olga.call('GET', '/api/user.php')).body.user.credits).toBe(4);
  expect(await findDiscrepancies(server.db)).toEqual([]);
});
