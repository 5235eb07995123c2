import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { s3Blobs } from './s3-blobs.ts';

let issued = 0;
const uploads: IncomingHttpHeaders[] = [];
/** The credentials service of a cloud, whose credentials expire at once, and a bucket that accepts every file. */
const cloud = createServer((request, response) => {
  if (request.url !== '/credentials') {
    uploads.push(request.headers);
    request.resume().on('end', () => response.setHeader('etag', '"5d41402a"').end());
    return;
  }
  issued++;
  const Expiration = new Date(Date.now() - 1_000).toISOString();
  const credentials = { AccessKeyId: `KEY${issued}`, SecretAccessKey: 'word', Token: `token-${issued}` };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ...credentials, Expiration }));
});
await new Promise<void>(resolve => cloud.listen(0, '127.0.0.1', resolve));
const bound = cloud.address();
const endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${endpoint}/credentials`);
for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) vi.stubEnv(name, '');
for (const name of ['AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE']) vi.stubEnv(name, '/dev/null');
afterAll(() => {
  vi.unstubAllEnvs();
  cloud.closeAllConnections();
  cloud.close();
});

it('without a configured key the server signs with temporary credentials, and fetches new ones', async () => {
  const settings = {
    bucket: 'photos',
    region: 'eu-1',
    key: null,
    pathStyle: true,
    publicUrl: 'https://photos.example',
  };
  const blobs = s3Blobs({ ...settings, endpoint });
  await blobs.put('photos/ab/tile.webp', new Uint8Array(3));
  await blobs.put('photos/ab/tile.webp', new Uint8Array(3));
  const answer = { from: new Date(), seconds: 60, type: 'image/webp', caching: 'no-store' };
  const address = await blobs.signedAddress?.('photos/ab/tile.webp', answer);
  expect(new URL(address ?? '').searchParams.get('X-Amz-Security-Token')).toBe(`token-${issued}`);
  blobs.close();
  expect(uploads).toHaveLength(2);
  const [first, second] = uploads.map(headers => ({
    key: /Credential=(\w+)\//.exec(String(headers.authorization))?.[1],
    token: headers['x-amz-security-token'],
  }));
  expect(first?.key?.replace('KEY', 'token-')).toBe(first?.token);
  expect(second?.key?.replace('KEY', 'token-')).toBe(second?.token);
  expect(second?.key).not.toBe(first?.key);
});
