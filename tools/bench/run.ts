import { join } from 'node:path';
import { runStep } from '../support/run-step.ts';

/**
 * Runs every benchmark, one after the other, so that they do not slow each other down. `pnpm bench sizes` runs one, `pnpm
 * bench server` all of that folder, `pnpm bench server/search` one of them.
 */
const folders: Record<string, string[]> = {
  server: ['overload', 'paid-message', 'photos', 'polled', 'rendering', 'search', 'start', 'streams'],
  app: ['pages', 'routes', 'visit'],
};
const inFolder = (folder: string) => folders[folder]?.map(name => `${folder}/${name}`);
const all = ['sizes', 'first-page', 'server', 'app', 'ui'];
const requested = process.argv.slice(2);
const chosen = (requested.length > 0 ? requested : all).flatMap(name => inFolder(name) ?? [name]);
for (const name of chosen) {
  console.log(`\n## ${name}\n`);
  const { code } = await runStep('node', [join(import.meta.dirname, `${name}.ts`)], { output: 'show' });
  if (code !== 0) process.exitCode = 1;
}
