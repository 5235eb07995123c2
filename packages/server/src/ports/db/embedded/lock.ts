import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../start-error.ts';
import { isAlive, startMark } from './process-info.ts';

interface Owner {
  pid: number;
  mark?: string;
  /** Directory of the socket, to be removed by whoever comes after a crash. */
  sockets: string;
}

const file = (dataDir: string) => join(dataDir, 'velluto.lock');

/**
 * Takes the data directory for this process.
 *
 * @returns what a crashed owner left behind, if anything
 * @throws StartError when a living process holds it
 */
export async function takeLock(dataDir: string, sockets: string): Promise<{ staleSockets?: string }> {
  const owner = await readOwner(dataDir);
  if (owner && isHeld(owner)) {
    throw new StartError(
      `Velluto already runs with the data in ${dataDir} (process ${owner.pid}): stop it, or set DATA_DIR to another directory.`,
    );
  }
  const mine: Owner = { pid: process.pid, mark: startMark(process.pid), sockets };
  await writeFile(file(dataDir), JSON.stringify(mine));
  return { staleSockets: owner?.sockets };
}

/** Gives the data directory back. */
export const releaseLock = (dataDir: string): Promise<void> => rm(file(dataDir), { force: true });

/** The living process that holds the data directory, if one does. */
export async function holderOf(dataDir: string): Promise<Pick<Owner, 'sockets'> | null> {
  const owner = await readOwner(dataDir);
  return owner && isHeld(owner) ? owner : null;
}

async function readOwner(dataDir: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file(dataDir), 'utf8')) as Owner;
  } catch {
    return undefined; // none, or cut off in a crash
  }
}

const isHeld = (owner: Owner): boolean => isAlive(owner.pid) && startMark(owner.pid) === owner.mark;
