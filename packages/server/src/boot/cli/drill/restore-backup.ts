import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../../domain/start-error.ts';

const run = promisify(execFile);

/** Which backup, and up to which moment. */
export interface BackupChoice {
  /** Name of the database in pgBackRest's settings. */
  stanza: string;
  /** A moment as PostgreSQL reads it, for example `2026-12-01 09:30:00+00`; everything there is when left out. */
  to?: string | undefined;
  /** Settings of pgBackRest; its own default when left out. */
  config?: string | undefined;
}

/**
 * Restores a backup into an empty folder by pgBackRest; the backups and the running database are only read.
 *
 * @param signal interrupts it
 * @throws StartError with pgBackRest's own sentence
 */
export async function restoreBackup(
  data: string,
  { stanza, to, config }: BackupChoice,
  signal: AbortSignal,
): Promise<void> {
  const target = to === undefined ? [] : ['--type=time', `--target=${to}`, '--target-action=promote'];
  const args = [
    `--stanza=${stanza}`,
    `--pg1-path=${data}`,
    ...(config === undefined ? [] : [`--config=${config}`]),
    '--archive-mode=off',
    '--log-level-console=off',
    '--log-level-stderr=error',
    ...target,
    'restore',
  ];
  await run('pgbackrest', args, { signal }).catch(error => {
    if (signal.aborted) throw signal.reason;
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT') throw new StartError('pgBackRest is not installed on this machine.');
    throw new StartError(`pgBackRest cannot restore: ${stderr.trim().split('\n')[0] || `code ${code}`}`);
  });
}

/**
 * The `postgres` program for restored data.
 *
 * @param folder folder of the programs; where Debian has those of the data's version when left out
 * @throws StartError when it is not there
 */
export async function postgresFor(data: string, folder?: string): Promise<string> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const postgres = join(folder ?? `/usr/lib/postgresql/${version}/bin`, 'postgres');
  if (existsSync(postgres)) return postgres;
  throw new StartError(`There is no ${postgres}: name the folder of PostgreSQL ${version} with --bin.`);
}
