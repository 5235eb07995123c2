import { mkdtemp, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { type ComponentSizes, checkComponentSizes } from './component-sizes.ts';
import { atMost, type Finding, none } from './finding.ts';

/** Upper bounds in kB (brotli), without React and Lingui, which a page has already. */
const goals: { name: string; script: string; sheets: string[]; limit: number }[] = [
  {
    name: 'a button with its styles',
    script: `export { Button } from '@velluto/ui/base';`,
    sheets: ['base/Button'],
    limit: 4,
  },
  {
    name: 'six parts with dialog and menu, with their styles',
    script: `export { Badge, Button, TextField } from '@velluto/ui/base';
export { Card } from '@velluto/ui/patterns';
export { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader } from '@velluto/ui/base/Dialog';
export { Menu } from '@velluto/ui/base/Menu';`,
    sheets: ['base/Button', 'base/Badge', 'base/TextField', 'patterns/Card', 'base/Dialog', 'base/Menu'],
    limit: 45,
  },
  { name: 'all styles', script: '', sheets: ['styles'], limit: 27 },
];
/** A component from an area's entry may be this many bytes larger than alone; more means that it pulls in other parts. */
const strayBytes = 128;

/** Leaves dynamic imports out: a page does not load them at once. */
const withoutDynamicImports: Plugin = {
  name: 'without dynamic imports',
  setup: bundle =>
    bundle.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

interface Bundle {
  contents: Uint8Array;
  /** Names that it exports. */
  exports: string[];
}

/** Bundles texts, by names that end with `.js` or `.css`, each by itself; modules that they share are read once. */
async function bundleEach(texts: ReadonlyMap<string, string>, folder: string): Promise<Map<string, Bundle>> {
  const parts = await mkdtemp(join(folder, 'sizes-'));
  for (const [name, text] of texts) await writeFile(join(parts, name), text);
  const { outputFiles, metafile } = await build({
    entryPoints: [...texts.keys()],
    absWorkingDir: parts,
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    plugins: [withoutDynamicImports],
    external: ['react', 'react-dom', '@lingui/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path),
      { contents, exports: metafile.outputs[relative(parts, path)]?.exports ?? [] },
    ]),
  );
}

const compress = promisify(brotliCompress);
/** Enough to compare bundles with each other, in a tenth of the time. */
const quickQuality = 5;
/** Size of a bundle with brotli; one that is not there has none that could be small enough. */
async function bytesOf(
  bundles: ReadonlyMap<string, Bundle>,
  name: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<number> {
  const bundle = bundles.get(name);
  if (!bundle) throw new Error(`There is no bundle ${name}.`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (await compress(bundle.contents, { params })).length;
}

const aloneOf = (entry: string) => `${entry.replaceAll('/', '_')}.js`;
const everythingOf = (entries: readonly string[]) =>
  new Map(entries.map(entry => [aloneOf(entry), `export * from '@velluto/ui/${entry}';`]));

/** Entries of single components: `base/Button`. */
const isComponent = (entry: string) => /^(?:base|patterns|product\/[^/]+)\//.test(entry);

async function componentSizes(
  bundles: ReadonlyMap<string, Bundle>,
  entries: readonly string[],
): Promise<ComponentSizes> {
  const sizes = entries
    .filter(isComponent)
    .map(async entry => [
      entry,
      Math.round((await bytesOf(bundles, aloneOf(entry), quickQuality)) / 102.4) / 10,
    ]);
  return Object.fromEntries(await Promise.all(sizes));
}

/** Sizes of the components of the package that is unpacked below `folder/node_modules`. */
export const measureComponents = async (
  folder: string,
  entries: readonly string[],
): Promise<ComponentSizes> => componentSizes(await bundleEach(everythingOf(entries), folder), entries);

/** Measures entries of the package that is unpacked below `folder/node_modules`. */
export async function checkSizes(folder: string, entries: readonly string[]): Promise<Finding[]> {
  const texts = everythingOf(entries);
  for (const [index, { script, sheets }] of goals.entries()) {
    const imports = sheets.map(sheet => `@import '@velluto/ui/${sheet}.css';`);
    texts.set(`goal-${index}.js`, script).set(`goal-${index}.css`, imports.join('\n'));
  }
  const bundles = await bundleEach(texts, folder);
  const exportsOf = (entry: string) => bundles.get(aloneOf(entry))?.exports ?? [];

  // what an area's entry has of a component, to be taken from there
  const areas = entries.filter(entry => /^(base|patterns|product\/[^/]+)$/.test(entry));
  const picks = entries.flatMap(entry => {
    const area = areas.find(name => entry.startsWith(`${name}/`));
    if (area === undefined) return [];
    const names = exportsOf(entry)
      .filter(name => exportsOf(area).includes(name))
      .join(', ');
    // parts that its area's entry exports under another name, such as the icons
    return names ? [{ entry, area, names }] : [];
  });
  const picked = await bundleEach(
    new Map(
      picks.map(({ entry, area, names }) => [
        aloneOf(entry),
        `export { ${names} } from '@velluto/ui/${area}';`,
      ]),
    ),
    folder,
  );
  const astray = await Promise.all(
    picks.map(async ({ entry, area, names }) => {
      const fromArea = await bytesOf(picked, aloneOf(entry), quickQuality);
      const alone = await bytesOf(bundles, aloneOf(entry), quickQuality);
      return fromArea > alone + strayBytes
        ? [`${names} from ${area}: ${fromArea} bytes, from ${entry}: ${alone} bytes`]
        : [];
    }),
  );
  const sizes = goals.map(async ({ name, limit }, index) => {
    const script = await bytesOf(bundles, `goal-${index}.js`);
    return atMost(name, script + (await bytesOf(bundles, `goal-${index}.css`)), limit);
  });
  return [
    ...(await Promise.all(sizes)),
    await checkComponentSizes(await componentSizes(bundles, entries)),
    none(`${picks.length} components weigh the same from their area's entry`, astray.flat()),
    ...(picks.length < 100 ? [{ name: 'components compared', fault: `only ${picks.length}` }] : []),
  ];
}
