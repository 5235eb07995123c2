import { describe, expect, it } from 'vitest';
import { allOf } from '../src/infrastructure/blobs/all-of.ts';
import type { Blobs } from '../src/infrastructure/blobs/blobs.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The tests that every adapter of the port `Blobs` passes; it has to be empty. */
export const testBlobs = (name: string, blobs: Blobs): void => {
  describe(`blobs: ${name}`, () => {
    const textOf = async (key: string) => {
      const content = await blobs.get(key);
      return content && new TextDecoder().decode(content);
    };

    it('keeps files and replaces them', async () => {
      await blobs.put('photos/ab/tile.webp', bytes('one'));
      await blobs.put('photos/ab/tile.webp', bytes('two'));
      expect(await textOf('photos/ab/tile.webp')).toBe('two');
    });

    it('keeps every byte', async () => {
      const content = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
      await blobs.put('photos/ab/large', content);
      expect(Buffer.from((await blobs.get('photos/ab/large')) ?? []).equals(content)).toBe(true);
      await blobs.put('photos/ab/empty', bytes(''));
      expect(await textOf('photos/ab/empty')).toBe('');
    });

    it('returns nothing for an unknown key', async () => {
      expect(await blobs.get('photos/none')).toBeNull();
      expect(await blobs.get('photos/ab/tile.webp/below')).toBeNull();
    });

    it('removes a file, or everything below a folder', async () => {
      for (const name of ['a', 'b', 'c/d']) await blobs.put(`photos/cd/${name}`, bytes(name));
      await blobs.put('photos/cd2/a', bytes('stays'));
      await blobs.remove('photos/cd/a');
      expect(await blobs.get('photos/cd/a')).toBeNull();
      expect(await textOf('photos/cd/b')).toBe('b');
      await blobs.remove('photos/cd/');
      expect([await blobs.get('photos/cd/b'), await blobs.get('photos/cd/c/d')]).toEqual([null, null]);
      expect(await textOf('photos/cd2/a')).toBe('stays');
      await blobs.remove('photos/cd/');
      await blobs.remove('photos/cd/a');
    });

    it('lists all keys', async () => {
      const keys = await allOf(blobs.list());
      expect(keys.sort()).toEqual([
        'photos/ab/empty',
        'photos/ab/large',
        'photos/ab/tile.webp',
        'photos/cd2/a',
      ]);
    });

    it('stores many files concurrently', async () => {
      const numbers = Array.from({ length: 40 }, (_, index) => index);
      await Promise.all(numbers.map(index => blobs.put(`many/${index}`, bytes(String(index)))));
      expect(await Promise.all(numbers.map(index => textOf(`many/${index}`)))).toEqual(numbers.map(String));
      await blobs.remove('many/');
      expect(await textOf('many/7')).toBeNull();
    });

    it.each(['../secret', '/etc/passwd', 'photos/../../x', 'a//b', '', 'photos/.hidden', 'a\0b'])(
      'refuses the key %j',
      async key => {
        await expect(blobs.get(key)).rejects.toThrow(/Not a key/);
        await expect(blobs.put(key, bytes(''))).rejects.toThrow(/Not a key/);
        await expect((async () => blobs.remove(key))()).rejects.toThrow(/Not a key/);
      },
    );
  });
};
