import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string | null {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const above = dirname(folder);
  return above === folder ? null : findRoot(above);
}

/** The root of the repository, from the sources and from the bundle; in a release and a package of npm, which bring what they need beside themselves, their folder. */
export const repositoryRoot = findRoot(import.meta.dirname) ?? import.meta.dirname;
