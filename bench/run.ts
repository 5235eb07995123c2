import { join } from 'node:path';
import { runStep } from '../tools/run-step.ts';

/** Runs every benchmark, one after the other, so that none disturbs another. `pnpm bench pages` runs one. */
const all = ['sizes', 'first-page', 'server', 'pages', 'ui'];
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n## ${name}\n`);
  const { code } = await runStep('node', [join(import.meta.dirname, `${name}.ts`)], { output: 'show' });
  if (code !== 0) process.exitCode = 1;
}
