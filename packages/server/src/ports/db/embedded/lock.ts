import { readlinkSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../../start-error.ts';
import { isAlive, startMark, until } from './process-info.ts';

interface Owner {
  pid: number;
  mark?: string;
  /** Where that process id means something: another machine or container cannot look for it. */
  space?: string;
  /** Directory of the socket, to be removed by whoever comes after a crash. */
  sockets: string;
}

/** The data directory as long as it is this process's. */
export interface Lock {
  /** What a crashed owner left behind, if anything. */
  staleSockets?: string;
  /** Gives it back. */
  release: () => Promise<void>;
}

/** Milliseconds after which the owner writes its lock anew, so that other machines and containers see that it lives. */
const usualBeat = 2_000;
/** A lock that stood still for as many of them belongs to nobody any more. */
const missedBeats = 3;

const file = (dataDir: string) => join(dataDir, 'velluto.lock');

/** Names the machine, and within it the container. */
function ownSpace(): string {
  let container = '';
  try {
    container = readlinkSync('/proc/self/ns/pid');
  } catch {
    // no such link on this system: the machine's name has to do
  }
  return `${hostname()} ${container}`;
}

/**
 * Takes the data directory for this process. Where the last owner was in another container or on another machine, this
 * takes some seconds.
 *
 * @param beatMs milliseconds between two beats
 * @throws StartError when a living process holds it, or the directory cannot be written
 */
export async function takeLock(dataDir: string, sockets: string, beatMs = usualBeat): Promise<Lock> {
  const owner = await readOwner(dataDir);
  if (owner && (await isHeld(dataDir, owner, beatMs))) {
    const where =
      owner.space === ownSpace() ? `process ${owner.pid}` : 'on another machine or in another container';
    throw new StartError(
      `Velluto already runs with the data in ${dataDir} (${where}): stop it, or set DATA_DIR to another directory.`,
    );
  }
  const mine: Owner = { pid: process.pid, mark: startMark(process.pid), space: ownSpace(), sockets };
  const write = () => writeFile(file(dataDir), JSON.stringify(mine));
  await write().catch(error => {
    throw new StartError(`The data directory ${dataDir} cannot be written (${error.message}).`);
  });
  // a disk that is full for a while is no reason to end
  const beat = setInterval(() => write().catch(() => {}), beatMs).unref();
  return {
    staleSockets: owner?.sockets,
    release: async () => {
      clearInterval(beat);
      await rm(file(dataDir), { force: true });
    },
  };
}

/** The living process that holds the data directory, if one does. */
export async function holderOf(dataDir: string): Promise<Pick<Owner, 'sockets'> | null> {
  const owner = await readOwner(dataDir);
  return owner && (await isHeld(dataDir, owner, usualBeat)) ? owner : null;
}

async function readOwner(dataDir: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file(dataDir), 'utf8')) as Owner;
  } catch {
    return undefined; // none, or cut off in a crash
  }
}

/** Whether the owner lives: by its process here, by its lock being written anew elsewhere. */
async function isHeld(dataDir: string, owner: Owner, beatMs: number): Promise<boolean> {
  if (owner.space === ownSpace()) return isAlive(owner.pid) && startMark(owner.pid) === owner.mark;
  const writtenAt = async () => (await stat(file(dataDir)).catch(() => null))?.mtimeMs;
  const before = await writtenAt();
  return until(async () => (await writtenAt()) !== before, missedBeats * beatMs);
}
