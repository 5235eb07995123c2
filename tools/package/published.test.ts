import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublished } from './published.ts';

/** A registry with version 1.0.0 of one package, which fails for another. */
const registry = createServer((request, response) => {
  const name = decodeURIComponent(request.url?.slice(1) ?? '');
  response.statusCode = name === '@velluto/ui' ? 200 : name === '@velluto/broken' ? 500 : 404;
  const version = { name, version: '1.0.0', dist: { tarball: 'http://localhost/ui.tgz' } };
  response.end(
    JSON.stringify(
      response.statusCode === 200
        ? { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }
        : { error: 'none' },
    ),
  );
});
const env: Record<string, string> = { npm_config_fetch_retries: '0', npm_config_update_notifier: 'false' };

beforeAll(async () => {
  await new Promise<void>(resolve => registry.listen(0, '127.0.0.1', resolve));
  env.npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => void registry.close());

it.each([
  ['@velluto/ui', '1.0.0', true],
  ['@velluto/ui', '1.1.0', false],
  ['@velluto/other', '1.0.0', false],
] as const)(
  'whether the registry has %s %s: %s',
  async (name, version, has) => {
    expect(await isPublished(name, version, env)).toBe(has);
  },
  60_000,
);

it('a registry that fails stops the release, so that nothing is published twice', async () => {
  await expect(isPublished('@velluto/broken', '1.0.0', env)).rejects.toThrow('does not say');
}, 60_000);
