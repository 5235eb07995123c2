import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { addWriter } from '../../test/writers.ts';
import { openDatabase } from '../ports/db/database.ts';
import { type Fault, faultsIn, proveLedger } from './proof.ts';
import { checkLedger, lastProof } from './proof-job.ts';

const server = await createTestServer();
const { ctx, db } = server;

/** Credits of every kind: a gift, a purchase, premium months, a message sent and one held. */
async function busy() {
  const anna = await addWriter(server, { credits: 10 });
  const luca = await addWriter(server, { gender: 'male', credits: 10, accountStatus: 'not_confirmed' });
  await anna.send(luca);
  await luca.send(anna);
  for (const wanted of ['credits-20', 'premium-3']) {
    const { body } = await anna.call(
      'POST',
      '/api/payment.php',
      { package: wanted, method: 'visa', country: 'IT' },
      { headers: { 'idempotency-key': ctx.ids.uuid() } },
    );
    server.settlePayment(body.payment.payment_id, 'completed');
    await anna.call('GET', `/api/payment.php?payment_id=${body.payment.payment_id}`);
  }
  server.clock.advance({ days: 31 });
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'premium.grant', {}));
  await server.runJobs();
  return { anna, luca };
}

const { anna, luca } = await busy();

/** Ends a transaction after a look at what a test planted in it. */
class Undo extends Error {}

/** What the proof says while something is wrong; the database is as before afterwards. */
async function whilePlanted(...plant: string[]): Promise<Fault[]> {
  let faults: Fault[] = [];
  const planted = db.transaction().execute(async trx => {
    for (const statement of plant) await sql.raw(statement).execute(trx);
    faults = await faultsIn(trx);
    throw new Undo();
  });
  await planted.catch(error => {
    if (!(error instanceof Undo)) throw error;
  });
  return faults;
}

