import { join } from 'node:path';
import { buildApp } from './app-build.ts';
import { root, runStep } from './run-step.ts';

await buildApp();
const { code, output } = await runStep('tsup', [], { cwd: join(root, 'packages', 'ui') });
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
console.log('Built: app/dist (browser and server) and packages/ui/dist (npm package).');
