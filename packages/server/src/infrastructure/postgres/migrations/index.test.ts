import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, inject, it } from 'vitest';
import { administer } from '../../../../test/database.ts';
import { type DatabaseHandle, openDatabase } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { changedFunctions } from './functions.ts';
import { migrate, migrations } from './index.ts';
import { renamed } from './renamed.ts';

const { host, port, user, password } = inject('postgres');

const names = Object.keys(migrations);

/** The hash of all SQL functions, and the migration that was added with their latest change. */
const functions = {
  sha256: 'd6a4230d5803ad9b52817716747e983cf75466f35e835d5c93be24d36f81a903',
  migration: '0071-pool-moves',
};
const server = { host, port, user, password };

/** Makes a database with these migrations, recorded under these names. */
async function databaseWith(migrated: { name: string; recorded?: string }[]) {
  const database = `migrated_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await administer(server, `create database ${database}`);
  const handle = openDatabase({ ...server, database }, () => {}, { name: 'test' });
  const selectedNames = migrated.map(({ name }) => name);
  const selected = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => selectedNames.includes(name)),
  );
  const before = new Migrator({ db: handle.db, provider: { getMigrations: async () => selected } });
  expect((await before.migrateToLatest()).error).toBeUndefined();
  for (const { name, recorded = name } of migrated) {
    await handle.pool.query('update kysely_migration set name = $1 where name = $2', [recorded, name]);
  }
  const drop = async () => {
    await handle.close();
    await administer(server, `drop database ${database} with (force)`);
  };
  return { ...handle, drop };
}

const recordedIn = async ({ pool }: { pool: Pick<DatabaseHandle['pool'], 'query'> }) => {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
};

it('numbers its migrations without a gap, each number once', () => {
  const numbers = names.map(name => Number(name.slice(0, 4)));
  expect(numbers).toEqual(names.map((_, index) => index + 1));
});

it('migrates a database that has higher numbers from before lower ones were merged', async () => {
  // the last one changes what the others make
  const late = [
    '0011-looking-for',
    '0017-spending-pause',
    '0018-search-indexes-looking-for',
    '0043-preferences',
    '0050-profiles-by-company',
    '0056-tally-by-origin',
  ];
  const database = await databaseWith(names.filter(name => !late.includes(name)).map(name => ({ name })));
  await migrate(database.db);
  expect(await recordedIn(database)).toEqual(names);
  await database.drop();
});

it('recognises migrations that a database ran under their names from before the renumbering', async () => {
  const oldNames = new Map(Object.entries(renamed).map(([old, name]) => [name, old]));
  const before = names.filter(name => name !== '0032-sql-functions');
  const database = await databaseWith(before.map(name => ({ name, recorded: oldNames.get(name) ?? name })));
  await database.pool.query(`
    insert into kysely_migration values ('0017-one-pause', '2026'), ('0021-first-message-told', '2026'),
      ('0006-notices-of-messages', '2026');
    -- what these migrations had made, under its former names
    create function note_message() returns trigger language plpgsql as 'begin return null; end';
    create trigger message_stored after insert on message
      for each row when (new.status = 'sent') execute function note_message();
    create function may_write(uuid, uuid, integer, timestamptz) returns integer language sql as 'select 1'`);
  await prepareDatabase(database);
  expect(await recordedIn(database)).toEqual(names);
  const { rows } = await database.pool.query(`
    select proname as name, count(*)::int as count from pg_proc
    where proname in ('note_message', 'may_write', 'notify_recipient') group by 1 order by 1`);
  expect(rows).toEqual([
    { name: 'may_write', count: 1 },
    { name: 'notify_recipient', count: 1 },
  ]);
  await database.drop();
});

it('stops no call while a long statement holds a table that it changes', { timeout: 20_000 }, async () => {
  const database = await databaseWith(names.map(name => ({ name })));
  const all = {
    ...migrations,
    '9999-later': {
      up: (db: Kysely<unknown>) => sql`alter table payment add column later text`.execute(db).then(() => {}),
    },
  };
  const backup = await database.pool.connect();
  await backup.query('begin; lock table payment in access share mode');
  const migrating = migrate(database.db, all);
  const waits = async () => {
    const { rowCount } = await database.pool.query(
      `select from pg_locks where not granted and relation = 'payment'::regclass`,
    );
    return rowCount === 1;
  };
  await expect.poll(waits, { timeout: 10_000 }).toBe(true);
  // behind the migration, until it gives way
  await database.pool.query('select count(*) from payment');
  expect(await recordedIn(database)).toEqual(names);
  await backup.query('rollback');
  backup.release();
  await migrating;
  expect(await recordedIn(database)).toEqual([...names, '9999-later']);
  const { rows } = await database.pool.query(`select current_setting('lock_timeout') as timeout`);
  expect(rows).toEqual([{ timeout: '0' }]);
  await database.drop();
});

it('replaces a function whose text differs from this version, once, however many processes start', async () => {
  const database = await databaseWith([]);
  await migrate(database.db);
  expect(await changedFunctions(database.db)).toEqual([]);
  await database.pool.query(`update sql_function set hash = 'older' where name = 'book_credits.sql'`);
  expect(await changedFunctions(database.db)).toMatchObject([{ name: 'book_credits.sql' }]);
  await Promise.all([prepareDatabase(database), prepareDatabase(database)]);
  expect(await changedFunctions(database.db)).toEqual([]);
  await database.drop();
});

it('has a migration for every change of a function, so that older processes refuse to start and do not restore theirs', () => {
  const folder = join(import.meta.dirname, '../../../../sql/functions');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)));
  expect(hash.digest('hex'), 'add a migration, which may be empty, and name it here').toBe(functions.sha256);
  expect(names).toContain(functions.migration);
});
