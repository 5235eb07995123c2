import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../../test/server.ts';
import { otherTables, personalTables } from './tables.ts';

const server = await createTestServer();

test('every column of the database is in the list of personal data, or its table holds none', async () => {
  // the tables of the payment sandbox are never in production
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like 'sandbox\\_%'`.execute(server.db);
  const inDatabase = rows
    .filter(({ table }) => !Object.hasOwn(otherTables, table))
    .map(({ table, column }) => `${table}.${column}`);
  const listed = Object.entries(personalTables).flatMap(([table, { archived, notArchived }]) =>
    [...archived, ...notArchived].map(column => `${table}.${column}`),
  );
  expect(listed.sort()).toEqual(inDatabase.sort());
  expect(rows.length).toBeGreaterThan(300);
});

test('an address of the network is stored with mandates only, as the privacy policy says', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public'
      and (data_type in ('inet', 'cidr') or column_name ~ '(^|_)(ip|ips|remote|peer)(_|$)')`.execute(
    server.db,
  );
  expect(rows).toEqual([{ column: 'debit_mandate.ip' }]);
});

test('rows that the list keeps do not go with the member, and those it deletes refer to it', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and confdeltype = 'c'`.execute(server.db);
  const gone = new Set(['member']);
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const { child, parent } of rows) if (gone.has(parent)) gone.add(child);
  }
  const deleted = Object.entries(personalTables)
    .filter(([, { erasure }]) => erasure.rows === 'deleted' || erasure.rows === 'deleted_with')
    .map(([table]) => table);
  expect(deleted.sort()).toEqual([...gone].sort());
});
