import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../support/run-step.ts';

const [list, folder, readme] = [
  '.dependency-cruiser.cjs',
  'packages/server/src/areas',
  'docs/architecture.md',
];

/** Where the other layers name their parts as the areas. */
const layers = [
  'api-spec/{paths,schemas,examples}/*',
  'app/src/{features,screens}/*/',
  'app/src/locales/messages/*',
  'packages/ui/src/product/*/',
  'packages/ui/src/i18n/messages/*',
  'packages/api-client/src/ui/*',
  'packages/server/src/infrastructure/mail/{mails,messages}/*',
  'packages/server/src/infrastructure/postgres/tables/*',
  'app/e2e/specs/*',
];

const productStories = 'packages/ui/src/product/*/**/*.stories.tsx';

/** Parts of these layers that are no area of the product: what stands around pages, what several areas share, and specs of the whole app. */
const shared = [
  'home',
  'landers',
  'pages',
  'settings',
  'layout',
  'notices',
  'error',
  'errors',
  'common',
  'index',
  'app',
];

/** Parts of the layers whose names are not in the list of areas. */
export const foreignNames = (areas: readonly string[], paths: readonly string[]): string[] =>
  paths
    .filter(path => ![...areas, ...shared].includes(basename(path).replace(/(\.test)?\.\w+$/, '')))
    .map(path => `${path} is not named as an area: move it to one of serverAreas of ${list}`);

/** Stories of product components whose group in Storybook is not the folder of their area. */
export const foreignTitles = (stories: readonly (readonly [file: string, text: string])[]): string[] =>
  stories.flatMap(([file, text]) => {
    const [, area = ''] = /product\/([\w-]+)\//.exec(file) ?? [];
    const [, group = ''] = /\btitle: 'Product\/(\w+)\//.exec(text) ?? [];
    return group.toLowerCase() === area
      ? []
      : [`${file}: the title begins with Product/${group}: write the name of its folder, ${area}, instead`];
  });

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
  const folders = globSync(`${folder}/*/`, { cwd: root }).map(path => basename(path));
  const problems = [
    ...areaProblems(areas, folders, captured(table, /^\| `([\w-]+)`/gm)),
    ...foreignNames(areas, globSync(layers, { cwd: root }).toSorted()),
    ...foreignTitles(globSync(productStories, { cwd: root }).map(file => [file, read(file)] as const)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${areas.length} areas, ${problems.length} problems`);
  process.exit(areas.length > 0 && problems.length === 0 ? 0 : 1);
}
