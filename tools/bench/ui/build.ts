import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineConfig, build as viteBuild } from 'vite';

/**
 * The compared pages. `floor` is plain React with the same markup, `lean` the same with less markup, `velluto` our tiles in
 * our `PhotoGrid`, `own-grid` our tiles in the grid of the floor, `whole-grid` the same with all of them laid out and
 * painted, as the floor's are.
 */
export const libraries = [
  'floor',
  'lean',
  'velluto',
  'own-grid',
  'whole-grid',
  'mantine',
  'mui',
  'radix',
] as const;
export type LibraryName = (typeof libraries)[number];

const pages = join(import.meta.dirname, 'pages');
const built = join(import.meta.dirname, 'dist');

/** Makes a production build like an app would; returns its folder. */
async function build(out: string, config: InlineConfig): Promise<string> {
  const outDir = join(built, out);
  await viteBuild({
    configFile: false,
    root: pages,
    logLevel: 'error',
    mode: 'production',
    ...config,
    build: { outDir, emptyOutDir: true, modulePreload: false, reportCompressedSize: false, ...config.build },
  });
  return outDir;
}

const aliasFor = (name: string) => ({ alias: { 'bench-library': join(pages, `${name}.tsx`) } });

/** Folder with the page of a library: `page.js` and `page.css`. */
export const buildPage = (name: LibraryName): Promise<string> =>
  build(`page-${name}`, {
    resolve: aliasFor(name),
    build: {
      cssCodeSplit: false,
      rollupOptions: {
        input: join(pages, 'client.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });

/** Builds the module that renders the page's HTML in Node; returns its path. */
export async function buildServer(name: LibraryName): Promise<string> {
  const folder = await build(`server-${name}`, {
    resolve: aliasFor(name),
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: join(pages, 'server.tsx'), rollupOptions: { output: { entryFileNames: 'server.js' } } },
  });
  return join(folder, 'server.js');
}

/** Scripts and style sheets of some code without React, which every page has already. */
export async function buildBeyondReact(name: string, code: string): Promise<Buffer[]> {
  const entry = 'virtual:measured';
  const folder = await build(`size-${name}`, {
    plugins: [
      {
        name: 'measured',
        resolveId: id => (id === entry ? join(pages, 'measured.js') : undefined),
        load: id => (id === join(pages, 'measured.js') ? code : undefined),
      },
    ],
    build: {
      cssCodeSplit: false,
      rollupOptions: {
        input: entry,
        external: /^(react|react-dom)(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'part.js', assetFileNames: 'part[extname]' },
      },
    },
  });
  return Promise.all((await readdir(folder)).map(file => readFile(join(folder, file))));
}
