import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evaluateStyles } from './evaluate-styles.ts';
import { home, readGraph, source, stylesOf } from './graph.ts';
import { rollTypes } from './roll-types.ts';
import { writeScripts } from './write-scripts.ts';
import { writeSheets } from './write-sheets.ts';
import { writeTexts } from './write-texts.ts';
import { writeTypes } from './write-types.ts';

const dist = join(home, 'dist');
const languages = (await readdir(join(source, 'i18n/catalogs')))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.replace('.ts', ''));
const { publishConfig }: { publishConfig: { bin: Record<string, string> } } = JSON.parse(
  await readFile(join(home, 'package.json'), 'utf8'),
);

const graph = await readGraph({
  ...Object.fromEntries(languages.map(name => [`i18n/${name}`, `i18n/catalogs/${name}.ts`])),
  // `./dist/internal/brand/cli/main.js` is built from `src/brand/cli/main.ts`; nobody should import a command
  ...Object.fromEntries(
    Object.values(publishConfig.bin)
      .map(file => file.replace(/^\.\/dist\/|\.js$/g, ''))
      .map(name => [name, `${name.replace('internal/', '')}.ts`]),
  ),
});
const styles = await evaluateStyles(stylesOf(graph, [...graph.imports.keys()]));
const texts = await writeTexts(languages);
const files = new Map([
  ...(await writeScripts(graph, styles)),
  ...texts,
  ...(await writeSheets(graph, styles)),
]);
const entries = [...graph.entries.keys()].filter(name => !name.startsWith('internal/'));

async function write(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [name, text] of texts) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

await rm(dist, { recursive: true, force: true });
const apart = join(dist, 'apart');
await write(apart, new Map([...writeTypes(graph), ...texts]));
await write(dist, await rollTypes(apart, entries));
await rm(apart, { recursive: true });
await write(dist, files);
for (const brand of await readdir(join(source, 'brands'), { withFileTypes: true })) {
  if (!brand.isDirectory()) continue;
  const from = join(source, 'brands', brand.name);
  const css = await readFile(join(from, 'brand.css'), 'utf8');
  // fonts are published as `@velluto/fonts`; their stand-ins, which load nothing, stay with the colours
  await writeFile(
    join(dist, 'brands', `${brand.name}.css`),
    css.replace(/@font-face \{[^}]*url\([^}]*\}\n/g, ''),
  );
}
