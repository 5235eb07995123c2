import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Packed } from './pack.ts';

/** What npm asks about a package: its versions, of which there is one, and where the tarball lies. */
async function packument({ name, tarball, manifest }: Packed, origin: string) {
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64')}`;
  const dist = { tarball: `${origin}/tarballs/${basename(tarball)}`, integrity };
  return {
    name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
}

/**
 * Serves the packed packages like a registry while `use` runs, so that commands of the documents work word by word.
 *
 * @param use gets the setting of npm that sends names of our scope there
 */
export async function publishedLocally<Result>(
  packed: readonly Packed[],
  use: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const path = decodeURIComponent(url.slice(1));
    const found = packed.find(
      ({ name, tarball }) => path === name || path === `tarballs/${basename(tarball)}`,
    );
    if (!found) return void response.writeHead(404).end('{}');
    response.end(
      path === found.name
        ? JSON.stringify(await packument(found, `http://${headers.host}`))
        : await readFile(found.tarball),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'velluto-registry-'));
  try {
    const { port } = server.address() as AddressInfo;
    // a file, because shells drop variables whose names are not theirs
    const settings = join(folder, 'npmrc');
    await writeFile(settings, `@velluto:registry=http://127.0.0.1:${port}/\n`);
    return await use({ npm_config_globalconfig: settings });
  } finally {
    await rm(folder, { recursive: true, force: true });
    server.close();
    server.closeAllConnections();
  }
}
