import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/**
 * Fails when a dependency is a range: installed versions change only by a commit. Peer dependencies may be ranges, and
 * what a published package needs is one, so that a project can share it with other packages.
 */
const exact = /^((npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/;
const caret = /^(\^\d+\.\d+\.\d+(-[\w.]+)?|workspace:\^)$/;
const files = globSync(['package.json', 'app/package.json', 'packages/*/package.json'], { cwd: root });
const ranges = files.flatMap(file => {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { private: isPrivate, dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest;
  const mayBeCaret = (name: string, version: string) =>
    !isPrivate && dependencies[name] === version && caret.test(version);
  const all: [string, string][] = [dependencies, devDependencies, optionalDependencies].flatMap(
    Object.entries,
  );
  return all
    .filter(([name, version]) => !exact.test(version) && !mayBeCaret(name, version))
    .map(([name, version]) => `${file}: ${name} ${version}`);
});
for (const range of ranges) console.error(`${range} is not an exact version`);
console.log(`${files.length} packages, ${ranges.length} ranges`);
process.exit(ranges.length === 0 ? 0 : 1);
