import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { role } from './cluster.ts';
import { holderOf } from './lock.ts';
import type { SocketConnection } from './start.ts';

/** Connection to the embedded database of a running server with this data directory; null when there is none. */
export async function runningEmbedded(directory: string): Promise<SocketConnection | null> {
  const dataDir = resolve(directory);
  const holder = await holderOf(dataDir);
  if (!holder) return null;
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  return { host: holder.sockets, user: role, password, database: 'velluto' };
}
