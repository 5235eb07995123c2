import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExamples } from '../package/code.ts';
import { root, runStep } from '../support/run-step.ts';
import { describeComponents } from './components.ts';
import { llmsFullText, llmsText } from './llms.ts';

/** Folder of the built Storybook. */
export const docsFolder = join(root, 'storybook-static');

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Adds what programs read to the built Storybook, from the guide, the types, the stories and their examples. */
async function writeForPrograms(folder: string): Promise<void> {
  const fault = await writeExamples(folder);
  if (fault !== undefined) throw new Error(fault);
  const components = describeComponents(
    await readJson(join(folder, 'components.json')),
    await readJson(join(docsFolder, 'manifests/components.json')),
    root,
  );
  const guide = await readFile(join(root, 'packages/ui/GUIDE.md'), 'utf8');
  await writeFile(join(docsFolder, 'components.json'), `${JSON.stringify(components, null, 2)}\n`);
  await writeFile(join(docsFolder, 'llms.txt'), llmsText(guide, components));
  await writeFile(join(docsFolder, 'llms-full.txt'), llmsFullText(guide, components));
}

/** Builds Storybook, with what programs read. */
export async function buildDocs(): Promise<void> {
  const { code, output } = await runStep('storybook', ['build', '--disable-telemetry', '--quiet'], {
    output: 'show',
  });
  if (code !== 0) throw new Error(output);
  const folder = await mkdtemp(join(tmpdir(), 'velluto-docs-'));
  await writeForPrograms(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

if (import.meta.main) await buildDocs();
