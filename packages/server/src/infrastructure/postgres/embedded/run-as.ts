import { readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { StartError } from '../../../domain/start-error.ts';

/** The user as which PostgreSQL runs. */
export interface RunAs {
  /** Set when this process runs as root, as which PostgreSQL refuses to run. */
  ids?: { uid: number; gid: number };
  /**
   * The path of a directory as PostgreSQL gets it. For another user it is the kernel's link to the working directory,
   * since that user may have no access to the parent directories of the checkout.
   */
  directory: (path: string) => string;
  /** Makes that user the owner of a path. */
  own: (path: string) => Promise<void>;
}

const candidates = ['nobody', 'daemon'];

/**
 * The current user, or an unprivileged existing one when the current user is root.
 *
 * @throws StartError when root has no unprivileged user to run PostgreSQL as
 */
export function chooseUser(): RunAs {
  if (process.getuid?.() !== 0) return { directory: path => path, own: async () => {} };
  const ids = process.platform === 'linux' ? unprivileged() : undefined;
  if (!ids)
    throw new StartError(
      'PostgreSQL does not run as root here: start Velluto as an ordinary user, or set DATABASE_URL.',
    );
  return { ids, directory: () => '/proc/self/cwd', own: path => chown(path, ids.uid, ids.gid) };
}

function unprivileged(): { uid: number; gid: number } | undefined {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const name of candidates) {
    const [, , uid, gid] = users.find(fields => fields[0] === name) ?? [];
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
