import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { closure, type Manifest } from '../app/src/document/assets.ts';
import { routes } from '../app/src/routes.ts';

/**
 * JavaScript and CSS (brotli 11, kB = 1024 bytes) of the first view of every route: the entry, the layout, the screen,
 * what its data needs, the brand, and one language in full.
 */

const client = join(import.meta.dirname, '..', 'app', 'dist', 'client');
const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));

/** Upper bounds in kB by the name of the route. */
const limits: Record<string, number> = { index: 80 };
const usualLimit = 92;

const known = new Map<string, number>();
async function kiloBytes(files: string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const bytes =
      known.get(file) ?? brotliCompressSync(await readFile(join(client, file)), { params }).length;
    known.set(file, bytes);
    sum += bytes;
  }
  return sum / 1024;
}

const language = 'src/locales/languages/it.ts';
const shared = ['src/entry-client.tsx', 'src/brands/velluto.ts', language];
let failed = 0;
console.log('| route | JS kB | CSS kB | together | limit |\n|---|--:|--:|--:|--:|');
for (const { name, layout, screen, guard } of routes) {
  // signed in, the navigation and the client follow at once; visitors' pages work without them
  const later =
    guard === 'member' ? ['src/navigation.ts', 'src/platform/client.ts', 'src/platform/live/live.ts'] : [];
  const sources = [...shared, ...later, `src/shell/${layout}Layout.tsx`, `src/screens/${screen}.tsx`];
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`The build lacks ${source}: run \`pnpm build\` first.`);
  }
  const { files, css } = closure(manifest, sources);
  const [scripts, styles] = [await kiloBytes(files), await kiloBytes(css)];
  const limit = limits[name] ?? usualLimit;
  const over = scripts + styles > limit;
  if (over) failed += 1;
  const cells = [
    name,
    scripts.toFixed(1),
    styles.toFixed(1),
    (scripts + styles).toFixed(1),
    `${limit}${over ? ' exceeded' : ''}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
process.exitCode = process.argv.includes('--gate') && failed > 0 ? 1 : 0;
