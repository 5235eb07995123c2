import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from '../../domain/start-error.ts';

/**
 * The keys in the data directory (`data.key`, readable by its owner only); the first start makes one. Of
 * processes that start at the same time one makes it.
 *
 * @throws StartError when the file cannot be used
 */
export function dataKeys(dataDir: string): Buffer[] {
  const file = join(dataDir, 'data.key');
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new StartError(`${file} cannot be written (${String(error)}).`);
  }
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => Buffer.from(line, 'base64'));
  if (keys.length > 0 && keys.every(key => key.length === 32)) return keys;
  throw new StartError(`${file} is damaged: put the key of your backup there, 32 bytes in base64 a line.`);
}
