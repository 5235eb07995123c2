import { Migrator } from 'kysely/migration';
import { expect, inject, it } from 'vitest';
import { administer } from '../../test/database.ts';
import { openDatabase } from '../ports/db/database.ts';
import { migrate, migrations } from './index.ts';

const { host, port, user, password } = inject('postgres');

/** What the version before the first notices of messages was merged had done. */
const early = [
  ...['0001-members', '0002-conversations', '0003-money', '0004-mail', '0005-held-likes', '0006-notices'],
  ...['0007-account', '0008-trust', '0008b-complaints', '0009-discover', '0010-chat', '0011-money-complete'],
  ...['0012-direct-debit', '0014-session-version', '0016-search-order'],
];

it('brings up a database that used higher numbers before lower ones were merged', async () => {
  const database = `unordered_${process.pid}`;
  await administer({ host, port, user, password }, `create database ${database}`);
  const { db, close } = openDatabase({ host, port, user, password, database }, () => {}, { name: 'test' });
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => early.includes(name)));
  const before = new Migrator({ db, provider: { getMigrations: async () => known } });
  expect((await before.migrateToLatest()).error).toBeUndefined();
  await migrate(db);
  const all = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await all.getMigrations()).filter(({ executedAt }) => !executedAt)).toEqual([]);
  await close();
  await administer({ host, port, user, password }, `drop database ${database} with (force)`);
});
