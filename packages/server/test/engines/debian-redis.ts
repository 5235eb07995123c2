import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RedisProgram, runs } from './redis-program.ts';

const run = promisify(execFile);
const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/velluto/redis');
const packages = [
  'redis-tools',
  'liblzf1',
  'liblua5.1-0',
  'libjemalloc2',
  'lua-bitop',
  'lua-cjson',
  'libatomic1',
];
const libraries = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch as 'x64' | 'arm64'];

/**
 * `redis-check-rdb` of Debian's redis-tools is the same binary as the server; it runs as the server when `argv[0]` is
 * `redis-server`.
 */
const programIn = (folder: string): RedisProgram => ({
  program: join(folder, 'usr/bin/redis-check-rdb'),
  args: [],
  argv0: 'redis-server',
  env: { LD_LIBRARY_PATH: join(folder, 'usr/lib', libraries) },
  name: "Debian's redis-server",
});

/** Downloads the packages; package lists and caches are in a temporary folder, so that no root rights are needed. */
async function fetchInto(folder: string): Promise<void> {
  const draft = await mkdtemp(`${folder}.draft-`);
  const pathOf = (name: string) => join(draft, name);
  for (const name of ['lists/partial', 'cache/archives/partial', 'files'])
    await mkdir(pathOf(name), { recursive: true });
  const aptOptions = [
    `Dir::State::Lists=${pathOf('lists')}`,
    `Dir::Cache=${pathOf('cache')}`,
    'APT::Sandbox::User=root',
  ];
  const apt = (...args: string[]) =>
    run('apt-get', [...aptOptions.flatMap(option => ['-o', option]), ...args], {
      cwd: pathOf('files'),
      timeout: 60_000,
    });
  await apt('update');
  await apt('download', ...packages);
  for (const file of await readdir(pathOf('files')))
    await run('dpkg-deb', ['-x', pathOf(`files/${file}`), pathOf('root')]);
  await rename(pathOf('root'), folder).catch(error => {
    if (!existsSync(folder)) throw error; // a concurrent run may have made the folder
  });
  await rm(draft, { recursive: true, force: true });
}

/**
 * Redis from Debian's packages, unpacked into a cache folder; null on systems other than Debian.
 *
 * @throws with `CI` set, when it cannot be installed on Debian: CI must test with the real Redis
 */
export async function debianRedis(): Promise<RedisProgram | null> {
  if (process.platform !== 'linux' || !libraries || !existsSync('/usr/bin/apt-get')) return null;
  const redis = programIn(cache);
  if (await runs(redis)) return redis;
  try {
    await mkdir(join(cache, '..'), { recursive: true });
    await rm(cache, { recursive: true, force: true });
    await fetchInto(cache);
    if (await runs(redis)) return redis;
    throw new Error('It does not run on this machine.');
  } catch (error) {
    if (process.env.CI) throw new Error(`Debian's redis-server could not be installed: ${error}`);
    return null;
  }
}
