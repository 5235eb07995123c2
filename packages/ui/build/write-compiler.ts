import { relative } from 'node:path';
import { build } from 'esbuild';
import { source } from './graph.ts';
import { options } from './write-scripts.ts';

/**
 * The scripts of `@velluto/brand-compiler`, which run in Node and never in a page, with the little they use of their
 * libraries: nothing to install for those who never call them.
 */
export async function writeCompiler(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: source,
    entryPoints: { brand: 'brand/index.ts', command: 'brand/cli/main.ts' },
    outdir: source,
    packages: 'bundle',
    platform: 'node',
    splitting: true,
    chunkNames: 'shared-[hash]',
    minify: true,
  });
  return new Map(outputFiles.map(({ path, text }) => [relative(source, path), text]));
}
