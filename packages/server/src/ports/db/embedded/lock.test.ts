import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeLock } from './lock.ts';

const dir = await mkdtemp(join(tmpdir(), 'velluto-lock-'));
afterAll(() => rm(dir, { recursive: true, force: true }));
const file = join(dir, 'velluto.lock');
const beat = 20;
/** A lock whose process is in another container: there its id means somebody else. */
const elsewhere = JSON.stringify({
  pid: process.pid,
  space: 'another container',
  sockets: '/tmp/velluto-theirs',
});

it('refuses data that a process here holds, and gives them back', async () => {
  const lock = await takeLock(dir, '/tmp/velluto-one', beat);
  await expect(takeLock(dir, '/tmp/velluto-two', beat)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  const next = await takeLock(dir, '/tmp/velluto-two', beat);
  expect(next.staleSockets).toBeUndefined();
  await next.release();
});

it('refuses data that another container holds, whatever process has its number here, and leaves its lock', async () => {
  await writeFile(file, elsewhere);
  const owner = setInterval(() => writeFile(file, elsewhere), beat);
  await expect(takeLock(dir, '/tmp/velluto-mine', 10 * beat)).rejects.toThrow('in another container');
  clearInterval(owner);
  expect(await readFile(file, 'utf8')).toBe(elsewhere);
});

it('takes the data of a container that is gone, with what it left', async () => {
  await writeFile(file, elsewhere);
  const lock = await takeLock(dir, '/tmp/velluto-mine', beat);
  expect(lock.staleSockets).toBe('/tmp/velluto-theirs');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ sockets: '/tmp/velluto-mine' });
  await lock.release();
});
