import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { copyTemplate } from '../../test/database.ts';
import { fakeClock } from '../../test/fakes.ts';
import { databaseKeys } from './keys.ts';
import { dataVault } from './vault/data-vault.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(database.drop);
const { db } = database;
const clock = fakeClock();
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const keysWith = (...keys: Buffer[]) => databaseKeys({ db, clock, vault: dataVault({ db, clock, keys }) });
const none = () => {
  throw new Error('there is one already');
};
const stored = async () =>
  JSON.stringify(await db.selectFrom('server_key').select(['name', 'value']).execute());
const keepInTheClear = (name: string, value: unknown) =>
  db
    .insertInto('server_key')
    .values({ name, value: JSON.stringify(value), created_at: clock.now() })
    .execute();

beforeEach(async () => void (await db.deleteFrom('server_key').execute()));

test('a key is created once for all processes, and cannot be read with the database alone', async () => {
  const made = await Promise.all(
    ['one', 'two', 'three'].map(key => keysWith(oldKey).get('push', () => ({ privateKey: `${key}-secret` }))),
  );
  expect(new Set(made.map(key => key.privateKey)).size).toBe(1);
  expect(await keysWith(oldKey).get('push', none)).toEqual(made[0]);
  expect(await stored()).not.toContain('secret');
  await expect(keysWith(newKey).get('push', none)).rejects.toThrow('There is no data key');
});

test('one key cannot replace another', async () => {
  await keysWith(oldKey).get('push', () => 'of push');
  await db.updateTable('server_key').set({ name: 'unsubscribe' }).execute();
  await expect(keysWith(oldKey).get('unsubscribe', none)).rejects.toThrow();
});

test('keys sealed with an older data key, and unsealed ones of an earlier release, are sealed with the newest', async () => {
  const ofPush = { publicKey: 'known', privateKey: 'secret' };
  await keepInTheClear('push', ofPush);
  await keepInTheClear('unsubscribe', 'bG9uZy1zZWNyZXQ');
  await keysWith(oldKey).get('storage', () => 'of storage');
  expect(await keysWith(newKey, oldKey).get('push', none), 'read as it lies').toEqual(ofPush);
  await keysWith(newKey, oldKey).reencrypt();
  const after = await stored();
  for (const word of ['secret', 'bG9uZy1zZWNyZXQ']) expect(after).not.toContain(word);
  await keysWith(newKey).reencrypt();
  expect(await stored(), 'nothing is left to do').toBe(after);
  const now = keysWith(newKey);
  expect(await now.get('push', none)).toEqual(ofPush);
  expect(await now.get('unsubscribe', none)).toBe('bG9uZy1zZWNyZXQ');
  expect(await now.get('storage', none)).toBe('of storage');
});
