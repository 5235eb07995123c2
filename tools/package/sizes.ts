import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { atMost, type Finding, none } from './finding.ts';

/** Upper bounds in kB (brotli 11) beyond React, which a page has already. */
const scriptLimits: Record<string, number> = {
  'base/Badge': 0.5,
  'base/Button': 1,
  'base/TextField': 1,
  'base/Photo': 2,
  'patterns/Card': 0.5,
  'patterns/PersonTile': 2.5,
  'product/search/MemberTile': 4,
  'product/chat/Composer': 4,
  'base/Dialog': 12,
  'base/Menu': 29,
  'product/match/MatchDialog': 15,
  // with the translator, which took the place of 5 kB of Lingui's
  provider: 1.9,
  theme: 1.6,
};
const sheetLimits: Record<string, number> = {
  'base/Badge.css': 0.5,
  'base/Button.css': 1,
  'theme.css': 1,
  'brands/velluto.css': 2.5,
  'styles.css': 20,
};
/** More than this much that is not asked for means that an import from an area's entry drags other parts along. */
const strayBytes = 96;

const six = `export { Button, Badge, TextField } from '@velluto/ui/base';
export { Card } from '@velluto/ui/patterns';
export { Dialog } from '@velluto/ui/base/Dialog';
export { Menu } from '@velluto/ui/base/Menu';`;
const sixSheets = [
  'base/Button',
  'base/Badge',
  'base/TextField',
  'patterns/Card',
  'base/Dialog',
  'base/Menu',
];
const importing = (sheets: readonly string[]) =>
  sheets.map(sheet => `@import '@velluto/ui/${sheet}.css';`).join('\n');

/** What a component loads late is not part of what a page has to fetch at once. */
const lateIsElsewhere: Plugin = {
  name: 'late is elsewhere',
  setup: bundle =>
    bundle.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Measures entries of the package that is unpacked below `folder/node_modules`. */
export async function checkSizes(folder: string, entries: readonly string[]): Promise<Finding[]> {
  const bundle = async (contents: string, loader: 'js' | 'css') => {
    const { outputFiles, metafile } = await build({
      stdin: { contents, loader, resolveDir: folder },
      outdir: folder,
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      plugins: [lateIsElsewhere],
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '', {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
    return { bytes, exports: Object.values(metafile.outputs)[0]?.exports ?? [] };
  };

  const findings: Finding[] = [];
  for (const [entry, limit] of Object.entries(scriptLimits)) {
    const { bytes } = await bundle(`export * from '@velluto/ui/${entry}';`, 'js');
    findings.push(atMost(entry, bytes, limit));
  }
  for (const [sheet, limit] of Object.entries(sheetLimits)) {
    const { bytes } = await bundle(`@import '@velluto/ui/${sheet}';`, 'css');
    findings.push(atMost(sheet, bytes, limit));
  }
  const together = async (scripts: string, sheets: readonly string[]) =>
    (await bundle(scripts, 'js')).bytes + (await bundle(importing(sheets), 'css')).bytes;
  const button = await together(`export { Button } from '@velluto/ui/base';`, ['base/Button']);
  findings.push(
    atMost('a button with its styles', button, 2.5),
    atMost('six parts with dialog and menu, with their styles', await together(six, sixSheets), 34),
  );

  const areas = new Map<string, string[]>();
  for (const area of ['base', 'patterns', ...entries.filter(entry => /^product\/[^/]+$/.test(entry))]) {
    areas.set(area, (await bundle(`export * from '@velluto/ui/${area}';`, 'js')).exports);
  }
  const astray: string[] = [];
  let compared = 0;
  for (const entry of entries) {
    const area = [...areas.keys()].find(name => entry.startsWith(`${name}/`));
    const alone = await bundle(`export * from '@velluto/ui/${entry}';`, 'js');
    // what is loaded late is in no area's entry
    const names = alone.exports.filter(name => area && areas.get(area)?.includes(name)).join(', ');
    if (!names) continue;
    const picked = await bundle(`export { ${names} } from '@velluto/ui/${area}';`, 'js');
    compared += 1;
    if (picked.bytes > alone.bytes + strayBytes)
      astray.push(`${names} from ${area}: ${picked.bytes} bytes, from ${entry}: ${alone.bytes} bytes`);
  }
  findings.push(none(`${compared} components weigh the same from their area's entry`, astray));
  if (compared < 100) findings.push({ name: 'components compared', fault: `only ${compared}` });
  return findings;
}
