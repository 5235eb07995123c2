import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { appendFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawIcons } from '@velluto/server/areas/sites/draw-icons.ts';
import { build } from 'esbuild';
import { wordingProblems } from '../checks/wording/wording.ts';
import { root, runStep } from '../support/run-step.ts';
import { appArtefact } from './artefacts.ts';
import { stampFresh } from './freshness.ts';
import { drawSharePictures } from './share-pictures/draw.ts';
import { drawShortcutIcons } from './shortcut-icons.ts';
import { drawStartPictures } from './start-pictures.ts';

/** Compiles the catalogs of all packages; the generated files are not committed. */
export async function compileCatalogs(): Promise<void> {
  const { code, output } = await runStep('lingui', ['compile', '--typescript', '--strict']);
  if (code !== 0) throw new Error(`The translations do not compile.\n${output}`);
}

/** Stops the build where a text breaks the glossary or the typography of its language. */
function refuseWrongWords(): void {
  const problems = wordingProblems();
  if (problems.length === 0) return;
  throw new Error(`Texts break the guides of their languages (docs/languages).\n${problems.join('\n')}`);
}

/** Builds the service worker; it contains a hash of the build, so that browsers notice every new version. */
async function buildWorker(): Promise<void> {
  const client = join(root, 'app', 'dist', 'client');
  const manifest = await readFile(join(client, '.vite', 'manifest.json'));
  await build({
    entryPoints: [join(root, 'app', 'src', 'sw.ts')],
    outfile: join(client, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome128', 'firefox128', 'safari17.5'],
    define: { BUILD: JSON.stringify(createHash('sha256').update(manifest).digest('hex').slice(0, 12)) },
    logLevel: 'silent',
  });
}

/** Draws the icons and start pictures of every brand that the app brings, and its pictures for shared links. */
async function drawBrands(): Promise<void> {
  const brands = join(root, 'app', 'src', 'brands');
  const icons = join(root, 'app', 'dist', 'client', 'icons');
  await mkdir(icons, { recursive: true });
  for await (const file of glob('*.svg', { cwd: brands })) {
    const [id, mark] = [basename(file, '.svg'), await readFile(join(brands, file))];
    await drawSharePictures(id, join(root, 'app', 'dist', 'client'));
    const drawn = [
      ...(await drawIcons(id, mark)),
      ...(await drawShortcutIcons(id, mark)),
      ...(await drawStartPictures(id, mark)),
    ];
    for (const [name, icon] of drawn) await writeFile(join(icons, name), icon);
  }
}

/** Adds the licences of the typefaces to the notices that Vite writes about the packages in the bundle. */
async function addFontLicences(): Promise<void> {
  const notices = join(root, 'app', 'dist', 'client', 'third-party-notices.txt');
  const files = globSync('packages/ui/src/brands/*/fonts/OFL-*.txt', { cwd: root });
  for (const file of files.toSorted()) {
    const typeface = basename(file, '.txt').replace('OFL-', '');
    await appendFile(notices, `\n## ${typeface} (OFL-1.1)\n\n${await readFile(join(root, file), 'utf8')}`);
  }
}

/** Compresses the files for browsers at the highest level, once at the build instead of at every request. */
async function compressAssets(): Promise<void> {
  const client = join(root, 'app', 'dist', 'client');
  for await (const file of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: client })) {
    const plain = await readFile(join(client, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(join(client, `${file}.br`), await promisify(brotliCompress)(plain, { params }));
    await writeFile(join(client, `${file}.gz`), await promisify(gzip)(plain));
  }
}

/** Builds the app for browser and server. */
export async function buildApp(): Promise<void> {
  refuseWrongWords();
  await compileCatalogs();
  const builds = [
    ['build', '--logLevel', 'warn'],
    ['build', '--ssr', '--logLevel', 'warn'],
  ];
  for (const args of builds) {
    const { code, output } = await runStep('vite', args, { cwd: join(root, 'app') });
    if (code !== 0) throw new Error(`The app does not build.\n${output}`);
  }
  await buildWorker();
  await drawBrands();
  await addFontLicences();
  await compressAssets();
  stampFresh(appArtefact);
}
