import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages/server/src/places.ts';

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
  const path = join(root, direct ? source.slice(0, -2) : source);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: !direct })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}

const sourcesOf = ({ sources }: Artefact) =>
  sources
    .flatMap(filesOf)
    .filter(path => !isCompiled(path))
    .sort();

function contentOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes with every write to a file; found without reading any. */
function traceOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  return hash.digest('hex');
}

function readStamp({ stamp }: Artefact): string[] {
  try {
    return readFileSync(join(root, stamp), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Notes that it was built from the sources as they are now. */
export function stampFresh(artefact: Artefact): void {
  const files = sourcesOf(artefact);
  writeFileSync(join(root, artefact.stamp), `${contentOf(files)}\n${traceOf(files)}\n`);
}

/** True when it was made from exactly the sources that are here now. They are read only where files were written since. */
export function isFresh(artefact: Artefact): boolean {
  const [content, trace] = readStamp(artefact);
  if (content === undefined) return false;
  const files = sourcesOf(artefact);
  if (trace === traceOf(files)) return true;
  if (content !== contentOf(files)) return false;
  stampFresh(artefact);
  return true;
}
