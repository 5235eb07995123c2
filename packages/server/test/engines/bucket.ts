import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Key, S3Settings } from '../../src/infrastructure/blobs/s3-blobs.ts';

/** An S3 service on this machine, with one private bucket. */
export interface S3Service {
  settings: S3Settings & { endpoint: string; key: S3Key };
  /** Starts it again after `stop`. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Makes the private bucket of a service. */
export async function makeBucket({ endpoint, region, key, bucket }: S3Service['settings']): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}
