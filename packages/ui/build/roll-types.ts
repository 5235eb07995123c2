import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Layers that everything builds on: what entries need of their types stands in one file. */
const shared = /\/internal\/(model|rules|provider|i18n|theme)\b/;

/**
 * Puts declarations together: one file an entry with the private types it needs, and few files for those that several
 * share. Types of modules that no entry mentions are left out.
 *
 * @param folder has the declarations, one file a module
 * @param entries names of the public entries, and the declarations they stand for
 */
export async function rollTypes(
  folder: string,
  entries: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const bundle = await rollup({
    input: Object.fromEntries([...entries].map(([name, file]) => [name, join(folder, `${file}.d.ts`)])),
    external: /^[^./]/,
    plugins: [dts()],
  });
  const { output } = await bundle.generate({
    // named like the scripts they describe, as their imports are
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `internal/${name.replace(/\.d$/, '')}.js`,
    hoistTransitiveImports: false,
    manualChunks: id => (shared.test(id) ? 'types' : undefined),
    onlyExplicitManualChunks: true,
  });
  await bundle.close();
  return new Map(
    output.flatMap(file =>
      file.type === 'chunk' ? [[file.fileName.replace(/\.js$/, '.d.ts'), file.code]] : [],
    ),
  );
}
