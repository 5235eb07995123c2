import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the script has opened and not closed yet, in the order of opening. */
const opened: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Registers how to close a server, a browser or a folder: when the script ends, when it fails and when it is
 * interrupted, the last one first. Register before waiting for the start, so that an interrupted start is closed too.
 */
export function atEnd(close: () => unknown): void {
  opened.push(close);
}

/** Closes what is open; the last step of every script that opens something. */
export function end(): Promise<void> {
  ending ??= closeAll();
  return ending;
}

/** A folder for temporary files, removed at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'velluto-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end().finally(() => process.exit(130)));
process.on('uncaughtException', error => {
  // calls that were in progress fail when an interruption closes what they use: no news
  if (!ending) console.error(error);
  void end().finally(() => process.exit(1));
});
