import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../tools/run-step.ts';

/**
 * Runs every benchmark, one after the other, so that none disturbs another. `pnpm bench pages` runs one, `pnpm bench
 * server` all of that folder, `pnpm bench server/search` one of them.
 */
const server = readdirSync(join(import.meta.dirname, 'server'))
  .filter(file => file !== 'bare-server.ts')
  .map(file => `server/${file.slice(0, -3)}`);
const all = ['sizes', 'first-page', ...server, 'pages', 'ui'];
const wanted = process.argv.slice(2).flatMap(name => (name === 'server' ? server : [name]));
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n## ${name}\n`);
  const { code } = await runStep('node', [join(import.meta.dirname, `${name}.ts`)], { output: 'show' });
  if (code !== 0) process.exitCode = 1;
}
