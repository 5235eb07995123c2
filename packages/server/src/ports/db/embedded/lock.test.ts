import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { takeLock } from './lock.ts';

/** How long the next step on a file waits, in turns of the event loop. */
let hesitate = () => 0;
vi.mock('node:fs/promises', async load => {
  const real = await load<typeof import('node:fs/promises')>();
  const hesitant = (step: (...args: never[]) => Promise<unknown>) => {
    return async (...args: never[]) => {
      for (let turns = hesitate(); turns > 0; turns--) await new Promise(setImmediate);
      return step(...args);
    };
  };
  const { readFile, rename, rm, writeFile } = real;
  const steps = { readFile, rename, rm, writeFile } as Record<string, (...args: never[]) => Promise<unknown>>;
  return {
    ...real,
    ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, hesitant(step)])),
  };
});

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

it('refuses data that a process of this machine holds, until it releases them', async () => {
  const lock = await takeLock(dir, '/tmp/velluto-one', beat);
  await expect(takeLock(dir, '/tmp/velluto-two', beat)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  const next = await takeLock(dir, '/tmp/velluto-two', beat);
  expect(next.staleSockets).toBeUndefined();
  await next.release();
});

it('refuses data that another container holds, whatever local process has the same id, and keeps its lock', async () => {
  await writeFile(file, elsewhere);
  const owner = setInterval(() => utimes(file, new Date(), new Date()), beat);
  await expect(takeLock(dir, '/tmp/velluto-mine', 10 * beat)).rejects.toThrow('in another container');
  clearInterval(owner);
  expect(await readFile(file, 'utf8')).toBe(elsewhere);
});

it('takes over the data of a container that ended, with its lock files', async () => {
  await writeFile(file, elsewhere);
  const lock = await takeLock(dir, '/tmp/velluto-mine', beat);
  expect(lock.staleSockets).toBe('/tmp/velluto-theirs');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ sockets: '/tmp/velluto-mine' });
  await lock.release();
});

it('gives the data to one of several concurrent starts, without a lock and after a crash', async () => {
  const crashed = JSON.stringify({ ...JSON.parse(elsewhere), pid: 2 ** 30, space: undefined });
  for (const left of [null, crashed]) {
    if (left !== null) await writeFile(file, left);
    const starts = ['one', 'two', 'three'].map(name => takeLock(dir, `/tmp/velluto-${name}`, beat));
    const taken = (await Promise.allSettled(starts)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(1);
    for (const one of taken) if (one.status === 'fulfilled') await one.value.release();
    expect(await readdir(dir)).toEqual([]);
  }
});

/** What a process of this machine leaves that was killed in its `count`th round. */
async function leftHere(count: number): Promise<string> {
  const { release } = await takeLock(dir, '/tmp/velluto-crashed', beat);
  const left = JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), pid: 2 ** 30, count });
  await release();
  return left;
}

it('gives the data to one of several starts after a crash, in any order of their steps', async () => {
  let seed = 1;
  const numbers = () => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed % 40;
  };
  for (let round = 0; round < 60; round++) {
    const left = await leftHere(round);
    await writeFile(file, left);
    hesitate = numbers;
    const starts = ['one', 'two', 'three', 'four'].map(name => takeLock(dir, `/tmp/velluto-${name}`, 60_000));
    const taken = (await Promise.allSettled(starts)).filter(({ status }) => status === 'fulfilled');
    hesitate = () => 0;
    expect([round, taken.length]).toEqual([round, 1]);
    for (const one of taken) if (one.status === 'fulfilled') await one.value.release();
    expect(await readdir(dir)).toEqual([]);
  }
});

it('is not blocked by starts that were killed while they took over', async () => {
  let path = file;
  for (const left of [await leftHere(1), await leftHere(2), '']) {
    await writeFile(path, left);
    path += `.${createHash('sha256').update(left).digest('hex').slice(0, 8)}`;
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
