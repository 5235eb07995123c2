import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sbom } from '../package/pack.ts';
import { runStep } from '../support/run-step.ts';
import { pnpm } from './pnpm.ts';

/** The packages of the workspace whose dependencies a release has, bundled or beside the bundle. */
const parts = ['@velluto/server', '@velluto/app'].flatMap(name => ['--filter', name]);

/** Writes the bill of materials of a release (CycloneDX), and the licences of all that others made. */
export async function describeParts(folder: string): Promise<void> {
  await pnpm(...parts, ...sbom('application', join(folder, 'sbom.cdx.json')));
  const list = join(folder, 'licences.json');
  await writeFile(list, await pnpm(...parts, 'licenses', 'list', '--prod', '--json'));
  const notices = join(folder, 'third-party-notices.txt');
  const args = ['generate-disclaimer', '--prod', '--json-input-file', list, '--output-file', notices];
  const { code, output } = await runStep('pnpm-licenses', args);
  await rm(list);
  if (code !== 0) throw new Error(`The licences cannot be written.\n${output}`);
}
