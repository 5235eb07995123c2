import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { administer, copyTemplate } from '../../../test/database.ts';
import { createTestServer } from '../../../test/server.ts';
import { StartError } from '../../domain/start-error.ts';
import { Unavailable } from '../unavailable.ts';
import { type DatabaseHandle, openDatabase, withoutTimeout } from './database.ts';
import { databaseFault } from './faults.ts';
import { prepareDatabase } from './prepare.ts';

const errorWithCode = (code: string) => Object.assign(new Error('reason'), { code });

describe('a fault of the database', () => {
  it.each([
    ['its disk is full', '53100'],
    ['its memory is full', '53200'],
    ['all connections are taken', '53300'],
    ['it is shutting down', '57P01'],
    ['it crashed', '57P02'],
    ['it is starting', '57P03'],
    ['the statement took too long', '57014'],
    ['the lock did not come', '55P03'],
    ['it is a standby', '25006'],
    ['its disk is broken', '58030'],
    ['the connection was lost', '08006'],
    ['nobody listens', 'ECONNREFUSED'],
    ['its socket is gone', 'ENOENT'],
    ['its name is not known', 'ENOTFOUND'],
  ])('%s (%s)', (_, code) => {
    expect(databaseFault(errorWithCode(code))).toBeInstanceOf(Unavailable);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('%s', message => {
    expect(databaseFault(new Error(message))?.dependency).toBe('database');
  });

  it('is not a violated constraint or an error in the code', () => {
    for (const code of ['23505', '23514', '42P01', '22P02', 'P0001'])
      expect(databaseFault(errorWithCode(code))).toBeUndefined();
    expect(databaseFault(new TypeError('x is not a function'))).toBeUndefined();
    expect(databaseFault('text')).toBeUndefined();
  });
});

describe('a call during a fault', async () => {
  const thrown: { error: unknown } = { error: null };
  const server = await createTestServer({
    service: {
      getInterests: async () => {
        throw thrown.error;
      },
    },
  });

  it.each([
    errorWithCode('53100'),
    errorWithCode('57P01'),
    new Unavailable('storage', errorWithCode('ENOSPC')),
  ])('is asked to try again: %s', async error => {
    thrown.error = error;
    const call = await server.client();
    const { status, body, headers } = await call('GET', '/api/interests.php');
    expect([status, body]).toEqual([503, { code: 'service_unavailable', message: expect.any(String) }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a statement', () => {
  const database = openDatabase(addressOfRun(), () => {}, { max: 2, statementMs: 150 });
  afterAll(() => database.close());
  it('that takes too long is ended', async () => {
    const error = await database.pool.query('select pg_sleep(20)').catch(reason => reason);
    expect(databaseFault(error)?.message).toMatch(/statement timeout/);
    await expect(database.pool.query('select 1')).resolves.toBeDefined();
  });
});

it('a statement timeout of the role applies neither to long jobs nor to a call with its own timeout', async () => {
  const role = `hasty_${randomBytes(6).toString('hex')}`;
  const administered = (statement: string) => administer(inject('postgres'), statement);
  await administered(`create role ${role} login password '${role}'`);
  await administered(`alter role ${role} set statement_timeout = '7s'`);
  const address = { ...addressOfRun(), user: role, password: role };
  const timeOf = async ({ pool }: Pick<DatabaseHandle, 'pool'>) =>
    (await pool.query('show statement_timeout')).rows[0].statement_timeout;
  expect(await withoutTimeout(address, () => {})(timeOf)).toBe('0');
  const calls = openDatabase(address, () => {}, { statementMs: 150 });
  expect(await timeOf(calls)).toBe('150ms');
  await calls.close();
  await administered(`drop role ${role}`);
});

describe('more callers than connections', async () => {
  const copy = await copyTemplate(inject('postgres'), { max: 2 });
  afterAll(() => copy.drop());
  it('wait for a connection', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        copy.pool.query('select pg_sleep(0.005), $1::int as at', [index]),
      ),
    );
    expect(results.map(({ rows }) => rows[0].at)).toEqual(Array.from({ length: 60 }, (_, index) => index));
    expect(copy.pool.totalCount).toBe(2);
  });
});

it('a database that does not respond at the start is reported in one sentence', async () => {
  const unreachable = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, () => {});
  await expect(prepareDatabase(unreachable)).rejects.toThrow(StartError);
  await unreachable.close();
});

it('a read-only database is reported in one sentence', async () => {
  const name = `poor_${randomBytes(6).toString('hex')}`;
  const administered = (statement: string) => administer(inject('postgres'), statement);
  const start = async () => {
    const handle = openDatabase({ ...addressOfRun(), database: name }, () => {});
    await prepareDatabase(handle).finally(handle.close);
  };
  await administered(`create role ${name}`);
  await administered(`create database ${name} template template0`);
  await administered(`alter database ${name} set role ${name}`);
  await expect(start()).rejects.toThrow(/let it own its database/);
  await administered(`alter database ${name} owner to ${name}`);
  await start();
  await administered(`alter database ${name} set default_transaction_read_only = on`);
  await expect(start()).rejects.toThrow(/can only be read/);
  await administered(`drop database ${name} with (force)`);
  await administered(`drop role ${name}`);
});

/** Address of the PostgreSQL of the run, for tests that change no data. */
function addressOfRun() {
  const { host, port, user, password } = inject('postgres');
  return { host, port, user, password, database: 'postgres' };
}
