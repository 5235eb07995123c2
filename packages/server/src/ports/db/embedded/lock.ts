import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf, StartError } from '../../../start-error.ts';
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
  /** Releases it. */
  release: () => Promise<void>;
}

/** Interval in milliseconds at which the owner touches its lock, so that other machines and containers see that it is alive. */
const usualBeat = 2_000;
/** A lock that was not touched for this many intervals is abandoned. */
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
  const lock = file(dataDir);
  const mine: Owner = { pid: process.pid, mark: startMark(process.pid), space: ownSpace(), sockets };
  const text = JSON.stringify(mine);
  const left = await take(lock, text, beatMs).catch(error => {
    if (error instanceof Taken) refuse(dataDir, error.by);
    throw new StartError(`The data directory ${dataDir} cannot be written (${error.message}).`);
  });
  const now = () => new Date();
  // writing it would empty it first, and leave it so where the disk is full: anybody could take it then
  // a failed heartbeat is made up for by the next one
  const mark = () => utimes(lock, now(), now()).catch(() => make(lock, text).catch(() => {}));
  let marked = Promise.resolve();
  const beat = setInterval(() => {
    marked = mark();
  }, beatMs).unref();
  return {
    staleSockets: left === null ? undefined : ownerIn(left).sockets,
    release: async () => {
      clearInterval(beat);
      await marked;
      // another process took it while this machine was suspended, and keeps it
      if ((await read(lock)) === text) await rm(lock, { force: true });
    },
  };
}

/** @throws StartError that names whose lock it is */
function refuse(dataDir: string, lock: string | null): never {
  const { pid, space } = ownerIn(lock ?? '');
  const elsewhere = space === ownSpace() ? `process ${pid}` : 'on another machine or in another container';
  throw new StartError(
    `Velluto already runs with the data in ${dataDir} (${pid === undefined ? 'it has just started' : elsewhere}): stop it, or set DATA_DIR to another directory.`,
  );
}

/** Another process has the file, or is taking it. */
class Taken extends Error {
  readonly by: string | null;
  constructor(by: string | null) {
    super('taken');
    this.by = by;
  }
}

/** Makes a file that is not there: of several at once one does. */
const make = (path: string, text: string) => writeFile(path, text, { flag: 'wx' });

/**
 * Makes a file its own, where there is none or its owner is gone; of several at once one gets it.
 *
 * @returns what was in it
 */
async function take(path: string, mine: string, beatMs: number): Promise<string | null> {
  const left = await read(path);
  if (left === null) {
    await make(path, mine).catch(async error => {
      throw codeOf(error) === 'EEXIST' ? new Taken(await read(path)) : error;
    });
    return null;
  }
  if (await isHeld(path, ownerIn(left), beatMs)) throw new Taken(left);
  // whoever replaces what this owner left holds a file named after it; after a crash that is taken in the same way
  const right = `${path}.${createHash('sha256').update(left).digest('hex').slice(0, 8)}`;
  await take(right, mine, beatMs);
  const found = await read(path);
  if (found === left) await rename(right, path);
  else await rm(right);
  if (found !== left) throw new Taken(found);
  return left;
}

/** The living owner of the data directory, if any. */
export async function holderOf(dataDir: string): Promise<Pick<Owner, 'sockets'> | null> {
  const { sockets, ...owner } = ownerIn((await read(file(dataDir))) ?? '');
  return sockets !== undefined && (await isHeld(file(dataDir), owner, usualBeat)) ? { sockets } : null;
}

/** The text of a lock file; null where there is none, or it cannot be read: then taking it fails and says why. */
const read = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** Whose lock it is; nobody's that is known where it is being written, or was cut off in a crash. */
function ownerIn(text: string): Partial<Owner> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether the owner lives: by its process here, by its lock being marked anew elsewhere. */
async function isHeld(path: string, { pid, mark, space }: Partial<Owner>, beatMs: number): Promise<boolean> {
  if (pid !== undefined && space === ownSpace()) return isAlive(pid) && startMark(pid) === mark;
  // no lock file is an answer too
  const writtenAt = async () => (await stat(path).catch(() => null))?.mtimeMs;
  const before = await writtenAt();
  return until(async () => (await writtenAt()) !== before, missedBeats * beatMs);
}
