import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartError } from '../../../domain/start-error.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** The data directory of an embedded database, and its password. */
export interface Cluster {
  /** PostgreSQL's own directory. */
  path: string;
  password: string;
}

/** The only role of the embedded database. */
export const role = 'velluto';

const pathIn = (dataDir: string) => join(dataDir, 'postgres');

/** Whether there is an embedded database in a data directory. */
export const holdsCluster = (dataDir: string): boolean => existsSync(pathIn(dataDir));

/**
 * Opens the cluster in the data directory; makes it the first time.
 *
 * @param scratch a directory the database's user can read
 * @throws StartError when another major version of PostgreSQL made it, or a part of it is missing
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  user: RunAs,
  scratch: string,
): Promise<Cluster> {
  const path = pathIn(dataDir);
  const passwordFile = join(dataDir, 'postgres.password');
  if (!holdsCluster(dataDir)) await makeCluster(path, passwordFile, binaries, user, scratch);
  const version = Number.parseInt(await readFile(join(path, 'PG_VERSION'), 'utf8'), 10);
  if (version !== binaries.major) {
    const age = version > binaries.major ? 'a newer' : 'an older';
    throw new StartError(
      `The data in ${dataDir} was made by ${age} PostgreSQL (${version}; this version brings ${binaries.major}): use the version of Velluto that made it, or set DATA_DIR to another directory.`,
    );
  }
  const password = await readFile(passwordFile, 'utf8').catch(error => {
    throw new StartError(
      `The password of the database cannot be read from ${passwordFile} (${codeOf(error)}): restore DATA_DIR whole.`,
    );
  });
  return { path, password };
}

/** Initialises a temporary directory and renames it, so that a crash cannot leave a half-finished cluster. */
async function makeCluster(
  path: string,
  passwordFile: string,
  binaries: Binaries,
  user: RunAs,
  scratch: string,
): Promise<void> {
  const draft = `${path}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await user.own(draft);
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  const handed = join(scratch, 'password');
  await writeFile(handed, password, { mode: 0o600 });
  await user.own(handed);
  const args = [
    '--pgdata',
    user.directory(draft),
    '--username',
    role,
    '--pwfile',
    handed,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--no-instructions',
  ];
  await run(binaries.initdb, args, draft, user);
  await rm(handed);
  await rename(draft, path);
}

function run(program: string, args: string[], cwd: string, user: RunAs): Promise<void> {
  const child = spawn(program, args, { cwd, ...user.ids, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', chunk => {
    complaint += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      if (code === 0) resolve();
      else
        reject(
          new StartError(
            `The embedded PostgreSQL could not make its files: ${complaint.trim() || `exit code ${code}`}`,
          ),
        );
    });
  });
}
