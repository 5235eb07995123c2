import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { ledgerScenario } from '../../../test/ledger-scenario.ts';
import { openDatabase } from '../../infrastructure/postgres/database.ts';
import {
  type Discrepancy,
  lastReconciliation,
  reconcileLedger,
  runLedgerReconciliation,
} from './ledger-reconciliation.ts';

const { server, anna, luca, rows, newRow, change, inWallet, expectDiscrepancies } = await ledgerScenario();
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
