import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, StartError } from '../../domain/start-error.ts';

/** Makes a folder and those above it. The `recursive` option of `mkdir` would loop for ever below a folder such as `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make().catch(async error => {
      if (codeOf(error) !== 'ENOENT') throw error;
      await makeFolder(dirname(folder));
      await make();
    });
  } catch (error) {
    // when there is no folder, the error of `mkdir` is the useful one
    const found = await stat(folder).catch(() => null);
    if (!found?.isDirectory()) throw error;
  }
}

/** @throws StartError when a data directory is not there and cannot be made */
export async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(dataDir).catch(error => {
    throw new StartError(`The data directory ${dataDir} cannot be made (${error.message}).`);
  });
}
