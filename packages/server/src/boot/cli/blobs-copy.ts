import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../domain/clock.ts';
import { randomIds } from '../../domain/ids.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Blobs } from '../../infrastructure/blobs/blobs.ts';
import { fileBlobs } from '../../infrastructure/blobs/file-blobs.ts';
import { s3Blobs } from '../../infrastructure/blobs/s3-blobs.ts';
import { readConfig } from '../../infrastructure/config/config.ts';
import { makeDataDir } from '../../infrastructure/config/data-dir.ts';
import type { Command } from './command.ts';
import { copyBlobs } from './copy/copy-blobs.ts';

async function place(name: string, mustExist: boolean): Promise<Blobs> {
  if (name !== 's3') {
    if (name.includes('://'))
      throw new StartError('A bucket is not named by an address: say "s3" for the one that S3_* names.');
    if (mustExist && !existsSync(join(name, 'blobs')))
      throw new StartError(`${name} is neither "s3" nor a data directory with photos.`);
    await makeDataDir(name);
    return fileBlobs(join(name, 'blobs'), randomIds(systemClock));
  }
  const { s3 } = readConfig(process.env);
  if (!s3) throw new StartError('Set S3_BUCKET, S3_KEY and S3_SECRET to name the bucket.');
  const blobs = s3Blobs(s3);
  await blobs.check();
  return blobs;
}

/** `velluto blobs copy`: moves photos between a data directory and the bucket of the environment. */
export const blobsCopy: Command = {
  summary: 'Copies all photos; each end is a data directory, or "s3" for the bucket that S3_* names.',
  usage: '--from PLACE --to PLACE',
  run: async args => {
    const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
    const { from, to } = values;
    if (!from || !to) throw new StartError('Say both ends: velluto blobs copy --from PLACE --to PLACE.');
    if (from === to) throw new StartError('The two ends must not be the same.');
    const count = await copyBlobs(await place(from, true), await place(to, false));
    process.stdout.write(`${count} files were copied.\n`);
    return 0;
  },
};
