import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import sharp from 'sharp';
import { root, runStep } from '../support/run-step.ts';
import { appArtefact } from './artefacts.ts';
import { stampFresh } from './freshness.ts';

/** Compiles the catalogs of all packages; the generated files are not committed. */
export async function compileCatalogs(): Promise<void> {
  const { code, output } = await runStep('lingui', ['compile', '--typescript', '--strict']);
  if (code !== 0) throw new Error(`The translations do not compile.\n${output}`);
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

/** Draws the icons of every brand, in the widths that home screens need. */
async function drawIcons(): Promise<void> {
  const brands = join(root, 'app', 'src', 'brands');
  const icons = join(root, 'app', 'dist', 'client', 'icons');
  await mkdir(icons, { recursive: true });
  for await (const file of glob('*.svg', { cwd: brands })) {
    await copyFile(join(brands, file), join(icons, file));
    for (const width of [180, 192, 512]) {
      const drawn = sharp(join(brands, file), { density: 144 }).resize(width);
      await drawn.png({ palette: true }).toFile(join(icons, file.replace('.svg', `-${width}.png`)));
    }
  }
}

/** Compresses the files for browsers at the highest level, once at the build instead of at every request. */
async function compressAssets(): Promise<void> {
  const client = join(root, 'app', 'dist', 'client');
  for await (const file of glob('**/*.{js,css,svg,json,webmanifest}', { cwd: client })) {
    const plain = await readFile(join(client, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(join(client, `${file}.br`), await promisify(brotliCompress)(plain, { params }));
    await writeFile(join(client, `${file}.gz`), await promisify(gzip)(plain));
  }
}

/** Builds the app for browser and server. */
export async function buildApp(): Promise<void> {
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
  await drawIcons();
  await compressAssets();
  stampFresh(appArtefact);
}