const newRow = (from: string, to: string, amount: number, more: Record<string, string> = {}) => {
  const row: Record<string, string | number> = {
    ...{ id: ctx.ids.uuid(), member_id: anna.id, from_account: from, to_account: to, amount },
    ...{ reason: 'signup', idempotency_key: ctx.ids.uuid(), created_at: '2026-11-21' },
    ...more,
  };
  const values = Object.values(row).map(value => `'${value}'`);
  return `insert into ledger (${Object.keys(row)}) values (${values})`;
};
const change = (assignment: string, where: string) => [
  'alter table ledger disable trigger ledger_append_only',
  `update ledger set ${assignment} where ${where}`,
];
const one = async (from: 'message' | 'payment' | 'ledger', where: string) => {
  const { rows } = await sql<{
    id: string;
  }>`select id::text from ${sql.table(from)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.id ?? '';
};
const sent = await one('message', "status = 'sent'");
const bought = await one('payment', "package_id = 'credits-20'");
const premium = await one('payment', "package_id = 'premium-3'");
const purchase = await one('ledger', `payment_id = '${bought}'`);
const charge = await one('ledger', `message_id = '${sent}'`);
/** What a planted row is found by. */
const planted = '00000000-0000-7000-8000-000000000000';
const inWallet = (member: { id: string }, credits: number) =>
  `update wallet set balance = balance + ${credits} where member_id = '${member.id}'`;

test('the books of a busy site add up, and the command’s figures are those of the database', async () => {
  const proof = await proveLedger(db);
  expect(proof).toMatchObject({ payments: 2, faults: [] });
  expect(proof.rows).toBe(7);
});

test.each<[what: string, plant: string[], faults: Fault[]]>([
  [
    'credits out of nowhere',
    [
      'alter table ledger drop constraint ledger_from_account_check',
      newRow('void', 'spent', 7, { id: bought }),
    ],
    [
      { rule: 'sum_of_accounts', id: bought, expected: 0, found: 7 },
      { rule: 'movement', id: bought, expected: 0, found: 7 },
    ],
  ],
  [
    'a balance without a movement',
    [`update wallet set balance = balance + 3 where member_id = '${anna.id}'`],
    [{ rule: 'wallet', id: anna.id, expected: 108, found: 111 }],
  ],
  [
    'a movement without a balance',
    [newRow('bonus', 'wallet', 5)],
    [{ rule: 'wallet', id: anna.id, expected: 113, found: 108 }],
  ],
  [
    'a wallet that is gone',
    [`delete from wallet where member_id = '${anna.id}'`],
    [{ rule: 'wallet', id: anna.id, expected: 108, found: 0 }],
  ],
  [
    'a message charged that was never sent',
    [newRow('wallet', 'spent', 2, { id: planted, reason: 'message' }), inWallet(anna, -2)],
    [{ rule: 'movement', id: planted, expected: 0, found: 2 }],
  ],
  [
    'a message charged to somebody who did not send it',
    [...change(`member_id = '${luca.id}'`, `id = '${charge}'`), inWallet(anna, 2), inWallet(luca, -2)],
    [{ rule: 'movement', id: charge, expected: 0, found: 2 }],
  ],
  [
    'credits sold without a payment',
    [newRow('sales', 'wallet', 50, { id: planted, reason: 'restored' }), inWallet(anna, 50)],
    [{ rule: 'movement', id: planted, expected: 0, found: 50 }],
  ],
  [
    'a payment that is gone, with its receipt',
    [
      ...['discount_use', 'receipt'].map(table => `delete from ${table} where payment_id = '${bought}'`),
      `delete from payment where id = '${bought}'`,
    ],
    [
      { rule: 'movement', id: purchase, expected: 0, found: 20 },
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
      { rule: 'receipt', id: 'velluto', expected: 2, found: 1 },
    ],
  ],
  [
    'a receipt with a number that was not next',
    [`update receipt set number = 7 where payment_id = '${premium}'`],
    [{ rule: 'receipt', id: 'velluto', expected: 2, found: 2 }],
  ],
  [
    'months without their package',
    [`delete from premium_period where payment_id = '${premium}'`],
    [
      { rule: 'premium_month', id: premium, expected: 0, found: 40 },
      { rule: 'premium_to_come', id: premium, expected: 120, found: 0 },
    ],
  ],
  [
    'months to come that nobody planned',
    [`update premium_period set next_grant_at = null where payment_id = '${premium}'`],
    [{ rule: 'premium_to_come', id: premium, expected: 40, found: 0 }],
  ],
  [
    'a payment without receipt, as if none had been issued',
    [
      `delete from receipt where payment_id = '${premium}'`,
      `update receipt_counter set last = last - 1 where site_id = 'velluto'`,
    ],
    [{ rule: 'receipt_of_payment', id: premium, expected: 1, found: 0 }],
  ],
  [
    'a receipt of a site that did not sell',
    [`update payment set site_id = 'nordlys' where id = '${bought}'`],
    [{ rule: 'receipt_of_payment', id: bought, expected: 1, found: 0 }],
  ],
  [
    'an offer that was paid for and can be used again',
    [`delete from discount_use where payment_id = '${bought}'`],
    [{ rule: 'discount_used', id: bought, expected: 1, found: 0 }],
  ],
  [
    'an offer that another member used',
    [`update discount_use set member_id = '${luca.id}' where payment_id = '${bought}'`],
    [{ rule: 'discount_used', id: bought, expected: 1, found: 0 }],
  ],
  [
    'purchases that made nobody premium',
    [`update member set premium = false where id = '${anna.id}'`],
    [{ rule: 'premium', id: anna.id, expected: 1, found: 0 }],
  ],
  [
    'a purchase that is called undone and is not',
    [`update payment set reversed_at = completed_at where id = '${bought}'`],
    [{ rule: 'undone', id: bought, expected: 0, found: 1 }],
  ],
  [
    'a withdrawal that took nothing back',
    [`insert into withdrawal values ('${planted}', '${bought}', '${anna.id}', 5, 250, '2026-12-22')`],
    [
      { rule: 'withdrawal', id: planted, expected: 5, found: 0 },
      { rule: 'undone', id: bought, expected: 1, found: 0 },
    ],
  ],
  [
    'reserved credits without a movement',
    [`update wallet set held = held + 2 where member_id = '${luca.id}'`],
    [
      { rule: 'held', id: luca.id, expected: 2, found: 4 },
      { rule: 'held_messages', id: luca.id, expected: 2, found: 4 },
    ],
  ],
  [
    'a held message that was forgotten',
    [`delete from message where sender_id = '${luca.id}'`],
    [{ rule: 'held_messages', id: luca.id, expected: 0, found: 2 }],
  ],
  [
    'a message charged twice',
    [
      newRow('wallet', 'spent', 2, { reason: 'message', message_id: sent }),
      `update wallet set balance = balance - 2 where member_id = '${anna.id}'`,
    ],
    [
      { rule: 'message_charged', id: sent, expected: 2, found: 4 },
      { rule: 'message_charged_twice', id: sent, expected: 1, found: 2 },
    ],
  ],
  [
    'a message that cost nothing',
    [`update message set credits = 3 where id = '${sent}'`],
    [{ rule: 'message_charged', id: sent, expected: 3, found: 2 }],
  ],
  [
    'a message that was paid back in name only',
    [`update message set status = 'refunded' where id = '${sent}'`],
    [{ rule: 'message_charged', id: sent, expected: 0, found: 2 }],
  ],
  [
    'a purchase that brought nothing',
    [`update payment set credits = 25 where id = '${bought}'`],
    [{ rule: 'purchase', id: bought, expected: 25, found: 20 }],
  ],
  [
    'credits for a payment that failed',
    [`update payment set status = 'failed' where id = '${bought}'`],
    [
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
      { rule: 'receipt_of_payment', id: bought, expected: 0, found: 1 },
    ],
  ],
  [
    'credits booked for somebody else’s payment',
    change(`member_id = '${luca.id}'`, `payment_id = '${bought}'`),
    [
      { rule: 'movement', id: purchase, expected: 0, found: 20 },
      { rule: 'wallet', id: anna.id, expected: 88, found: 108 },
      { rule: 'wallet', id: luca.id, expected: 28, found: 8 },
      { rule: 'purchase', id: bought, expected: 20, found: 0 },
      { rule: 'purchase', id: bought, expected: 0, found: 20 },
    ],
  ],
  [
    'a month that was noted but not given',
    [`update premium_period set months_granted = 3 where payment_id = '${premium}'`],
    [{ rule: 'premium_month', id: premium, expected: 80, found: 40 }],
  ],
  [
    'credits taken back for nothing',
    [
      newRow('wallet', 'clawback', 4, { reason: 'clawback', payment_id: bought }),
      `update wallet set balance = balance - 4 where member_id = '${anna.id}'`,
    ],
    [{ rule: 'clawback', id: bought, expected: 0, found: 4 }],
  ],
  [
    'a refund that took nothing back',
    [
      `insert into payment_reversal values ('${sent}', '${bought}', 'refund', 're_1', 999, 20, 'active', null, '2026-11-21', '2026-11-21')`,
    ],
    [
      { rule: 'clawback', id: bought, expected: 20, found: 0 },
      { rule: 'undone', id: bought, expected: 1, found: 0 },
    ],
  ],
  [
    'a debt that nobody booked',
    [`update wallet set debt = 6 where member_id = '${anna.id}'`],
    [{ rule: 'debt', id: anna.id, expected: 0, found: 6 }],
  ],
])('%s is found', async (_what, plant, faults) => {
  const order = ({ rule, id, found }: Fault) => `${rule} ${id} ${found}`;
  const found = await whilePlanted(...plant);
  expect(found.map(order).sort()).toEqual(faults.map(order).sort());
  expect(found).toEqual(expect.arrayContaining(faults));
});

test('an offer that exists once is used whoever used it', async () => {
  const faults = await whilePlanted(
    `update payment set discount_offer = 'once:GIFT' where id = '${bought}'`,
    `update discount_use set offer = 'once:GIFT', member_id = '${luca.id}' where payment_id = '${bought}'`,
  );
  expect(faults).toEqual([]);
});

test('a job proves the books and keeps the result; what does not add up is an error in the log', async () => {
  const lines: { level: number; count?: number; faults?: Fault[] }[] = [];
  const log = pino({ level: 'error' }, { write: line => void lines.push(JSON.parse(line)) });
  expect(await lastProof(ctx)).toBeNull();
  await checkLedger({ ...ctx, log });
  expect(await lastProof(ctx)).toEqual({ provedAt: server.clock.now(), faults: 0 });
  server.clock.advance({ days: 1 });
  const wrong = (by: number) =>
    sql`update wallet set balance = balance + ${by} where member_id = ${anna.id}`.execute(db);
  await wrong(3);
  await checkLedger({ ...ctx, log });
  await wrong(-3);
  expect(await lastProof(ctx)).toMatchObject({ faults: 1 });
  expect(lines).toMatchObject([{ level: 50, count: 1, faults: [{ rule: 'wallet', id: anna.id }] }]);
});

test('the job may take longer than any call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = openDatabase(server.database.address, () => {}, { statementMs: 20_000, name: 'test' });
  const other = await server.database.pool.connect();
  await other.query('begin; lock table ledger in access exclusive mode');
  const waits = async () => {
    const { rows } = await other.query(
      'select 1 from pg_locks where not granted and relation = $1::regclass',
      ['ledger'],
    );
    return rows.length > 0;
  };
  const proof = checkLedger({ ...ctx, db: calls.db });
  while (!(await waits()));
  vi.advanceTimersByTime(60_000);
  await other.query('rollback');
  other.release();
  expect((await proof).faults).toEqual([]);
  vi.useRealTimers();
  await calls.close();
});

test('the database itself refuses to change what was booked', async () => {
  for (const statement of ['update ledger set amount = 1', 'delete from ledger', 'truncate ledger']) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  }
  const broke = sql`update wallet set balance = -1`.execute(db);
  await expect(broke).rejects.toThrow('wallet_balance_check');
});
