import { imports } from './code.ts';
import { anyEntryOf, type Indexes, importedComponents } from './component-files.ts';

/** A component or hook that is exported out of the folder of another component: a part of it, or what takes its place. */
export interface Compound {
  name: string;
  /** Path of its source from the root of the repository. */
  source: string;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * What entries export of the modules that a component is made of, the component itself left out: those of its folder, and
 * those it imports that belong to no component with stories.
 *
 * @param read gives the text of a source, undefined when there is none
 * @param hasStories whether there are stories in a folder
 */
export async function compoundsOf(
  component: { name: string; source: string },
  indexes: Indexes,
  read: (source: string) => Promise<string | undefined>,
  hasStories: (folder: string) => boolean,
): Promise<Compound[]> {
  const own = folderOf(component.source);
  const seen = new Set<string>();
  const search = async (source: string): Promise<void> => {
    if (seen.has(source) || (folderOf(source) !== own && hasStories(folderOf(source)))) return;
    seen.add(source);
    for (const next of importedComponents(source, (await read(source)) ?? '')) await search(next);
  };
  await search(component.source);
  const found = new Map<string, string>();
  for (const [index, text] of Object.entries(indexes))
    for (const [, names = '', path = ''] of text.matchAll(/^export \{([^}]*)\} from '(\.[^']*)';/gm)) {
      const source = new URL(path, `file:///${folderOf(index)}/`).pathname.slice(1);
      if (folderOf(source) !== own && !seen.has(source)) continue;
      for (const name of names.split(',').map(one => one.trim()))
        if (/^\w+$/.test(name) && name !== component.name) found.set(name, source);
    }
  return [...found].map(([name, source]) => ({ name, source }));
}

/** The docstring of what a module exports, without its tags and in one line. */
export function meaningIn(code: string, name: string): string {
  const [, text = ''] =
    code.match(new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`)) ?? [];
  const lines = text.split('\n').map(line => line.replace(/^\s*\*? ?/, '').trim());
  const end = lines.findIndex(line => line.startsWith('@'));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .trim();
}

/** Code of this repository as a site writes it: imports from our own files become imports from the entries of the package. */
export function asOfSite(code: string, indexes: Indexes): string {
  const own = /^import (type )?\{([^}]*)\} from '\.[^']*';\n/gm;
  const names = [...code.matchAll(own)].flatMap(([, type = '', list = '']) =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => ({ name: name.replace('type ', ''), isType: type !== '' || name.startsWith('type ') })),
  );
  const entryOf = (name: string) => anyEntryOf(name, indexes);
  const named = (isType: boolean) => names.filter(one => one.isType === isType).map(({ name }) => name);
  return [
    ...imports(named(false), entryOf),
    ...imports(named(true), entryOf, 'type '),
    code.replace(own, ''),
  ].join('\n');
}
