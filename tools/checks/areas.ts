import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedFiles } from '../support/listed-files.ts';
import { root } from '../support/run-step.ts';

/** Document whose table of areas lists their names. */
export const document = 'docs/architecture.md';

/** What a page is made of beside areas. */
const pages = ['error', 'home', 'landers', 'layout', 'notices', 'pages', 'settings'];

/** Folders that have a folder for each area, and the further names that each may have. */
const withFolders: Record<string, readonly string[]> = {
  'app/src/features': pages,
  'app/src/screens': pages,
  'packages/ui/src/product': pages,
  'packages/server/src/areas': [],
};

/** Folders that have a file or a folder for each area. */
const withFiles: Record<string, readonly string[]> = {
  'api-spec/paths': [],
  'api-spec/schemas': ['common', 'errors'],
  'api-spec/examples': ['errors'],
  'app/src/locales/messages': [...pages, 'common'],
  'packages/ui/src/i18n/messages': pages,
};

/** Names of the areas: the first column of the table below the headline "Areas". */
export function areasIn(text: string): string[] {
  const section = text.split('\n## Areas\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name);
}

/**
 * A sentence for each folder or file of a layer whose name is no area.
 *
 * @param files paths from the root
 */
export function strangers(files: readonly string[], areas: readonly string[]): string[] {
  const found = Object.entries({ ...withFolders, ...withFiles }).flatMap(([layer, more]) => {
    const names = files
      .filter(file => file.startsWith(`${layer}/`))
      .map(file => file.slice(layer.length + 1).split('/'))
      .filter(path => path.length > 1 || layer in withFiles)
      .map(([name = '']) => name.replace(/\.\w+$/, ''));
    return [...new Set(names)]
      .filter(name => ![...areas, ...more].includes(name))
      .map(name => `${layer}/${name}`);
  });
  return found.map(path => `${path}: no area has this name; take one of the table "Areas" in ${document}`);
}

if (import.meta.main) {
  const areas = areasIn(readFileSync(join(root, document), 'utf8'));
  const problems = strangers(await listedFiles(), areas);
  for (const problem of problems) console.error(problem);
  console.log(`${areas.length} areas, ${problems.length} other names`);
  process.exit(problems.length === 0 && areas.length > 0 ? 0 : 1);
}
