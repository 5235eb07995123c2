import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../../test/server.ts';
import { invisibleCharacters } from './0027-invisible-characters.ts';

const server = await createTestServer();

test('names lose invisible characters, except where the result is taken or empty', async () => {
  const names = ['Augusta', 'Augusta\uFE0F', 'Ma\u034Frta', 'Marta\uFE0F', '\u1160\u1160\u1160', 'Zoë 女'];
  for (const name of names) await server.member({ name });
  await invisibleCharacters.up(server.db as unknown as Kysely<unknown>);
  const rows = await server.db.selectFrom('member').select(['name', 'name_key']).orderBy('id').execute();
  const expectedNames = ['Augusta', 'Augusta\uFE0F', 'Marta', 'Marta\uFE0F', '\u1160\u1160\u1160', 'Zoë 女'];
  expect(rows).toEqual(expectedNames.map(name => ({ name, name_key: name.toLowerCase() })));
});
