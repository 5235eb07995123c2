import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf, StartError } from '../../../domain/start-error.ts';
import { isAlive, startMark, until } from './process-info.ts';

interface Owner {
  pid: number;
  mark?: string;
  /** Machine and container of the process: in another one the process id cannot be checked. */
  space?: string;
  /** Directory of the socket, which the next start removes after a crash. */
  sockets: string;
}

/** The lock of this process on the data directory. */
export interface Lock {
  /** Socket directory that a crashed owner left behind. */
  staleSockets?: string;
  /** Releases it. */
  release: () => Promise<void>;
}

/** Interval in milliseconds at which the owner touches its lock, so that other machines and containers see that it is alive. */
const usualBeat = 2_000;
/** A lock that was not touched for this many intervals is abandoned. */
const missedBeats = 3;

const file = (dataDir: string) => join(dataDir, 'velluto.lock');

/** Identifies the machine, and within it the container. */
function ownSpace(): string {
  let container = '';
  try {
    container = readlinkSync('/proc/self/ns/pid');
  } catch {
    // no such link on this system: the machine's name is enough
  }
  return `${hostname()} ${container}`;
}

/**
 * Locks the data directory for this process. When the last owner was in another container or on another machine, this
 * takes some seconds.
 *
 * @param beatMs milliseconds between two heartbeats
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
  // touches the file instead of writing it: writing would empty it first, and on a full disk leave it empty, so that others could take it
  // a failed heartbeat is ignored, since the next one makes up for it
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
      // keeps the lock of another process that took it while this machine was suspended
      if ((await read(lock)) === text) await rm(lock, { force: true });
    },
  };
}

/** @throws StartError that names the owner of the lock */
function refuse(dataDir: string, lock: string | null): never {
  const { pid, space } = ownerIn(lock ?? '');
  const elsewhere = space === ownSpace() ? `process ${pid}` : 'on another machine or in another container';
  throw new StartError(
    `Velluto already runs with the data in ${dataDir} (${pid === undefined ? 'it has just started' : elsewhere}): stop it, or set DATA_DIR to another directory.`,
  );
}

/** Another process has the lock file, or is taking it. */
class Taken extends Error {
  readonly by: string | null;
  constructor(by: string | null) {
    super('taken');
    this.by = by;
  }
}

/** Creates a file; of several concurrent calls one succeeds, the others fail with `EEXIST`. */
const make = (path: string, text: string) => writeFile(path, text, { flag: 'wx' });

/**
 * Takes a lock file when there is none or its owner is gone; of several concurrent calls one gets it.
 *
 * @returns the former content; null when there was no file
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
  // the right to replace an abandoned lock is a lock file too, named after its content; after a crash it is taken in the same way
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

/** The text of a lock file; null when there is none, or it cannot be read: then taking the lock fails and says why. */
const read = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** The owner in a lock file; empty when the file is just being written, or was cut off by a crash. */
function ownerIn(text: string): Partial<Owner> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether the owner is alive: on this machine by its process, elsewhere by the heartbeats on its lock file. */
async function isHeld(path: string, { pid, mark, space }: Partial<Owner>, beatMs: number): Promise<boolean> {
  if (pid !== undefined && space === ownSpace()) return isAlive(pid) && startMark(pid) === mark;
  // undefined when the lock file is gone
  const writtenAt = async () => (await stat(path).catch(() => null))?.mtimeMs;
  const before = await writtenAt();
  return until(async () => (await writtenAt()) !== before, missedBeats * beatMs);
}
