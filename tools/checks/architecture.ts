import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** Checks that every link of `docs/architecture.md` leads to a file, and that a linked name in code font is in that file. */
const folder = join(root, 'docs');
const text = readFileSync(join(folder, 'architecture.md'), 'utf8');
const links = [...text.matchAll(/\[(`?)([^\]`]+)\1\]\(([^)]+)\)/g)];

const problems = links.flatMap(([, code, name = '', target = '']) => {
  const file = join(folder, target);
  if (!existsSync(file)) return [`${target} is not there`];
  if (!code) return [];
  return new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')) ? [] : [`${target} has no ${name}`];
});

for (const problem of problems) console.error(`docs/architecture.md: ${problem}`);
console.log(`${links.length} links, ${problems.length} problems`);
process.exit(links.length > 0 && problems.length === 0 ? 0 : 1);
