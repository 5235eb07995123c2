import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** Fails when a dependency is a range: installed versions change only by a commit. Peer dependencies may be ranges. */
const exact = /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/;
const files = globSync(['package.json', 'app/package.json', 'packages/*/package.json'], { cwd: root });
const ranges = files.flatMap(file => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, file), 'utf8'),
  );
  const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.entries(all)
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${file}: ${name} ${version}`);
});
for (const range of ranges) console.error(`${range} is not an exact version`);
console.log(`${files.length} packages, ${ranges.length} ranges`);
process.exit(ranges.length === 0 ? 0 : 1);
