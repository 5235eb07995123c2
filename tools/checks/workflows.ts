import { readFileSync } from 'node:fs';
import { type ValidationState, validateWorkflow } from '@action-validator/core';
import { listedFiles } from '../support/listed-files.ts';

/** An action by the hash of its commit, which nobody can move, with its version for readers. */
const pinned = /^(\.\/\S+|[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

/** The errors of the schema; of alternatives those of the one that fits best. */
function sentences(states: readonly Omit<ValidationState, 'actionType'>[]): string[] {
  const all = states.map(({ errors }) =>
    errors.flatMap(error => {
      const within = 'states' in error && error.states ? sentences(error.states) : [];
      const place = 'path' in error ? error.path || '/' : 'the file';
      return within.length > 0 ? within : [`${place}: ${error.detail ?? error.title}`];
    }),
  );
  return all.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** What is wrong with a workflow: its keys and values by the schema of GitHub Actions, and actions that are not pinned. */
export function workflowProblems(source: string): string[] {
  const unpinned = source.split('\n').flatMap((line, index) => {
    const used = /^\s*(?:- )?uses: (.*)$/.exec(line)?.[1];
    return used === undefined || pinned.test(used)
      ? []
      : [`line ${index + 1}: pin ${used} as \`owner/name@<40 digits of the commit> # v1.2.3\``];
  });
  return [...sentences([validateWorkflow(source)]), ...unpinned];
}

if (import.meta.main) {
  const files = (await listedFiles()).filter(file => /^\.github\/workflows\/.*\.ya?ml$/.test(file));
  const problems = files.flatMap(file =>
    workflowProblems(readFileSync(file, 'utf8')).map(problem => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} workflows, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && files.length > 0 ? 0 : 1;
}
