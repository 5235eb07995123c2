import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedFiles } from '../support/listed-files.ts';
import { root } from '../support/run-step.ts';

const document = '.github/CODEOWNERS';

/** A team of an organization, or a person. */
const owner = /^@[\w-]+(\/[\w-]+)?$/;

/** What is wrong with one line, and what to do. */
function problemOf(line: string, files: readonly string[]): string | undefined {
  const [path = '', ...owners] = line.split(/\s+/);
  if (!/^(\*|\/[\w./-]+)$/.test(path))
    return `${path} is neither * nor a path from the root: write it as /packages/ui/`;
  const names = (file: string) => (path.endsWith('/') ? `/${file}`.startsWith(path) : `/${file}` === path);
  if (path !== '*' && !files.some(names))
    return `${path} does not exist: name the file, or the folder with a stroke behind it`;
  if (owners.length === 0) return `${path} has no owner: name a team`;
  const wrong = owners.find(name => !owner.test(name));
  return wrong && `${wrong} is no owner: write @organization/team or @person`;
}

/**
 * What is wrong with a CODEOWNERS file, as `line: what and what to do`: GitHub skips a line that it cannot read, and asks
 * nobody for a path that has moved.
 */
export function ownerProblems(source: string, files: readonly string[]): string[] {
  const lines = source.split('\n').map(line => line.trim());
  const problems = lines.flatMap((line, index) => {
    const problem = line === '' || line.startsWith('#') ? undefined : problemOf(line, files);
    return problem ? [`${index + 1}: ${problem}`] : [];
  });
  return lines.some(line => line.startsWith('* '))
    ? problems
    : [...problems, '1: what no line names has no owner: begin with a line for *'];
}

if (import.meta.main) {
  const problems = ownerProblems(readFileSync(join(root, document), 'utf8'), await listedFiles());
  for (const problem of problems) console.error(`${document}:${problem}`);
  if (problems.length === 0) console.log('Every path of CODEOWNERS exists.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
