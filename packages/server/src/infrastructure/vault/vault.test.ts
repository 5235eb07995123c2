import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { fakeClock } from '../../../test/fakes.ts';
import { StartError } from '../../domain/start-error.ts';
import { readConfig } from '../config/config.ts';
import { dataKeys } from './data-keys.ts';
import { dataVault } from './data-vault.ts';

const database = await copyTemplate(inject('postgres'));
afterAll(database.drop);
const clock = fakeClock();
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const vaultWith = (...keys: Buffer[]) => dataVault({ db: database.db, clock, keys });

describe('the vault', () => {
  test('opens sealed values for the same row only, and never seals a value to the same text twice', () => {
    const vault = vaultWith(oldKey);
    const sealed = vault.seal('DE89 3704 – ü', 'row 1');
    expect(sealed).not.toContain('3704');
    expect(vault.open(sealed, 'row 1')).toBe('DE89 3704 – ü');
    expect(vault.seal('DE89 3704 – ü', 'row 1')).not.toBe(sealed);
    expect(() => vault.open(sealed, 'row 2')).toThrow();
  });

  test('refuses every changed character, and a truncated tag', () => {
    const vault = vaultWith(oldKey);
    const sealed = vault.seal('secret', 'row');
    const start = sealed.lastIndexOf('.') + 1;
    for (let index = start; index < sealed.length - 1; index++) {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
      expect(() => vault.open(changed, 'row')).toThrow();
    }
    expect(() => vault.open(sealed.slice(0, start + 20), 'row')).toThrow();
    expect(() => vault.open('', 'row')).toThrow();
    expect(() => vault.open('v2.x.y', 'row')).toThrow();
  });

  test('a new key before the old one seals, both open, and what is old is known', () => {
    const sealed = vaultWith(oldKey).seal('secret', 'row');
    const bothKeys = vaultWith(newKey, oldKey);
    expect(bothKeys.open(sealed, 'row')).toBe('secret');
    expect([bothKeys.isCurrent(sealed), bothKeys.isCurrent(bothKeys.seal('x', 'row'))]).toEqual([
      false,
      true,
    ]);
    expect(() => vaultWith(newKey).open(sealed, 'row')).toThrow();
  });

  test('fingerprints are the same in all processes, and stay when the key is changed', async () => {
    const [first, second] = await Promise.all([
      vaultWith(oldKey).fingerprint('iban'),
      vaultWith(oldKey).fingerprint('iban'),
    ]);
    expect(first).toEqual(second);
    expect(await vaultWith(oldKey).fingerprint('other')).not.toEqual(first);
    const bothKeys = vaultWith(newKey, oldKey);
    await bothKeys.rotate();
    await bothKeys.rotate();
    expect(await vaultWith(newKey).fingerprint('iban')).toEqual(first);
    await expect(vaultWith(newKey).check()).resolves.toBeUndefined();
    await expect(vaultWith(oldKey).check()).rejects.toThrow(StartError);
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
