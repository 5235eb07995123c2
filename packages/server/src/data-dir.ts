import { mkdir } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/** @throws StartError when a data directory is not there and cannot be made */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(error => {
    throw new StartError(`The data directory ${dataDir} cannot be made (${error.message}).`);
  });
}
