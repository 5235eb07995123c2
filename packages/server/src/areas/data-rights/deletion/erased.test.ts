import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOwnedRecords } from '../../../../test/owned-records.ts';
import { createTestServer } from '../../../../test/server.ts';
import { tracesOf } from '../../../../test/traces.ts';
import { addWriter } from '../../../../test/writers.ts';
import { cleanUp } from '../../../boot/clean-up.ts';
import { cleanUpMessagePhotos } from '../../chat/message-photos.ts';
import { cleanUpDirectDebits } from '../../payments/direct-debit/cleanup.ts';
import { collectDueDebits } from '../../payments/direct-debit/collect-due-debits.ts';
import { purgeAccounts } from './purge.ts';

const server = await createTestServer();
const { ctx } = server;

const traces = (text: string) => tracesOf(server, text);

test('of a member with records of every kind only those that the law requires are kept, without a name', async () => {
  const password = 'una lunga passeggiata';
  const email = 'one.of.everything@example.com';
  const values = {
    name: 'Nina Erased',
    email,
    password_hash: await ctx.passwords.hash(password),
    credits: 50,
  };
  const created_at = new Date(ctx.clock.now().getTime() - 86_400_000);
  const nina = { ...(await addWriter(server, { ...values, created_at })), email };
  const [partner, other] = [await addWriter(server, { credits: 50 }), await addWriter(server)];
  const owned = await createOwnedRecords(server, nina, { partner, about: other, number: 4242, paid: true });
  await nina.call('POST', '/api/like.php', { profile: partner.id });
  server.clock.advance({ days: 1 });
  await collectDueDebits(ctx);
  for (const { id } of await server.db
    .selectFrom('payment')
    .select('id')
    .where('status', '=', 'pending')
    .execute()) {
    server.settlePayment(id, 'completed');
    await nina.call('GET', `/api/payment.php?payment_id=${id}`);
  }
  const { paid_credits } = (await nina.call('GET', '/api/account.php')).body;
  const form = { password, reason: 'privacy', paid_credits, text: 'a last word' };
  expect((await nina.call('DELETE', '/api/account.php', form)).status).toBe(200);
  server.clock.advance({ days: 14 });
  await purgeAccounts(ctx);
  for (const step of [cleanUp, cleanUpDirectDebits, cleanUpMessagePhotos]) await step(ctx);
  await server.runJobs();

  // a complaint is kept for a year, with its parties (docs/decisions/0023-active-recipients-and-transparency-reports.md)
  const complaints = ['complaint'];
  const books = ['debit', 'debit_mandate', 'debit_subscription', 'ledger', 'payment', 'wallet'];
  expect(await traces(nina.id)).toEqual([...complaints, ...books]);
  for (const name of [nina.name, email]) expect(await traces(name)).toEqual(['complaint_party']);
  const secrets = owned.secrets.filter(secret => secret !== email && !secret.startsWith('the complaint'));
  for (const secret of [...secrets, 'a last word', '127.0.0.1'])
    expect([secret, await traces(secret)]).toEqual([secret, []]);
}, 60_000);

test('every column with an id that no foreign key covers is listed here, with its handling', async () => {
  const { rows } = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid = 'uuid'::regtype and attname <> 'id'
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any (conkey))
    order by name`.execute(server.db);
  const handling = {
    'kept for accounting, under an id that belongs to no member': [
      'closed_wallet.member_id',
      'debit.member_id',
      'debit_mandate.member_id',
      'debit_subscription.member_id',
      'discount_use.member_id',
      'ledger.member_id',
      'ledger.message_id',
      'ledger.payment_id',
      'payment.idempotency_key',
      'payment.member_id',
      'payment_reversal.withdrawal_id',
      'wallet.member_id',
      'withdrawal.member_id',
    ],
    'erased with its row, which refers to a member or a conversation': [
      'conv_member.other_id',
      'conversation.started_by',
      'declaration.withdrawal_id',
      'direct_debit_request.payment_id',
      'message.idempotency_key',
      'message.sender_id',
      'notice.conversation_id',
    ],
    'erased by the job that looks for pictures without a message': [
      'message_photo.member_id',
      'message_photo.message_id',
    ],
    'kept for a year, and leads to no member': ['identity_mark.source'],
    'names a picture that may be gone': ['complaint_decision.photo_id'],
  };
  expect(rows.map(({ name }) => name)).toEqual(Object.values(handling).flat().sort());
});
