import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Ids } from '../../domain/ids.ts';
import { Unavailable } from '../unavailable.ts';
import type { Blobs } from './blobs.ts';
import { checkedKey } from './keys.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const missing = new Set(['ENOENT', 'ENOTDIR']);
/** Error codes of a disk that is full, over quota, read-only or broken, and of too many open files. */
const unusable = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
const draftMark = '.draft';
/** Writes a file that other users of the machine cannot read, since photos and archives are private. */
const writePrivate: WriteFile = (path, content) => writeFile(path, content, { mode: 0o600 });

/** Writes a file; tests pass one that fails like a full disk. */
export type WriteFile = (path: string, content: Uint8Array) => Promise<void>;

/**
 * Files below a folder, for the server's user only. A file is written to a temporary name and renamed, so nobody sees
 * a partial file.
 */
export function fileBlobs(folder: string, ids: Ids, write: WriteFile = writePrivate): Blobs {
  const path = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, content) => {
      const target = path(key);
      const draft = `${target}.${ids.key()}${draftMark}`;
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await write(draft, content);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {}); // report the first error
        throw unusable.has(codeOf(error)) ? new Unavailable('storage', error) : error;
      }
    },
    get: async key => {
      try {
        return await readFile(path(key));
      } catch (error) {
        if (missing.has(codeOf(error))) return null;
        throw unusable.has(codeOf(error)) ? new Unavailable('storage', error) : error;
      }
    },
    signedAddress: null,
    remove: key => rm(path(key), { recursive: true, force: true }),
    list: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(error => {
        if (missing.has(codeOf(error))) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(draftMark)) continue;
        yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
  };
}
