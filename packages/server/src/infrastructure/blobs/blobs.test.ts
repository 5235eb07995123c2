import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { testBlobs } from '../../../test/blobs-conformance.ts';
import { sequentialIds } from '../../../test/fakes.ts';
import { Unavailable } from '../unavailable.ts';
import { allOf } from './all-of.ts';
import type { Blobs } from './blobs.ts';
import { fileBlobs } from './file-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

const dir = await mkdtemp(join(tmpdir(), 'velluto-blobs-'));
afterAll(() => rm(dir, { recursive: true }));
const files = fileBlobs(join(dir, 'blobs'), sequentialIds());
const engines = inject('engines');
const kinds: [string, Blobs][] = [['files', files]];
if (engines) kinds.push(['S3', s3Blobs(engines.s3, `test-${randomBytes(6).toString('hex')}/`)]);
const bytes = (text: string) => new TextEncoder().encode(text);

for (const [name, blobs] of kinds) testBlobs(name, blobs);

describe('files in a folder', () => {
  it('leave no temporary files', async () => {
    expect((await readdir(join(dir, 'blobs/photos/ab'))).sort()).toEqual(['empty', 'large', 'tile.webp']);
  });

  it('are readable for the user of the server only', async () => {
    const modes = await Promise.all(['', 'tile.webp'].map(name => stat(join(dir, 'blobs/photos/ab', name))));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it('are read by the server alone', () => {
    expect(files.signedAddress).toBeNull();
  });

  it('are an empty list before the first one', async () => {
    expect(await allOf(fileBlobs(join(dir, 'new'), sequentialIds()).list())).toEqual([]);
  });

  it('report a full disk, and keep the file that was there', async () => {
    const full = fileBlobs(join(dir, 'blobs'), sequentialIds(), async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const attempt = full.put('photos/ab/tile.webp', bytes('three'));
    await expect(attempt).rejects.toBeInstanceOf(Unavailable);
    await expect(attempt).rejects.toThrow(/storage: ENOSPC/);
    expect(Buffer.from((await files.get('photos/ab/tile.webp')) ?? []).toString()).toBe('two');
    expect((await readdir(join(dir, 'blobs/photos/ab'))).sort()).toEqual(['empty', 'large', 'tile.webp']);
  });
});

it('an unreachable S3 service is reported quickly', async () => {
  const unreachable = {
    endpoint: 'http://127.0.0.1:1',
    bucket: 'b',
    region: 'r',
    key: { id: 'k', secret: 's' },
  };
  const blobs = s3Blobs({ ...unreachable, pathStyle: true, publicUrl: null });
  const attempts = [blobs.get('a'), blobs.put('a', bytes('a')), blobs.remove('a'), blobs.remove('a/')];
  const reasons = (await Promise.allSettled(attempts)).map(
    ({ status, ...rest }) => 'reason' in rest && rest.reason,
  );
  for (const reason of reasons) expect(reason).toBeInstanceOf(Unavailable);
  await expect(blobs.check()).rejects.toThrow(/The bucket b cannot be used .*check S3_ENDPOINT/);
});

it.skipIf(!engines)('a missing bucket, or an unknown key, is reported at the start', async () => {
  if (!engines) return;
  await s3Blobs(engines.s3).check();
  await expect(s3Blobs({ ...engines.s3, bucket: 'another' }).check()).rejects.toThrow(
    /another cannot be used/,
  );
  await expect(
    s3Blobs({ ...engines.s3, key: { ...engines.s3.key, id: 'stranger' } }).check(),
  ).rejects.toThrow(/403/);
});
