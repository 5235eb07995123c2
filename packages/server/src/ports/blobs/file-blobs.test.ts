import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countingIds } from '../../../test/still.ts';
import { fileBlobs } from './file-blobs.ts';

const dir = await mkdtemp(join(tmpdir(), 'velluto-blobs-'));
afterAll(() => rm(dir, { recursive: true }));
const blobs = fileBlobs(join(dir, 'blobs'), countingIds());
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (key: string) => {
  const content = await blobs.get(key);
  return content && new TextDecoder().decode(content);
};

it('keeps files, replaces them and leaves no drafts', async () => {
  await blobs.put('photos/ab/tile.webp', bytes('one'));
  await blobs.put('photos/ab/tile.webp', bytes('two'));
  expect(await textOf('photos/ab/tile.webp')).toBe('two');
  expect(await readdir(join(dir, 'blobs/photos/ab'))).toEqual(['tile.webp']);
});

it('has nothing for a key that was not stored', async () => {
  expect(await blobs.get('photos/none')).toBeNull();
  expect(await blobs.get('photos/ab/tile.webp/below')).toBeNull();
});

it('removes a file, or everything below a folder', async () => {
  await blobs.put('photos/cd/a', bytes('a'));
  await blobs.put('photos/cd/b', bytes('b'));
  await blobs.remove('photos/cd/a');
  expect(await blobs.get('photos/cd/a')).toBeNull();
  await blobs.remove('photos/cd/');
  expect(await blobs.get('photos/cd/b')).toBeNull();
  await blobs.remove('photos/cd/');
});

it.each(['../secret', '/etc/passwd', 'photos/../../x', 'a//b', '', 'photos/.hidden', 'a\0b'])(
  'refuses the key %j',
  async key => {
    await expect(blobs.get(key)).rejects.toThrow(/Not a key/);
  },
);
