import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANGUAGES } from '@velluto/rules';
import { closure, type Manifest } from '../app/src/document/assets.ts';
import type { Route } from '../app/src/platform/router/route.ts';
import { sourcesOf } from '../app/src/platform/router/sources.ts';
import { routes } from '../app/src/routes.ts';

/**
 * JavaScript and CSS (brotli 11, kB = 1024 bytes) that the first view of every route loads until somebody touches it:
 * the entry, the brand, the frame, the screen and its data; for members the live updates too. Scripts are counted file
 * by file as they are sent, style sheets together because the server writes them into the document. The texts of the
 * first view are in the document; the other texts that the page's code may show follow at the first sign of a person,
 * in one language: the largest of the seven is counted. So do navigation and what most pages share
 * (`app/src/next-pages.ts`), which are listed below the table. "Added" is the JavaScript that a page loads beyond these
 * for somebody who comes from the start page, or from members where one is logged in.
 */

const client = join(import.meta.dirname, '..', 'app', 'dist', 'client');
const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));

/** Areas of texts by chunk (`app/texts.ts`). */
const areasOf: Record<string, string[]> = JSON.parse(
  await readFile(join(client, '.vite', 'texts.json'), 'utf8'),
);
/** Of the texts that a page loads in one language, in kB. */
const textsLimit = 12;

/** Of the JavaScript that a page adds, in kB: any page, and the middle one of all. */
const addedLimits = { any: 12, median: 5 };

/** Upper bounds in kB by the name of the route. */
const limits: Record<string, number> = { index: 80, members: 92, 'chats-id': 92 };
const limitOf = (route: string) => limits[route] ?? (route.startsWith('landers-') ? 80 : 100);

const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
const read = (file: string) => readFile(join(client, file));

const known = new Map<string, number>();
async function scriptsSize(files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const size = known.get(file) ?? compressed(await read(file));
    known.set(file, size);
    sum += size;
  }
  return sum;
}

/** Texts of the areas that some files need, in the language where they are largest. */
async function textsSize(files: readonly string[]): Promise<number> {
  const areas = new Set(files.flatMap(file => areasOf[file] ?? []));
  const sizes = LANGUAGES.map(language =>
    scriptsSize([...areas].flatMap(area => manifest[`velluto:texts/${language}/${area}`]?.file ?? [])),
  );
  return Math.max(...(await Promise.all(sizes)));
}

/** Files of some sources; a source the build lacks is an error, not a zero. */
function filesOf(sources: readonly string[]) {
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`The build lacks ${source}: run \`pnpm build\` first.`);
  }
  return closure(manifest, sources);
}

const shared = ['src/entry-client.tsx', 'src/brands/velluto.ts'];
const atIdle = ['src/platform/afterwards.ts'];
const forMembers = ['src/platform/live/live.ts'];
const onNavigation = ['src/navigation.ts', 'src/next-pages.ts', 'src/platform/client.ts'];
/** Whether the first view needs the module that fetched its data: when that goes into a store (`document/render.ts`). */
const isKept = async (load: string | null) =>
  load !== null && /^export .*\baccept\b/m.test(await readFile(join(client, '../..', load), 'utf8'));
const present = (sources: readonly (string | null)[]) => sources.filter(source => source !== null);

/** What the first view of a route loads. */
async function firstView(route: Route, signedIn: boolean) {
  const { screen, layout, load } = sourcesOf(route, signedIn);
  const later = signedIn ? [...atIdle, ...forMembers] : atIdle;
  return filesOf(present([...shared, layout, screen, (await isKept(load)) ? load : null, ...later]));
}
/** What somebody has who comes from the usual first page. */
async function comingFrom(name: string, signedIn: boolean): Promise<Set<string>> {
  const route = routes.find(one => one.name === name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return new Set([...(await firstView(route, signedIn)).files, ...filesOf(onNavigation).files]);
}
const [ofVisitors, ofMembers] = [await comingFrom('index', false), await comingFrom('members', true)];

let failed = 0;
const additions: number[] = [];
console.log(
  '| route | JS kB | CSS kB | together | limit | added kB | texts kB |\n|---|--:|--:|--:|--:|--:|--:|',
);
for (const route of routes) {
  const signedIn = route.guard === 'member' || route.guard === 'search';
  const { files, css } = await firstView(route, signedIn);
  const before = signedIn ? ofMembers : ofVisitors;
  const added = await scriptsSize(files.filter(file => !before.has(file)));
  additions.push(added);
  const scripts = await scriptsSize(files);
  const styles = compressed(Buffer.concat(await Promise.all(css.map(read))));
  const limit = limitOf(route.name);
  const over = scripts + styles > limit;
  const texts = await textsSize(files);
  if (over || added > addedLimits.any || texts > textsLimit) failed += 1;
  const sizes = [scripts, styles, scripts + styles].map(size => size.toFixed(1));
  const shown = [
    `${limit}${over ? ' exceeded' : ''}`,
    `${added.toFixed(1)}${added > addedLimits.any ? ' exceeded' : ''}`,
    `${texts.toFixed(1)}${texts > textsLimit ? ' exceeded' : ''}`,
  ];
  console.log(`| ${[route.name, ...sizes, ...shown].join(' | ')} |`);
}

const median = additions.sort((a, b) => a - b)[Math.floor(additions.length / 2)] ?? 0;
if (median > addedLimits.median) failed += 1;
console.log(`added: ${median.toFixed(1)} kB in the middle of ${addedLimits.median}`);

const base = new Set(filesOf([...shared, ...atIdle]).files);
for (const [name, source] of [
  ['navigation', 'src/navigation.ts'],
  ['what most pages share', 'src/next-pages.ts'],
  ['API client', 'src/platform/client.ts'],
] as const) {
  const more = filesOf([source]).files.filter(file => !base.has(file));
  console.log(
    `at the first sign of a person or when needed: ${name} ${(await scriptsSize(more)).toFixed(1)} kB`,
  );
}
const worker = compressed(await read('sw.js'));
const workerLimit = 4;
if (worker > workerLimit) failed += 1;
console.log(`service worker ${worker.toFixed(1)} kB of ${workerLimit}`);
process.exitCode = process.argv.includes('--gate') && failed > 0 ? 1 : 0;
