import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../packages/server/src/infrastructure/repository-root.ts';

/** A build result, and the sources it is built from. */
export interface Artefact {
  /** File with the hash of the sources it was built from. */
  stamp: string;
  /** Files and folders from the root; `folder/*` means only the files directly in it. Missing ones are ignored. */
  sources: readonly string[];
}

/** Compiled catalogs are ignored: they are made from other sources. */
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

/** Stores the hash of the current sources after a build. */
export function stampFresh(artefact: Artefact): void {
  writeFileSync(join(repositoryRoot, artefact.stamp), `${contentOf(artefact)}\n`);
}

/** Whether it was built from exactly the current sources. */
export function isFresh(artefact: Artefact): boolean {
  const stamp = join(repositoryRoot, artefact.stamp);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === contentOf(artefact);
}
