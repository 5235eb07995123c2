import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { sizesFile } from './component-sizes.ts';
import { entriesOf } from './contents.ts';
import { pack } from './pack.ts';
import { linkDependencies } from './projects.ts';
import { measureComponents } from './sizes.ts';

/** Measures every component of the packed package, for its docs page: `packages/ui/sizes.json`. */
async function write(folder: string): Promise<void> {
  await compileCatalogs();
  await buildPackages();
  const ui = await pack('ui', folder);
  await linkDependencies({ ui }, folder);
  const sizes = await measureComponents(folder, entriesOf(ui.folder));
  await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-sizes-')));
await write(folder).finally(() => rm(folder, { recursive: true, force: true }));
