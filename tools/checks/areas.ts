import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

const [list, folder, readme] = [
  '.dependency-cruiser.cjs',
  'packages/server/src/areas',
  'packages/server/README.md',
];

/**
 * Folders of areas outside of the list of areas, names of the list without a folder, and a table that is not the list.
 *
 * @param areas the list, the lowest first
 * @param rows first cells of the table of areas
 */
export function areaProblems(
  areas: readonly string[],
  folders: readonly string[],
  rows: readonly string[],
): string[] {
  const unlisted = folders.filter(name => !areas.includes(name));
  const gone = areas.filter(name => !folders.includes(name));
  return [
    ...unlisted.map(
      name => `${folder}/${name} is not in serverAreas of ${list}: add it below the areas that may use it`,
    ),
    ...gone.map(name => `${list}: serverAreas has ${name}, and there is no ${folder}/${name}: take it out`),
    ...(rows.join() === areas.join()
      ? []
      : [
          `${readme}: the table of areas is not serverAreas of ${list}: write the same names in the same order`,
        ]),
  ];
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [, names = ''] = /^const serverAreas = \[\n(.*?)^\];/ms.exec(read(list)) ?? [];
  const [, table = ''] = /^## Areas\n(.*?)^## /ms.exec(read(readme)) ?? [];
  const captured = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const areas = captured(names, /'([\w-]+)'/g);
  const folders = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);
  const problems = areaProblems(areas, folders, captured(table, /^\| `([\w-]+)`/gm));
  for (const problem of problems) console.error(problem);
  console.log(`${areas.length} areas, ${problems.length} problems`);
  process.exit(areas.length > 0 && problems.length === 0 ? 0 : 1);
}
