// Which database errors are reported as an outage is tested in infrastructure/postgres/faults.test.ts; a full disk for
// photos in infrastructure/blobs/blobs.test.ts.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../test/buyers.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { reconcilePayments } from '../payments/settlement/reconcile-payments.ts';
import { reconcileLedger } from './ledger-reconciliation.ts';

const server = await createTestServer();
await sql`create function no_room() returns trigger language plpgsql as $$
  begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
  server.db,
);

/**
 * Runs work while the disk of the database is full for the last row that it writes, so that all rows before are
 * rolled back.
 */
async function whileFull(table: 'message' | 'receipt', run: () => Promise<void>) {
  const name = sql.table(table);
  await sql`create trigger no_room after insert on ${name} for each row execute function no_room()`.execute(
    server.db,
  );
  await run();
  await sql`drop trigger no_room on ${name}`.execute(server.db);
}
const unavailable = { status: 503, body: { code: 'service_unavailable' } };

test('a message on a full disk costs nothing, and is sent once under the same key when there is space', async () => {
  const [anna, bruno] = [await addWriter(server), await addWriter(server, { credits: 10 })];
  const key = server.ctx.ids.uuid();
  await whileFull('message', async () => {
    expect(await bruno.send(anna, 'Ciao', key)).toMatchObject(unavailable);
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 10, held: 0, sum: 0 });
    expect((await bruno.chats()).body.chats).toEqual([]);
  });
  const answers = [await bruno.send(anna, 'Ciao', key), await bruno.send(anna, 'Ciao', key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 8, sum: 0 });
  expect((await anna.chatWith(bruno)).body.messages).toHaveLength(1);
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});

test('a payment on a full disk stays pending, and gives its credits once when there is space', async () => {
  const anna = await addBuyer(server);
  const { payment_id: id } = (await anna.order()).body.payment;
  server.settlePayment(id, 'completed');
  await whileFull('receipt', async () => {
    expect(await webhook(server, `tr_${id}`)).toMatchObject(unavailable);
    server.clock.advance({ minutes: 2 });
    await reconcilePayments(server.ctx);
    expect(await anna.books()).toMatchObject({ balance: 0, sum: 0 });
    expect(await anna.user()).toMatchObject({ credits: 0, paid_user: false });
  });
  await Promise.all([
    webhook(server, `tr_${id}`),
    webhook(server, `tr_${id}`),
    reconcilePayments(server.ctx),
  ]);
  expect(await anna.state(id)).toMatchObject({ status: 'completed' });
  expect(await anna.books()).toMatchObject({ balance: 20, accounts: { sales: -20 }, sum: 0 });
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
});
