import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ids } from '../ids.ts';
import type { Blobs } from './blobs.ts';

const wellFormed = /^[\w-]+(\/[\w-][\w.-]*)*\/?$/;
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Files below a folder. A file is written beside its place and moved there, so nobody sees half of it. */
export function fileBlobs(folder: string, ids: Ids): Blobs {
  const path = (key: string) => {
    if (!wellFormed.test(key)) throw new Error(`Not a key of a file: ${key}`);
    return join(folder, key);
  };
  return {
    put: async (key, content) => {
      const target = path(key);
      const draft = `${target}.${ids.key()}.draft`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, target);
    },
    get: async key => {
      try {
        return await readFile(path(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: key => rm(path(key), { recursive: true, force: true }),
  };
}
