import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/infrastructure/postgres/embedded/process-info.ts';

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm';
/** Bytes that must be free there: many times what a run takes. */
const enough = 2 * 1024 ** 3;
/** With the host, since containers may share the folder, and do not see each other's processes. */
const prefix = `velluto-postgres-${hostname()}-`;

/** Removes the folders of runs that were killed, which would hold memory until the system starts again. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(inMemory)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(join(inMemory, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder for a PostgreSQL whose data is thrown away: in memory where the system offers that and there is room,
 * since a database is some 660 files, and one is made and removed for each test file.
 */
export async function scratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  const hasRoom = bavail * bsize > enough;
  if (hasRoom) await removeAbandoned();
  return mkdtemp(join(hasRoom ? inMemory : tmpdir(), `${prefix}${process.pid}-`));
}
