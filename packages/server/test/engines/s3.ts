import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Key, S3Settings } from '../../src/infrastructure/blobs/s3-blobs.ts';
import { freePort } from './port.ts';

/** An S3 service on a port of this machine. */
export interface ExternalS3 {
  settings: S3Settings & { key: S3Key };
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Starts an S3 service with one bucket. */
export async function startS3(): Promise<ExternalS3> {
  const directory = await mkdtemp(join(tmpdir(), 'velluto-s3-'));
  const [port, address, bucket] = [await freePort(), '127.0.0.1', 'velluto-photos'];
  let running: S3rver | undefined;
  const start = async () => {
    running = new S3rver({ port, address, directory, silent: true, configureBuckets: [{ name: bucket }] });
    await running.run();
  };
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  await start();
  return {
    start,
    stop,
    settings: {
      endpoint: `http://${address}:${port}`,
      bucket,
      region: 'us-east-1',
      key: { id: 'S3RVER', secret: 'S3RVER' },
      pathStyle: true,
      publicUrl: null,
    },
    remove: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
