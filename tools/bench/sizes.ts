import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { withSources } from '../../app/part-sources.ts';
import { routes } from '../../app/src/routes.ts';
import { closure, type Manifest } from '../../app/src/ssr/assets.ts';
import { root } from '../support/run-step.ts';

/**
 * JavaScript and CSS (brotli 11, kB = 1024 bytes) that the first view of every route loads: the entry, the brand, the
 * largest catalog of texts (Polish), the screen and its data. Scripts are compressed file by file as they are sent, style
 * sheets together because the server writes them into the document. `--gate` fails where a route is more than a tenth
 * larger than `sizes.json` says; `--write` updates that file.
 */

const app = join(root, 'app');
const client = join(app, 'dist', 'client');
const record = join(import.meta.dirname, 'sizes.json');
const mostGrowth = 1.1;
const workerLimit = 6;

const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
const read = (file: string) => readFile(join(client, file));
const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;

/** Every row of the route table with its source files, found like the build finds them. */
async function rows(): Promise<{ name: string; sources: string[] }[]> {
  const file = join(app, 'src', 'routes.ts');
  const table = withSources(await readFile(file, 'utf8'), file);
  const found = [...table.matchAll(/^ {2}page\(\{([\s\S]*?)^ {2}\}\)/gm)];
  if (found.length !== routes.length) throw new Error(`${found.length} rows read of ${routes.length}.`);
  return found.map(([, row = '']) => {
    const fieldOf = (key: string) => new RegExp(`\\b${key}: '([^']+)'`).exec(row)?.[1] ?? '';
    const parts = [...row.matchAll(/\b(?:load|screen): .*'(src\/[^']+)'\)/g)].map(
      ([, source = '']) => source,
    );
    return { name: fieldOf('name'), sources: parts };
  });
}

const cache = new Map<string, number>();
async function sizeOf(file: string): Promise<number> {
  const size = cache.get(file) ?? compressed(await read(file));
  cache.set(file, size);
  return size;
}

const before: Record<string, number> = JSON.parse(await readFile(record, 'utf8'));
const now: Record<string, number> = {};
let failed = 0;
console.log('| route | files | JS kB | CSS kB | together | before |\n|---|--:|--:|--:|--:|--:|');
for (const { name, sources } of await rows()) {
  const all = ['src/entry-client.tsx', 'src/brands/velluto.ts', 'src/locales/languages/pl.ts', ...sources];
  const missing = all.find(source => !manifest[source]);
  if (missing) throw new Error(`The build lacks ${missing}: run \`pnpm build\` first.`);
  const { files, css } = closure(manifest, all);
  const scripts = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
  const styles = compressed(Buffer.concat(await Promise.all(css.map(read))));
  const together = scripts + styles;
  now[name] = Number(together.toFixed(1));
  const limit = (before[name] ?? Number.POSITIVE_INFINITY) * mostGrowth;
  if (together > limit) failed += 1;
  const cells = [scripts, styles, together].map(size => size.toFixed(1));
  console.log(
    `| ${[name, files.length, ...cells, `${before[name] ?? 'new'}${together > limit ? ' exceeded' : ''}`].join(' | ')} |`,
  );
}
const worker = compressed(await read('sw.js'));
if (worker > workerLimit) failed += 1;
console.log(`service worker ${worker.toFixed(1)} kB of ${workerLimit}`);
if (process.argv.includes('--write')) await writeFile(record, `${JSON.stringify(now, null, 2)}\n`);
process.exitCode = process.argv.includes('--gate') && failed > 0 ? 1 : 0;
