import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { takeLock } from './lock.ts';

/** The delay of the next file operation, in turns of the event loop. */
let delay = () => 0;
vi.mock('node:fs/promises', async load => {
  const real = await load<typeof import('node:fs/promises')>();
  const delayed = (step: (...args: never[]) => Promise<unknown>) => {
    return async (...args: never[]) => {
      for (let turns = delay(); turns > 0; turns--) await new Promise(setImmediate);
      return step(...args);
    };
  };
  const { readFile, rename, rm, writeFile } = real;
  const steps = { readFile, rename, rm, writeFile } as Record<string, (...args: never[]) => Promise<unknown>>;
  return {
    ...real,
    ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, delayed(step)])),
  };
});

const dir = await mkdtemp(join(tmpdir(), 'velluto-lock-'));
afterAll(() => rm(dir, { recursive: true, force: true }));
const file = join(dir, 'velluto.lock');
const beat = 20;
/** A lock of a process in another container, where this process id belongs to another process. */
const otherContainer = JSON.stringify({
  pid: process.pid,
  space: 'another container',
  sockets: '/tmp/velluto-theirs',
});

it('refuses data that a process of this machine holds, until it releases them', async () => {
  const lock = await takeLock(dir, '/tmp/velluto-one', beat);
  await expect(takeLock(dir, '/tmp/velluto-two', beat)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  const next = await takeLock(dir, '/tmp/velluto-two', beat);
  expect(next.staleSockets).toBeUndefined();
  await next.release();
});

it('refuses data that another container holds, whatever local process has the same id, and keeps its lock', async () => {
  await writeFile(file, otherContainer);
  const owner = setInterval(() => utimes(file, new Date(), new Date()), beat);
  await expect(takeLock(dir, '/tmp/velluto-mine', 10 * beat)).rejects.toThrow('in another container');
  clearInterval(owner);
  expect(await readFile(file, 'utf8')).toBe(otherContainer);
});

it('takes over the data of a container that ended, with its lock files', async () => {
  await writeFile(file, otherContainer);
  const lock = await takeLock(dir, '/tmp/velluto-mine', beat);
  expect(lock.staleSockets).toBe('/tmp/velluto-theirs');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ sockets: '/tmp/velluto-mine' });
  await lock.release();
});

it('gives the data to one of several concurrent starts, without a lock and after a crash', async () => {
  const crashed = JSON.stringify({ ...JSON.parse(otherContainer), pid: 2 ** 30, space: undefined });
  for (const stale of [null, crashed]) {
    if (stale !== null) await writeFile(file, stale);
    const starts = ['one', 'two', 'three'].map(name => takeLock(dir, `/tmp/velluto-${name}`, beat));
    const taken = (await Promise.allSettled(starts)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const lock of taken) if (lock.status === 'fulfilled') await lock.value.release();
    expect(await readdir(dir)).toEqual([]);
  }
});

/** The lock file that a killed process of this machine leaves behind; `count` makes each one different. */
async function staleLock(count: number): Promise<string> {
  const { release } = await takeLock(dir, '/tmp/velluto-crashed', beat);
  const stale = JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), pid: 2 ** 30, count });
  await release();
  return stale;
}

it('gives the data to one of several starts after a crash, in any order of their steps', async () => {
  let seed = 1;
  const numbers = () => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed % 40;
  };
  for (let round = 0; round < 60; round++) {
    const stale = await staleLock(round);
    await writeFile(file, stale);
    delay = numbers;
    const starts = ['one', 'two', 'three', 'four'].map(name => takeLock(dir, `/tmp/velluto-${name}`, 60_000));
    const taken = (await Promise.allSettled(starts)).filter(({ status }) => status === 'fulfilled');
    delay = () => 0;
    expect([round, taken.length]).toEqual([round, 1]);
    for (const lock of taken) if (lock.status === 'fulfilled') await lock.value.release();
    expect(await readdir(dir)).toEqual([]);
  }
});

it('is not blocked by starts that were killed while they took over', async () => {
  let path = file;
  for (const stale of [await staleLock(1), await staleLock(2), '']) {
    await writeFile(path, stale);
    path += `.${createHash('sha256').update(stale).digest('hex').slice(0, 8)}`;
  }
  const lock = await takeLock(dir, '/tmp/velluto-mine', beat);
  expect(await readdir(dir)).toEqual(['velluto.lock']);
  await lock.release();
});

it('keeps the data while its lock is unreadable, for example truncated by a full disk', async () => {
  const lock = await takeLock(dir, '/tmp/velluto-one', beat);
  await writeFile(file, '');
  await expect(takeLock(dir, '/tmp/velluto-two', 5 * beat)).rejects.toThrow(/already runs/);
  await writeFile(file, JSON.stringify({ pid: 1, space: 'another container' }));
  await lock.release();
  expect(await readFile(file, 'utf8')).toContain('another container');
  await rm(file);
});

it('can be read at any time', async () => {
  const lock = await takeLock(dir, '/tmp/velluto-one', 1);
  for (let reads = 0; reads < 3_000; reads++) expect(await readFile(file, 'utf8')).toContain('velluto-one');
  await lock.release();
});
