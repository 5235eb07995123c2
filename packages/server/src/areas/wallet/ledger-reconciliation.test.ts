import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ledgerScenario } from '../../../test/ledger-scenario.ts';
import { randomIds } from '../../domain/ids.ts';
import { openDatabase } from '../../infrastructure/postgres/database.ts';
import { closePeriod, firstIdAt, openPeriods, selectLastPeriod } from './ledger-periods.ts';
import {
  type Discrepancy,
  lastReconciliation,
  reconcileLedger,
  runLedgerReconciliation,
} from './ledger-reconciliation.ts';

const { server, anna, luca, rows, newRow, change, inWallet, whilePlanted, expectDiscrepancies } =
  await ledgerScenario();
const { ctx, db } = server;
const { sent, charge, bought, planted } = rows;

test('the ledger of a busy site adds up, and the figures of the command are those of the database', async () => {
  const result = await reconcileLedger(db);
  expect(result).toMatchObject({ payments: 2, discrepancies: [] });
  expect(result.rows).toBe(7);
});

test.each<[title: string, statements: string[], faults: Discrepancy[]]>([
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
    'a debt that nobody booked',
    [`update wallet set debt = 6 where member_id = '${anna.id}'`],
    [{ rule: 'debt', id: anna.id, expected: 0, found: 6 }],
  ],
])('%s is found', (_title, statements, faults) => expectDiscrepancies(statements, faults));

test('a job reconciles the ledger and stores the result; a difference is an error in the log', async () => {
  const lines: { level: number; count?: number; faults?: Discrepancy[] }[] = [];
  const log = pino({ level: 'error' }, { write: line => void lines.push(JSON.parse(line)) });
  expect(await lastReconciliation(ctx)).toBeNull();
  await runLedgerReconciliation({ ...ctx, log });
  expect(await lastReconciliation(ctx)).toEqual({ reconciledAt: server.clock.now(), discrepancies: 0 });
  server.clock.advance({ days: 1 });
  const falsifyBalance = (amount: number) =>
    sql`update wallet set balance = balance + ${amount} where member_id = ${anna.id}`.execute(db);
  await falsifyBalance(3);
  await runLedgerReconciliation({ ...ctx, log });
  await falsifyBalance(-3);
  expect(await lastReconciliation(ctx)).toMatchObject({ discrepancies: 1 });
  expect(lines).toMatchObject([{ level: 50, count: 1, faults: [{ rule: 'wallet', id: anna.id }] }]);
});

