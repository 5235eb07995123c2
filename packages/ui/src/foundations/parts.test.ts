import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = globSync('{base,patterns,product}/**/*.tsx', { cwd: source }).filter(
  path => !/\.(stories|test)\.tsx$/.test(path),
);

interface Parts {
  drawn: Set<string>;
  documented: Set<string>;
}

/** Values of `data-part` in the code of each component's folder, and the names after `@part` in its docstrings. */
function partsByFolder(): Map<string, Parts> {
  const folders = new Map<string, Parts>();
  for (const path of files) {
    const text = readFileSync(join(source, path), 'utf8');
    const folder = dirname(path);
    const parts = folders.get(folder) ?? { drawn: new Set<string>(), documented: new Set<string>() };
    folders.set(folder, parts);
    for (const [, value = ''] of text.matchAll(/ data-part=("[^"]*"|\{[^}]*\})/g))
      for (const [, name = ''] of value.replace(/[!=]== '[^']*'/g, '').matchAll(/["']([^"']+)["']/g))
        parts.drawn.add(name);
    for (const [, name = ''] of text.matchAll(/^ \* @part (\S+) - \S/gm)) parts.documented.add(name);
  }
  return folders;
}

it('every data-part is documented as @part in the component’s docstring, and the other way round', () => {
  const folders = [...partsByFolder()];
  expect(folders.filter(([, { drawn }]) => drawn.size > 0).length).toBeGreaterThan(40);
  const differing = folders.filter(
    ([, { drawn, documented }]) => [...drawn].sort().join() !== [...documented].sort().join(),
  );
  expect(Object.fromEntries(differing)).toEqual({});
});

it('names of parts are kebab-case', () => {
  const names = [...partsByFolder().values()].flatMap(({ drawn }) => [...drawn]);
  expect(names.filter(name => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});
