import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@velluto/demo/seed';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { administer, copyTemplate } from '../../../../test/database.ts';
import { fillEveryTable } from '../../../../test/every-table.ts';
import { fingerprint } from '../../../../test/fingerprint.ts';
import { addMember } from '../../../../test/members.ts';
import { plainContext } from '../../../../test/plain-context.ts';
import { createTestServer } from '../../../../test/server.ts';
import { StartError } from '../../../domain/start-error.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { type DatabaseHandle, openDatabase } from '../../../infrastructure/postgres/database.ts';
import { tablesInOrder } from '../../../infrastructure/postgres/tables-in-order.ts';
import { copyDatabase } from './copy-database.ts';
import { makeQueues } from './copy-jobs.ts';
import { openEndpoint, readEndpoint } from './endpoints.ts';

const { host, port, user, password } = inject('postgres');
const poolLimits = { name: 'test', max: 4 };
const server = await createTestServer({ pool: poolLimits });
const source = server.database;
const home = await mkdtemp(join(tmpdir(), 'velluto-copy-'));

/** An empty database, as an operator makes one. */
async function createEmptyDatabase(): Promise<DatabaseHandle & { drop(): Promise<void> }> {
  const database = `copy_${Math.trunc(performance.now() * 1000)}`;
  await administer({ host, port, user, password }, `create database ${database}`);
  const handle = openDatabase({ host, port, user, password, database }, () => {}, poolLimits);
  return {
    ...handle,
    drop: async () => {
      await handle.close();
      await administer({ host, port, user, password }, `drop database ${database} with (force)`);
    },
  };
}

/** Compares all rows; the source also has tables of the sandbox, which are not copied. */
const expectSame = async (target: DatabaseHandle) =>
  expect(await fingerprint(source.pool)).toMatchObject(await fingerprint(target.pool));

beforeAll(async () => {
  await seedDemo(server.ctx);
  await fillEveryTable(server);
  await makeQueues(source);
  const add = (id: string, state: string, key: string) =>
    source.pool.query(
      `insert into pgboss.job (name, data, state, singleton_key, retry_limit, start_after)
       values ('mail.deliver', $1, $2::pgboss.job_state, $3, 8, now() + interval '1 hour')`,
      [{ id }, state, key],
    );
  await add('waits', 'created', 'a');
  await add('was being done', 'active', 'a');
  await add('is done', 'completed', 'b');
  // a connection that was closed is listed until its process has ended
  await vi.waitFor(async () => {
    const { rowCount } = await source.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'velluto'`,
    );
    expect(rowCount).toBe(0);
  });
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('copies every row, and the pending jobs', async () => {
  const target = await createEmptyDatabase();
  const lines: string[] = [];
  const report = await copyDatabase(source, target, line => lines.push(line));
  expect(report.ledgerFaults).toBe(0);
  expect(report.tables.get('public.member')).toBeGreaterThan(150);
  expect(lines).toContain(`member: ${report.tables.get('public.member')}`);
  expect([...report.tables.keys()]).toEqual(Object.keys(await fingerprint(target.pool)));
  expect([...report.tables].filter(([, count]) => count === 0)).toEqual([]);
  await expectSame(target);
  const { rows } = await target.pool.query(
    `select data->>'id' as id, state::text from pgboss.job order by 1`,
  );
  expect(rows).toEqual([
    { id: 'waits', state: 'created' },
    { id: 'was being done', state: 'retry' },
  ]);
  // the copy is a working database: triggers of the schema are there, and members can be added
  await expect(target.pool.query('delete from ledger')).rejects.toThrow(/append-only/);
  await addMember(plainContext(target, home), { name: 'After the move' });
  await target.drop();
});

it('refuses a target that is not empty', async () => {
  const target = await copyTemplate(inject('postgres'), poolLimits);
  await addMember(plainContext(target, home), { name: 'Was here' });
  const before = await fingerprint(target.pool);
  await expect(copyDatabase(source, target)).rejects.toThrow(/not empty \(public\.\w+\)/);
  expect(await fingerprint(target.pool)).toEqual(before);
  await target.drop();
});

it('leaves the target empty when it fails in the middle', async () => {
  const target = await createEmptyDatabase();
  let lines = 0;
  const failedCopy = copyDatabase(source, target, () => {
    if (++lines === 5) throw new Error('pulled the plug');
  });
  await expect(failedCopy).rejects.toThrow('pulled the plug');
  const { rows } = await target.pool.query('select count(*)::int as count from member');
  expect(rows).toEqual([{ count: 0 }]);
  await copyDatabase(source, target);
  await expectSame(target);
  await target.drop();
});

it('names the table of a row that violates a constraint, and copies nothing', async () => {
  const [broken, target] = [await copyTemplate(inject('postgres'), poolLimits), await createEmptyDatabase()];
  await addMember(plainContext(broken, home), { name: 'Was here' });
  await broken.pool.query(
    `alter table member_interest drop constraint member_interest_member_id_fkey;
     insert into member_interest values (gen_random_uuid(), 'cinema')`,
  );
  await expect(copyDatabase(broken, target)).rejects.toThrow(
    new OperatorError(
      'public.member_interest holds a row that breaks a rule (member_interest_member_id_fkey): mend it, then copy again. Nothing was copied.',
    ),
  );
  const { rows } = await target.pool.query('select count(*)::int as count from member');
  expect(rows).toEqual([{ count: 0 }]);
  await broken.drop();
  await target.drop();
});

it('refuses a database that a server uses, one of another version, and one of another program', async () => {
  const target = await createEmptyDatabase();
  const other = openDatabase(source.address, () => {});
  await other.pool.query('select 1');
  await expect(copyDatabase(source, target)).rejects.toThrow(/A server still uses the source: stop it/);
  await other.close();
  await expect(copyDatabase(target, source)).rejects.toThrow('The source is not a database of Velluto.');
  const older = await copyTemplate(inject('postgres'), poolLimits);
  await older.pool.query(
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
  );
  await expect(copyDatabase(older, target)).rejects.toThrow(/used by another version/);
  await older.drop();
  await target.drop();
});

it('says which of the two databases cannot be opened', async () => {
  const address = (secret: string, name: string) =>
    `postgres://${user}:${encodeURIComponent(secret)}@db/${name}?host=${encodeURIComponent(host)}${port ? `&port=${port}` : ''}`;
  const opening = (place: string) => openEndpoint(readEndpoint('--to', place));
  await expect(opening(address(password, 'none'))).rejects.toThrow(
    new StartError('The database of --to cannot be reached (database "none" does not exist).'),
  );
  await expect(opening(address('geheim', 'postgres'))).rejects.toThrow(/\(password authentication failed/);
  const opened = await opening(address(password, 'postgres'));
  await opened.close();
});

it('has an order for all tables', async () => {
  const client = await source.pool.connect();
  const names = (await tablesInOrder(client)).map(({ name }) => name);
  client.release();
  const { rows } = await source.pool.query(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and not relispartition
     and relname not in ('kysely_migration', 'kysely_migration_lock', 'sql_function', 'pool_move')`,
  );
  expect(names).toHaveLength(rows[0].count);
  expect(names.indexOf('public.member')).toBeLessThan(names.indexOf('public.account'));
  expect(names.indexOf('public.conversation')).toBeLessThan(names.indexOf('public.message'));
});
