import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
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
export { Dialog } from '@velluto/ui/base/Dialog';
export { Menu } from '@velluto/ui/base/Menu';`,
    sheets: ['base/Button', 'base/Badge', 'base/TextField', 'patterns/Card', 'base/Dialog', 'base/Menu'],
    limit: 45,
  },
  { name: 'all styles', script: '', sheets: ['styles'], limit: 24 },
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
      plugins: [withoutDynamicImports],
      external: ['react', 'react-dom', '@lingui/*'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
    return { bytes, exports: Object.values(metafile.outputs)[0]?.exports ?? [] };
  };

  const findings: Finding[] = [];
  for (const { name, script, sheets, limit } of goals) {
    const styles = sheets.map(sheet => `@import '@velluto/ui/${sheet}.css';`).join('\n');
    const parts = [await bundle(script, 'js'), await bundle(styles, 'css')];
    findings.push(
      atMost(
        name,
        parts.reduce((sum, { bytes }) => sum + bytes, 0),
        limit,
      ),
    );
  }

  const areas = new Map<string, string[]>();
  for (const area of entries.filter(entry => /^(base|patterns|product\/[^/]+)$/.test(entry)))
    areas.set(area, (await bundle(`export * from '@velluto/ui/${area}';`, 'js')).exports);
  const astray: string[] = [];
  let compared = 0;
  for (const entry of entries) {
    const area = [...areas.keys()].find(name => entry.startsWith(`${name}/`));
    const alone = await bundle(`export * from '@velluto/ui/${entry}';`, 'js');
    if (area === undefined) continue;
    const names = alone.exports.filter(name => areas.get(area)?.includes(name)).join(', ');
    // parts that its area's entry exports under another name, such as the icons
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
