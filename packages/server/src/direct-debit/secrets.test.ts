import { sandbox } from '@velluto/sandbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { debtor, testIban, wrongCode } from '../../test/debtors.ts';
import { createTestServer } from '../../test/server.ts';
import { createLog } from '../log.ts';
import { cleanUpDirectDebits } from './cleanup.ts';
import { collectDueDebits } from './collect-due.ts';
import { announceRenewals } from './renewals.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const payments = sandbox.payments(log, () => server.app);
const server = await createTestServer({ parts: { log, payments } });
const { ctx } = server;

/** Every row of every table as text. */
async function everything(): Promise<{ table: string; row: string }[]> {
  const { rows: names } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    server.db,
  );
  const all = await Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(server.db);
      return rows.map(({ row }) => ({ table: name, row }));
    }),
  );
  return all.flat();
}

test('an IBAN stands nowhere in the clear: not in logs, answers, mails, SMS, events, rows', async () => {
  const old = { created_at: new Date(server.clock.now().getTime() - 86_400_000) };
  const anna = await debtor(server, { ...old, email: 'secret.debit@example.com' });
  const { iban, phone } = anna;
  const answers: unknown[] = [];
  const say = async (answer: Promise<unknown>) => {
    const known = await answer;
    answers.push(known);
    return known as { body: { order: { id: string } } };
  };
  // refused in every way there is
  await say(anna.start({ street: '' }));
  await say(anna.start({ package: 'none' }));
  await say(anna.start({ country: 'GB' }));
  await say(anna.start({ iban: { of: iban } }));
  await say(anna.start({ iban: `${iban}7` }));
  await say(anna.start({ [iban]: iban }));
  await say(anna.call('GET', `/api/directdebit.php?country=${iban}`));
  await say(
    anna.call('POST', '/api/directdebit.php', `{"iban":"${iban}"`, {
      headers: { 'content-type': 'application/json' },
    }),
  );
  // through to the bank, where everything is found wanting once
  const { order } = (await say(anna.start({ package: 'premium-1' }))).body;
  const code = await anna.lastCode();
  await say(anna.confirm(order.id, wrongCode(code)));
  await say(anna.confirm(order.id, code));
  server.clock.advance({ days: 1 });
  const operator = await server.client();
  await operator('PUT', '/__payments/switches', { down: true });
  await collectDueDebits(ctx);
  await operator('PUT', '/__payments/switches', { down: false });
  server.clock.advance({ minutes: 10 });
  await collectDueDebits(ctx);
  // a provider that puts what it was sent into its complaint
  const error = new Error(`The account ${iban} of Anna is invalid`, { cause: new Error(iban) });
  log.error(
    { err: error, iban, debtor: { iban, phone, account_holder: 'Anna Bianchi', otp: code } },
    'refused',
  );
  log.warn({ err: new Error(iban.replaceAll(/(.{4})/g, '$1 ')) }, 'refused');
  server.clock.advance({ days: 2 });
  const list = await anna.list();
  answers.push(list, await anna.payment(list.mandates[0].collections[0].payment_id));
  server.clock.advance({ days: 25 });
  await announceRenewals(ctx);
  await say(anna.call('DELETE', '/api/directdebit.php', { mandate: list.mandates[0].id }));
  await server.runJobs();
  await cleanUpDirectDebits(ctx);

  const middle = iban.slice(2, -4);
  const holds = (text: string) => text.replaceAll(/\s/g, '').includes(middle);
  expect(answers.map(one => JSON.stringify(one)).filter(holds)).toEqual([]);
  expect(
    server
      .events(anna)
      .map(one => JSON.stringify(one))
      .filter(holds),
  ).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter(holds)).toEqual([]);
  expect(lines.filter(line => line.includes(phone) || line.includes(`"${code}"`))).toEqual([]);
  const rows = await everything();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ row }) => holds(row)).map(({ table }) => table)).toEqual([]);
  expect((await server.mails('secret.debit@example.com')).map(({ kind }) => kind)).toEqual([
    'mandate',
    'pre-notification',
    'receipt',
    'pre-notification',
    'mandate-revoked',
  ]);
  // name, address and number are sealed as well; the SMS knows its number
  const personal = rows.filter(({ table }) => !table.endsWith('outbox_sms'));
  expect(personal.filter(({ row }) => row.includes('Via Dante') || row.includes(phone))).toEqual([]);
});

test('the fingerprint of an account is not the hash of its number', async () => {
  const iban = testIban(4711);
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(`iban:${iban}`).digest();
  expect((await ctx.vault.fingerprint(`iban:${iban}`)).equals(hash)).toBe(false);
});