describe('closed periods', () => {
  /** Ids by the clock, as those of a site: others of this server count up from one. */
  const { uuid } = randomIds(server.clock);
  const periods = () =>
    db.selectFrom('ledger_period').select(['number', 'until', 'movements']).orderBy('number').execute();
  const quiet = { ...ctx, log: pino({ level: 'silent' }) };
  const sumsOf = (member: { id: string }) =>
    db
      .selectFrom('closed_wallet')
      .select(['balance', 'held', 'debt'])
      .where('member_id', '=', member.id)
      .executeTakeFirst();
  const walletOf = (member: { id: string }) =>
    db
      .selectFrom('wallet')
      .select(['balance', 'held', 'debt'])
      .where('member_id', '=', member.id)
      .executeTakeFirst();
  /** Plants a movement of sign-up credits that was made at this time, with the wallet in step. */
  const book = async (id: string) => {
    await sql.raw(newRow('bonus', 'wallet', 1, { id })).execute(db);
    await sql.raw(inWallet(anna, 1)).execute(db);
  };

  beforeEach(() => db.transaction().execute(openPeriods));

  test('are the days before yesterday, whose sums take the place of their movements', async () => {
    server.clock.advance({ days: 2 });
    await runLedgerReconciliation(quiet);
    expect(await periods()).toMatchObject([{ number: 1, movements: (await reconcileLedger(db)).rows }]);
    expect([await sumsOf(anna), await sumsOf(luca)]).toEqual([await walletOf(anna), await walletOf(luca)]);

    // the same day has nothing more to close, and what was booked yesterday stays open
    await book(uuid());
    server.clock.advance({ days: 1 });
    await runLedgerReconciliation(quiet);
    await runLedgerReconciliation(quiet);
    expect(await periods()).toMatchObject([{ number: 1 }, { number: 2, movements: 0 }]);
    server.clock.advance({ days: 1 });
    const { rows, discrepancies } = await runLedgerReconciliation(quiet);
    expect([rows, discrepancies]).toEqual([(await reconcileLedger(db)).rows, []]);
    expect(await periods()).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3, movements: 1 }]);
    expect(await sumsOf(anna)).toEqual(await walletOf(anna));
  });

  test('are closed once by two processes that end at the same time', async () => {
    server.clock.advance({ days: 2 });
    const close = () => db.transaction().execute(trx => closePeriod(trx, server.clock.now()));
    await Promise.all([close(), close()]);
    expect(await periods()).toHaveLength(1);
    expect(await sumsOf(anna)).toEqual(await walletOf(anna));
  });

  test('are not closed while something does not add up', async () => {
    server.clock.advance({ days: 2 });
    await sql.raw(inWallet(anna, 3)).execute(db);
    await runLedgerReconciliation(quiet);
    expect(await periods()).toEqual([]);
    await sql.raw(inWallet(anna, -3)).execute(db);
  });

  test('are opened again by a movement of a clock that was behind, and closed with it', async () => {
    const late = uuid();
    server.clock.advance({ days: 3 });
    await runLedgerReconciliation(quiet);
    await book(late);
    expect((await runLedgerReconciliation(quiet)).discrepancies).toEqual([]);
    expect(await periods()).toMatchObject([{ number: 1, movements: (await reconcileLedger(db)).rows }]);
    expect(await sumsOf(anna)).toEqual(await walletOf(anna));
  });

  test('leave every fault of an open day to be found', async () => {
    server.clock.advance({ days: 3 });
    await runLedgerReconciliation(quiet);
    const last = await selectLastPeriod(db);
    const from = firstIdAt(last?.until ?? new Date(0));
    const id = uuid();
    const found = async (...statements: string[]) => {
      const discrepancies = await whilePlanted({ from }, ...statements);
      return discrepancies.map(({ rule }) => rule);
    };
    expect(await found()).toEqual([]);
    expect(await found(newRow('spent', 'wallet', 5, { id }), inWallet(anna, 5))).toEqual(['movement']);
    expect(await found(newRow('bonus', 'wallet', 5, { id }))).toEqual(['wallet']);
    expect(await found(inWallet(anna, 1))).toEqual(['wallet']);
    // a message of a closed day that is charged again
    const again = newRow('wallet', 'spent', 2, { id, reason: 'message', message_id: sent });
    expect(await found(again, inWallet(anna, -2))).toEqual(['message_charged', 'message_charged_twice']);
    // a message of an open day that nobody paid
    const free = `insert into message select (jsonb_populate_record(message, jsonb_build_object(
      'id', '${id}', 'seq', 9000, 'idempotency_key', '${id}'))).* from message where id = '${sent}'`;
    expect(await found(free)).toEqual(['message_charged']);
  });
});

test('the job can take longer than the timeout of calls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = openDatabase(server.database.address, () => {}, { statementMs: 20_000, name: 'test' });
  const other = await server.database.pool.connect();
  await other.query('begin; lock table ledger in access exclusive mode');
  const isWaiting = async () => {
    const { rows } = await other.query(
      'select 1 from pg_locks where not granted and relation = $1::regclass',
      ['ledger'],
    );
    return rows.length > 0;
  };
  const result = runLedgerReconciliation({ ...ctx, db: calls.db });
  while (!(await isWaiting()));
  vi.advanceTimersByTime(60_000);
  await other.query('rollback');
  other.release();
  expect((await result).discrepancies).toEqual([]);
  vi.useRealTimers();
  await calls.close();
});

test('the database itself refuses changes of ledger entries', async () => {
  for (const statement of ['update ledger set amount = 1', 'delete from ledger', 'truncate ledger']) {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  }
  const negativeBalance = sql`update wallet set balance = -1`.execute(db);
  await expect(negativeBalance).rejects.toThrow('wallet_balance_check');
});
