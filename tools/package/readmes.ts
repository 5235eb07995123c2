import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

/** Folders of the repository, as a document of a package must not name them: its reader has the tarball only. */
const repositoryPath =
  /`((?:\.\.?\/)*(?:test|scripts|packages|tools|docs|api-spec|\.storybook|src\/(?:base|brands?|checks|contract|generated|i18n|model|patterns|product|provider|theme|ui))\/[\w./<>*-]*)`/g;
/** Files that a document links to or shows. */
const linked = /\]\((?!\w+:|#)([^)\s]+)\)/g;
/** What `npx` runs; a name of somebody else's package would run their code. */
const run = /\bnpx (?:--?\S+ )*(@?[\w./-]+)/g;

/** Tools of others that the documents let their readers run. */
const others = ['astro', 'create-next-app', 'jscodeshift', 'lingui'];

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * What a document of a package says and its reader cannot do.
 *
 * @param exists whether the tarball has a file
 * @param ours names of our packages and commands
 */
export function faultsOf(text: string, exists: (file: string) => boolean, ours: readonly string[]): string[] {
  return [
    ...allOf(text, repositoryPath)
      .filter(path => !exists(path))
      .map(path => `${path} is not in the tarball`),
    ...allOf(text, linked)
      .filter(path => !exists(path))
      .map(path => `${path} is linked and not in the tarball`),
    ...allOf(text, run)
      .filter(name => ![...ours, ...others].includes(name.replace(/(?<=.)@.*$/, '')))
      .map(name => `npx ${name} is no command of ours`),
  ];
}

/** Checks that the documents of a package name nothing that is only in the repository, and no command of somebody else. */
export function checkReadmes({ folder, name }: Packed, packed: readonly Packed[]): Finding {
  const ours = packed.flatMap(one => [one.name, ...Object.keys(one.manifest.bin ?? {})]);
  const documents = ['README.md', 'GUIDE.md', 'CHANGELOG.md'].filter(file => existsSync(join(folder, file)));
  return none(
    `documents of ${name} name what their readers have`,
    documents.flatMap(file =>
      faultsOf(readFileSync(join(folder, file), 'utf8'), path => existsSync(join(folder, path)), ours).map(
        fault => `${file}: ${fault}`,
      ),
    ),
  );
}
