import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evaluateStyles } from './evaluate-styles.ts';
import { home, readGraph, source, stylesOf } from './graph.ts';
import { rollTypes } from './roll-types.ts';
import { writeCompiler } from './write-compiler.ts';
import { writeScripts } from './write-scripts.ts';
import { writeSheets } from './write-sheets.ts';
import { writeTexts } from './write-texts.ts';
import { writeTypes } from './write-types.ts';

const distOf = (name: string) => join(home, '..', name, 'dist');

async function write(folder: string, texts: ReadonlyMap<string, string>) {
  for (const [name, text] of texts) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const languages = (await readdir(join(source, 'i18n/catalogs')))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.replace('.ts', ''));
const graph = await readGraph();
const styles = await evaluateStyles(stylesOf(graph, [...graph.imports.keys()]));
const declarations = writeTypes(graph, ['brand/index.ts']);

for (const name of ['ui', 'locales', 'brand-compiler'])
  await rm(distOf(name), { recursive: true, force: true });
const apart = join(distOf('ui'), 'apart');
await write(apart, declarations);
const types = await rollTypes(apart, new Map([...graph.entries.keys()].map(name => [name, name])));
const compilerTypes = await rollTypes(apart, new Map([['brand', 'internal/brand/index']]));
await rm(apart, { recursive: true });

await write(distOf('locales'), await writeTexts(languages, declarations));
await write(distOf('brand-compiler'), new Map([...(await writeCompiler()), ...compilerTypes]));
await write(
  distOf('ui'),
  new Map([...(await writeScripts(graph, styles)), ...(await writeSheets(graph, styles)), ...types]),
);

/** What lies in packages of their own is reached through this one, too. */
const passedOn = new Map([
  ['brand', "export * from '@velluto/brand-compiler';\n"],
  ...languages.map(
    name => [`i18n/${name}`, `export { messages } from '@velluto/locales/${name}';\n`] as const,
  ),
]);
for (const [name, text] of passedOn) {
  await write(distOf('ui'), new Map(['js', 'd.ts'].map(kind => [`${name}.${kind}`, text])));
}
const command = "#!/usr/bin/env node\nimport '@velluto/brand-compiler/command';\n";
await write(distOf('ui'), new Map([['internal/velluto-brand.js', command]]));

for (const brand of await readdir(join(source, 'brands'), { withFileTypes: true })) {
  if (!brand.isDirectory()) continue;
  const css = await readFile(join(source, 'brands', brand.name, 'brand.css'), 'utf8');
  // fonts are published as `@velluto/fonts`; their stand-ins, which load nothing, stay with the colours
  const bare = css.replace(/@font-face \{[^}]*url\([^}]*\}\n/g, '');
  await write(distOf('ui'), new Map([[`brands/${brand.name}.css`, bare]]));
}
