import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of JavaScript and CSS (brotli 11, kB = 1024 bytes) that the first view of each screen loads, with one language. */

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const client = join(import.meta.dirname, '..', 'app', 'dist', 'client');
const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));

/** Upper bounds in kB; a screen that is not named has the bound of `other`. */
const limits: Record<string, number> = { home: 80, members: 92, conversation: 92, other: 92 };

const brotli = new Map<string, number>();
async function size(file: string): Promise<number> {
  const known = brotli.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(await readFile(join(client, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  brotli.set(file, bytes);
  return bytes;
}

/** All files a chunk needs before it can run. */
function closure(key: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return found;
  seen.add(key);
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const next of chunk.imports ?? []) closure(next, found, seen);
  return found;
}

const keys = Object.keys(manifest);
const entry = keys.find(key => manifest[key]?.isEntry);
const catalogs = keys.filter(key => /catalogs\/it\.ts$|i18n\/it\.ts$/.test(key));
const brand = keys.filter(key => /brands\/velluto\/(index|brand\.css)/.test(key));
const screens = keys.filter(key => /^src\/screens\/.*Screen\.tsx$/.test(key));
if (!entry || screens.length === 0 || catalogs.length === 0) {
  console.error('The build has no entry, no screens or no Italian catalog: run `pnpm build` first.');
  process.exit(1);
}

/** The name of a screen from its file: `src/screens/home/HomeScreen.tsx` → `home`. */
const nameOf = (key: string) => (key.match(/([A-Za-z]+)Screen\.tsx$/)?.[1] ?? key).toLowerCase();

let failed = 0;
const rows: string[] = [];
for (const key of screens.sort()) {
  const files = new Set([entry, ...catalogs, ...brand, key].flatMap(part => [...closure(part)]));
  const scripts = [...files].filter(file => file.endsWith('.js'));
  const styles = [...files].filter(file => file.endsWith('.css'));
  const sum = async (list: string[]) => (await Promise.all(list.map(size))).reduce((a, b) => a + b, 0) / 1024;
  const [js, css] = [await sum(scripts), await sum(styles)];
  const limit = limits[nameOf(key)] ?? limits.other ?? 0;
  const over = js + css > limit;
  if (over) failed += 1;
  rows.push(
    `| ${nameOf(key)} | ${js.toFixed(1)} | ${css.toFixed(1)} | ${(js + css).toFixed(1)} | ${limit}${over ? ' exceeded' : ''} |`,
  );
}
console.log(['| screen | JS kB | CSS kB | together | limit |', '|---|--:|--:|--:|--:|', ...rows].join('\n'));
process.exitCode = process.argv.includes('--gate') && failed > 0 ? 1 : 0;
