import { sandbox } from '@velluto/sandbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { debtor, testIban, wrongCode } from '../../../../test/debtors.ts';
import { createTestServer } from '../../../../test/server.ts';
import { createLog } from '../../../infrastructure/log.ts';
import { paymentsBy } from '../../../infrastructure/payments/payments.ts';
import { cleanUpDirectDebits } from './cleanup.ts';
import { collectDueDebits } from './collect-due-debits.ts';
import { announceRenewals } from './renewals.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const payments = paymentsBy([sandbox.payments(log, () => server.app)], null);
const server = await createTestServer({ parts: { log, payments } });
const { ctx } = server;

/** Every row of every table as text. */
async function allRows(): Promise<{ table: string; row: string }[]> {
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

test('an IBAN is nowhere in plain text: not in logs, answers, mails, SMS, events, rows', async () => {
  const signedUpADayAgo = { created_at: new Date(server.clock.now().getTime() - 86_400_000) };
  const anna = await debtor(server, { ...signedUpADayAgo, email: 'secret.debit@example.com' });
  const { iban, phone } = anna;
  const answers: unknown[] = [];
  const record = async (answer: Promise<unknown>) => {
    const response = await answer;
    answers.push(response);
    return response as { body: { order: { id: string } } };
  };
  // calls that are refused, each in another way
  await record(anna.start({ street: '' }));
  await record(anna.start({ package: 'none' }));
  await record(anna.start({ country: 'GB' }));
  await record(anna.start({ iban: { of: iban } }));
  await record(anna.start({ iban: `${iban}7` }));
  await record(anna.start({ [iban]: iban }));
  await record(anna.call('GET', `/api/directdebit.php?country=${iban}`));
  await record(
    anna.call('POST', '/api/directdebit.php', `{"iban":"${iban}"`, {
      headers: { 'content-type': 'application/json' },
    }),
  );
  // an order that reaches the bank, after a wrong code and an outage of the provider
  const { order } = (await record(anna.start({ package: 'premium-1' }))).body;
  const code = await anna.lastCode();
  await record(anna.confirm(order.id, wrongCode(code)));
  await record(anna.confirm(order.id, code));
  server.clock.advance({ days: 1 });
  const operator = await server.client();
  await operator('PUT', '/__payments/switches', { down: true });
  await collectDueDebits(ctx);
  await operator('PUT', '/__payments/switches', { down: false });
  server.clock.advance({ minutes: 10 });
  await collectDueDebits(ctx);
  // an error of the provider that repeats the data it was sent
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
  await record(anna.call('DELETE', '/api/directdebit.php', { mandate: list.mandates[0].id }));
  await server.runJobs();
  await cleanUpDirectDebits(ctx);

  const ibanDigits = iban.slice(2, -4);
  const containsIban = (text: string) => text.replaceAll(/\s/g, '').includes(ibanDigits);
  expect(answers.map(value => JSON.stringify(value)).filter(containsIban)).toEqual([]);
  expect(
    server
      .events(anna)
      .map(value => JSON.stringify(value))
      .filter(containsIban),
  ).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter(containsIban)).toEqual([]);
  expect(lines.filter(line => line.includes(phone) || line.includes(`"${code}"`))).toEqual([]);
  const rows = await allRows();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ row }) => containsIban(row)).map(({ table }) => table)).toEqual([]);
  expect((await server.mails('secret.debit@example.com')).map(({ kind }) => kind)).toEqual([
    'mandate',
    'pre-notification',
    'receipt',
    'pre-notification',
    'mandate-revoked',
  ]);
  // address and phone number are encrypted as well; the mandate in the mail names the debtor's address, the SMS needs the number
  const showing = (secret: string) => rows.filter(({ row }) => row.includes(secret));
  expect(new Set(showing('Via Dante').map(({ table }) => table))).toEqual(new Set(['public.outbox_mail']));
  expect(new Set(showing(phone).map(({ table }) => table))).toEqual(new Set(['public.outbox_sms']));
});

test('the fingerprint of an account is not the hash of its number', async () => {
  const iban = testIban(4711);
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(`iban:${iban}`).digest();
  expect((await ctx.encryption.fingerprint(`iban:${iban}`)).equals(hash)).toBe(false);
});
