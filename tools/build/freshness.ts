import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../packages/server/src/repository-root.ts';

/** Something that is built, and what it is built from. */
export interface Artefact {
  /** File that says which sources it was built from. */
  stamp: string;
  /** Files and whole folders, from the root; `folder/*` are the files right in it. What is not there does not count. */
  sources: readonly string[];
}

/** Compiled catalogs follow from the others. */
const isCompiled = (path: string) => /\/catalogs\/[^/]+\.ts$/.test(path);

function filesOf(source: string): string[] {
  const direct = source.endsWith('/*');
  const path = join(repositoryRoot, direct ? source.slice(0, -2) : source);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: !direct })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}

function contentOf({ sources }: Artefact): string {
  const hash = createHash('sha256');
  const files = sources.flatMap(filesOf).filter(path => !isCompiled(path));
  for (const file of files.sort()) hash.update(file.slice(repositoryRoot.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Notes that it was built from the sources as they are now. */
export function stampFresh(artefact: Artefact): void {
  writeFileSync(join(repositoryRoot, artefact.stamp), `${contentOf(artefact)}\n`);
}

/** True when it was made from exactly the sources that are here now. */
export function isFresh(artefact: Artefact): boolean {
  const stamp = join(repositoryRoot, artefact.stamp);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === contentOf(artefact);
}
