import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { StartError } from '../../domain/start-error.ts';
import { prepareDatabase } from './prepare.ts';
import { type Tx, transactions } from './transaction.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(() => database.drop());
const errors: unknown[] = [];
const transaction = transactions(database.db, error => errors.push(error));

const at = new Date('2026-11-21T12:00:00Z');
const write = (tx: Tx, key: string) =>
  tx.db.insertInto('login_attempt').values({ key, failures: 0, last_at: at }).execute();
const raise = (tx: Tx, key: string) =>
  tx.db
    .updateTable('login_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('key', '=', key)
    .execute();
const failuresOf = async (key: string) => {
  const row = await database.db
    .selectFrom('login_attempt')
    .select('failures')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.failures;
};

describe('a transaction', () => {
  it('commits, and then runs the actions after it', async () => {
    const results: unknown[] = [];
    const result = await transaction(async tx => {
      tx.after(async () => results.push(await failuresOf('kept')));
      await write(tx, 'kept');
      return 'done';
    });
    expect([result, results]).toEqual(['done', [0]]);
  });

  it('that throws is rolled back, and the actions after it do not run', async () => {
    const results: string[] = [];
    const work = transaction(async tx => {
      tx.after(() => results.push('after'));
      await write(tx, 'undone');
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect([await failuresOf('undone'), results]).toEqual([undefined, []]);
  });

  it('stays committed even if an action after it fails', async () => {
    await transaction(async tx => {
      tx.after(() => {
        throw new Error('nobody listens');
      });
      await write(tx, 'stands');
    });
    expect(await failuresOf('stands')).toBe(0);
    expect(errors).toEqual([new Error('nobody listens')]);
  });

  it('that ended in a deadlock is retried', async () => {
    await transaction(async tx => {
      await write(tx, 'a');
      await write(tx, 'b');
    });
    let resolveBoth = () => {};
    const bothLocked = new Promise<void>(resolve => {
      resolveBoth = resolve;
    });
    let resolveOne = () => {};
    const oneEnded = new Promise<void>(resolve => {
      resolveOne = resolve;
    });
    let holding = 0;
    let attempts = 0;
    const lock = (first: string, second: string) =>
      transaction(async tx => {
        // the aborted transaction waits for the other one, or it could lock its row again first and cause another
        // deadlock
        if (++attempts > 2) await oneEnded;
        await raise(tx, first);
        if (++holding === 2) resolveBoth();
        await bothLocked;
        await raise(tx, second);
      }).then(resolveOne);
    await Promise.all([lock('a', 'b'), lock('b', 'a')]);
    expect([await failuresOf('a'), await failuresOf('b')]).toEqual([2, 2]);
    expect(attempts).toBe(3);
  });

  it('whose connection breaks between two statements fails alone', async () => {
    const connectionEnded = new Promise(resolve =>
      database.pool.once('acquire', connection => connection.once('end', resolve)),
    );
    const interrupted = transaction(async tx => {
      await write(tx, 'cut');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await connectionEnded;
      await raise(tx, 'cut');
    });
    await expect(interrupted).rejects.toThrow('not queryable');
    expect(await failuresOf('cut')).toBeUndefined();
  });
});

it('reads counters as numbers and days as text', async () => {
  const { rows } = await database.pool.query(`select 7::bigint as counter, '1990-05-17'::date as day`);
  expect(rows).toEqual([{ counter: 7, day: '1990-05-17' }]);
});

describe('the ledger', () => {
  it('is append-only', async () => {
    for (const statement of ['delete from ledger', 'update ledger set amount = 1', 'truncate ledger']) {
      await expect(database.pool.query(statement)).rejects.toThrow('the ledger is append-only');
    }
  });
});

describe('a database', () => {
  it('that is up to date is accepted', async () => {
    await expect(prepareDatabase(database)).resolves.toBeUndefined();
  });

  it('that a newer version migrated is refused', async () => {
    await database.pool.query(`insert into kysely_migration values ('9999-future', '2030-01-01')`);
    const attempt = prepareDatabase(database);
    await expect(attempt).rejects.toThrow(StartError);
    await expect(attempt).rejects.toThrow(/newer Velluto \(it knows "9999-future"\)/);
  });
});
