import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = resolve(import.meta.dirname, '../../../../node_modules/.cache/velluto');
const machine = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch as 'x64' | 'arm64'];

/** Programs of unpacked packages. */
export interface UnpackedPackages {
  /** Path of a file of the packages, by its path on a machine on which they are installed, without the first slash. */
  path: (installed: string) => string;
  /** Environment in which the programs find their libraries. */
  env: Record<string, string>;
}

/** Downloads the packages; package lists and caches are in a temporary folder, so that no root rights are needed. */
async function fetchInto(folder: string, packages: readonly string[]): Promise<void> {
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
 * Packages of Debian, unpacked into a cache folder once; null on systems other than Debian.
 *
 * @param name of the folder
 * @param works whether the unpacked programs run on this machine
 * @throws with `CI` set, when they cannot be had on Debian: CI must test with the real programs
 */
export async function debianPackages(
  name: string,
  packages: readonly string[],
  works: (unpacked: UnpackedPackages) => Promise<boolean>,
): Promise<UnpackedPackages | null> {
  if (process.platform !== 'linux' || !machine || !existsSync('/usr/bin/apt-get')) return null;
  const folder = join(cache, name);
  const unpacked: UnpackedPackages = {
    path: installed => join(folder, installed),
    env: { LD_LIBRARY_PATH: [join(folder, 'usr/lib', machine), join(folder, 'lib', machine)].join(':') },
  };
  if (existsSync(folder) && (await works(unpacked))) return unpacked;
  try {
    await mkdir(cache, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await fetchInto(folder, packages);
    if (await works(unpacked)) return unpacked;
    throw new Error('It does not run on this machine.');
  } catch (error) {
    if (process.env.CI) throw new Error(`Debian's ${name} could not be installed: ${error}`);
    return null;
  }
}
