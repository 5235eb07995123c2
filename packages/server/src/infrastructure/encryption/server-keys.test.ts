import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { fakeClock } from '../../../test/fakes.ts';
import { dataEncryption } from './data-encryption.ts';
import { databaseKeys } from './server-keys.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(database.drop);
const { db } = database;
const clock = fakeClock();
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const keysWith = (...keys: Buffer[]) =>
  databaseKeys({ db, clock, encryption: dataEncryption({ db, clock, keys }) });
const mustNotCreate = () => {
  throw new Error('there is one already');
};
const storedKeys = async () =>
  JSON.stringify(await db.selectFrom('server_key').select(['name', 'value']).execute());
const storeUnencrypted = (name: string, value: unknown) =>
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
  expect(await keysWith(oldKey).get('push', mustNotCreate)).toEqual(made[0]);
  expect(await storedKeys()).not.toContain('secret');
  await expect(keysWith(newKey).get('push', mustNotCreate)).rejects.toThrow('There is no data key');
});

test('one key cannot replace another', async () => {
  await keysWith(oldKey).get('push', () => 'of push');
  await db.updateTable('server_key').set({ name: 'unsubscribe' }).execute();
  await expect(keysWith(oldKey).get('unsubscribe', mustNotCreate)).rejects.toThrow();
});

test('keys encrypted with an older data key, and unencrypted ones of an earlier release, are encrypted with the newest', async () => {
  const ofPush = { publicKey: 'known', privateKey: 'secret' };
  await storeUnencrypted('push', ofPush);
  await storeUnencrypted('unsubscribe', 'bG9uZy1zZWNyZXQ');
  await keysWith(oldKey).get('storage', () => 'of storage');
  expect(await keysWith(newKey, oldKey).get('push', mustNotCreate), 'read as it lies').toEqual(ofPush);
  await keysWith(newKey, oldKey).reencrypt();
  const after = await storedKeys();
  for (const secret of ['secret', 'bG9uZy1zZWNyZXQ']) expect(after).not.toContain(secret);
  await keysWith(newKey).reencrypt();
  expect(await storedKeys(), 'nothing is left to do').toBe(after);
  const renewed = keysWith(newKey);
  expect(await renewed.get('push', mustNotCreate)).toEqual(ofPush);
  expect(await renewed.get('unsubscribe', mustNotCreate)).toBe('bG9uZy1zZWNyZXQ');
  expect(await renewed.get('storage', mustNotCreate)).toBe('of storage');
});
