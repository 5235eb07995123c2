import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pLimit from 'p-limit';
import { StartError } from '../../domain/start-error.ts';
import { Unavailable } from '../unavailable.ts';
import { allOf } from './all-of.ts';
import type { Blobs } from './blobs.ts';
import { checkedKey } from './keys.ts';

/** A long-lived access key. */
export interface S3Key {
  id: string;
  secret: string;
}

/** The bucket and how to reach it. */
export interface S3Settings {
  /** Address of the service; null for Amazon's. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Access key; null uses the temporary credentials of the environment (for example of an instance role). */
  key: S3Key | null;
  /** Whether the bucket is in the path instead of the host name, as most self-hosted services require. */
  pathStyle: boolean;
  /** Origin at which browsers reach the bucket, or what stands before it; null when they do not. */
  publicUrl: string | null;
}

/** Files in a bucket. */
export interface S3Blobs extends Blobs {
  /** @throws StartError when the bucket cannot be used */
  check(): Promise<void>;
  close(): void;
}

/** Milliseconds for a response; files get additional time for a slow connection. */
const answerMs = 8_000;
const bytesPerMs = 1_000;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } })?.$metadata?.httpStatusCode;
const isMissing = (error: unknown) => error instanceof NoSuchKey || statusOf(error) === 404;

/** Maps an error: a refusal (4xx) is a wrong setting or a bug; everything else means that the service is unavailable. */
function asFault(error: unknown): unknown {
  const status = statusOf(error);
  return status !== undefined && status < 500 && status !== 429 ? error : new Unavailable('storage', error);
}

/** Refuses a success without what every S3 service says of it: it comes from something else, such as the page of a proxy. */
function refuseStranger(proof: unknown): void {
  if (proof === undefined)
    throw new Unavailable('storage', new Error('An answer at S3_ENDPOINT is not that of an S3 service.'));
}

/**
 * Files in a bucket of an S3 service. Objects are deleted one by one, since not every service supports batch deletion.
 *
 * @param folder prefix of every key, so that several installations can share a bucket
 */
export function s3Blobs(settings: S3Settings, folder = ''): S3Blobs {
  const { bucket: Bucket, endpoint, region, key, pathStyle, publicUrl } = settings;
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    forcePathStyle: pathStyle,
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    // other S3 services refuse newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: answerMs, throwOnRequestTimeout: true },
  });
  const keyOf = (key: string) => folder + checkedKey(key);
  const rethrow = (error: unknown): never => {
    throw asFault(error);
  };
  const erase = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  async function* below(Prefix: string): AsyncGenerator<string> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        .catch(rethrow);
      refuseStranger(page.IsTruncated);
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    put: async (key, Body) => {
      const requestTimeout = answerMs + Body.byteLength / bytesPerMs;
      const { ETag } = await client
        .send(new PutObjectCommand({ Bucket, Key: keyOf(key), Body }), { requestTimeout })
        .catch(rethrow);
      refuseStranger(ETag);
    },
    get: async key => {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }));
        refuseStranger(ETag);
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw asFault(error);
      }
    },
    remove: async key => {
      if (!key.endsWith('/')) {
        await erase(keyOf(key)).catch(rethrow);
        return;
      }
      const some = pLimit(8);
      const keys = await allOf(below(keyOf(key)));
      await Promise.all(keys.map(found => some(() => erase(found)))).catch(rethrow);
    },
    list: async function* () {
      for await (const key of below(folder)) yield key.slice(folder.length);
    },
    signedAddress:
      publicUrl === null
        ? null
        : async (key, { from, seconds, type, caching }) => {
            const command = new GetObjectCommand({
              Bucket,
              Key: keyOf(key),
              ResponseContentType: type,
              ResponseCacheControl: caching,
            });
            const signed = await getSignedUrl(client, command, {
              signingDate: from,
              expiresIn: seconds,
            }).catch(rethrow);
            // what stands before the bucket asks it by its own name, which is the one that is signed
            const { pathname, search } = new URL(signed);
            return publicUrl + pathname + search;
          },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch(error => {
        const reason = error instanceof Error ? error.message || error.name : String(error);
        throw new StartError(
          `The bucket ${Bucket} cannot be used (${statusOf(error) ?? 'no answer'}: ${reason}): check S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY and S3_SECRET.`,
        );
      });
    },
    close: () => client.destroy(),
  };
}
