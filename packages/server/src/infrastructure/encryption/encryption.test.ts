import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { fakeClock } from '../../../test/fakes.ts';
import { StartError } from '../../domain/start-error.ts';
import { readConfig } from '../config/config.ts';
import { dataEncryption } from './data-encryption.ts';
import { dataKeys } from './data-keys.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(database.drop);
const clock = fakeClock();
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const encryptionWith = (...keys: Buffer[]) => dataEncryption({ db: database.db, clock, keys });

describe('the encryption', () => {
  test('decrypts values for the same row only, and never encrypts a value to the same text twice', () => {
    const encryption = encryptionWith(oldKey);
    const encrypted = encryption.encrypt('DE89 3704 – ü', 'row 1');
    expect(encrypted).not.toContain('3704');
    expect(encryption.decrypt(encrypted, 'row 1')).toBe('DE89 3704 – ü');
    expect(encryption.encrypt('DE89 3704 – ü', 'row 1')).not.toBe(encrypted);
    expect(() => encryption.decrypt(encrypted, 'row 2')).toThrow();
  });

  test('refuses every changed character, and a truncated tag', () => {
    const encryption = encryptionWith(oldKey);
    const encrypted = encryption.encrypt('secret', 'row');
    const start = encrypted.lastIndexOf('.') + 1;
    for (let index = start; index < encrypted.length - 1; index++) {
      const changed = `${encrypted.slice(0, index)}${encrypted[index] === 'A' ? 'B' : 'A'}${encrypted.slice(index + 1)}`;
      expect(() => encryption.decrypt(changed, 'row')).toThrow();
    }
    expect(() => encryption.decrypt(encrypted.slice(0, start + 20), 'row')).toThrow();
    expect(() => encryption.decrypt('', 'row')).toThrow();
    expect(() => encryption.decrypt('v2.x.y', 'row')).toThrow();
  });

  test('a new key before the old one encrypts, both decrypt, and what is old is known', () => {
    const encrypted = encryptionWith(oldKey).encrypt('secret', 'row');
    const bothKeys = encryptionWith(newKey, oldKey);
    expect(bothKeys.decrypt(encrypted, 'row')).toBe('secret');
    expect([bothKeys.isCurrent(encrypted), bothKeys.isCurrent(bothKeys.encrypt('x', 'row'))]).toEqual([
      false,
      true,
    ]);
    expect(() => encryptionWith(newKey).decrypt(encrypted, 'row')).toThrow();
  });

  test('fingerprints are the same in all processes, and stay when the key is changed', async () => {
    const [first, second] = await Promise.all([
      encryptionWith(oldKey).fingerprint('iban'),
      encryptionWith(oldKey).fingerprint('iban'),
    ]);
    expect(first).toEqual(second);
    expect(await encryptionWith(oldKey).fingerprint('other')).not.toEqual(first);
    const bothKeys = encryptionWith(newKey, oldKey);
    await bothKeys.rotate();
    await bothKeys.rotate();
    expect(await encryptionWith(newKey).fingerprint('iban')).toEqual(first);
    await expect(encryptionWith(newKey).check()).resolves.toBeUndefined();
    await expect(encryptionWith(oldKey).check()).rejects.toThrow(StartError);
  });
});

describe('the keys', () => {
  test('are created once, readable for the owner only, also when several processes start concurrently', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'velluto-key-'));
    const [key] = dataKeys(dir);
    expect(key).toHaveLength(32);
    expect(dataKeys(dir)).toEqual([key]);
    const file = join(dir, 'data.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(key?.toString('base64'));
    await writeFile(file, 'not a key\n');
    expect(() => dataKeys(dir)).toThrow(/data\.key is damaged/);
    expect(() => dataKeys(join(dir, 'nowhere'))).toThrow(StartError);
    await rm(dir, { recursive: true });
  });

  test('are read from DATA_KEY, newest first; a wrong one is refused without showing it', () => {
    const text = [newKey, oldKey].map(key => key.toString('base64')).join(', ');
    expect(readConfig({ DATA_KEY: text }).dataKeys).toEqual([newKey, oldKey]);
    expect(readConfig({}).dataKeys).toBeNull();
    expect(() => readConfig({ DATA_KEY: 'c2hvcnQ=' })).toThrow(/DATA_KEY must be 32 bytes/);
    expect(() => readConfig({ DATA_KEY: 'c2hvcnQ=' })).not.toThrow(/c2hvcnQ/);
  });
});
