import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** Documents with commands to type; tables of evidence have checks of their own and abbreviate paths. */
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tools/README.md'].concat(
  globSync('docs/*.md', { cwd: root })
    .filter(file => !/\/(coverage|legal|security|benchmarks)\.md$/.test(file))
    .toSorted(),
);

/** Commands of pnpm itself that recipes use. */
const pnpmCommands = ['install', 'exec', 'run', 'publish', 'store'];
/** A path from the root, in code font. */
const path = /^\.?(?:app|packages|tools|docs|api-spec|sites|storybook|github|changeset)\/[\w./<>{},*-]+$/;

/** Folders that commands write. */
const written = /^(?:app\/dist|\.storybook\/report|sites\/brands)\//;

/** What a recipe can use. */
export interface Available {
  /** Scripts of `package.json` and commands of `node_modules/.bin`. */
  commands: ReadonlySet<string>;
  /** Names of the checks that `pnpm test` runs. */
  checks: readonly string[];
  /** Whether a pattern matches a file or folder. */
  exists: (pattern: string) => boolean;
}

/** Commands, words of checks and paths that a document names and that do not exist, as `line: what and what to do`. */
export function recipeProblems(text: string, { commands, checks, exists }: Available): string[] {
  return text.split('\n').flatMap((line, index) => {
    const problems: string[] = [];
    // a word of a placeholder, such as `<name>` or `[word …]`, is not a command
    for (const [, name = '', word = ''] of line.matchAll(
      /(?<![\w@./-])pnpm(?:@[\d.]+)? ([a-z][\w:-]*)(?: ([a-z]+))?/g,
    )) {
      if (!line.includes('`') && !/^\s*(npx|pnpm)/.test(line)) continue;
      if (!commands.has(name) && !pnpmCommands.includes(name)) {
        problems.push(`pnpm ${name} is neither a script nor a command: name one of package.json`);
      } else if (
        name === 'test' &&
        word !== '' &&
        word !== 'all' &&
        !checks.some(check => check.includes(word))
      ) {
        problems.push(`pnpm test ${word} runs nothing: name a word of a check in tools/test.ts`);
      }
    }
    for (const [, name = ''] of line.matchAll(/node_modules\/\.bin\/([\w-]+)/g)) {
      if (!commands.has(name)) problems.push(`node_modules/.bin/${name} is not installed`);
    }
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
      const pattern = code.replaceAll(/<[^>]+>/g, '*');
      if (path.test(code) && !written.test(code) && !exists(pattern)) {
        problems.push(`${code} does not exist: name the file or folder`);
      }
    }
    return problems.map(problem => `${index + 1}: ${problem}`);
  });
}

if (import.meta.main) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bins = globSync('node_modules/.bin/*', { cwd: root }).map(file =>
    file.slice(file.lastIndexOf('/') + 1),
  );
  const runner = readFileSync(join(root, 'tools/test.ts'), 'utf8');
  const available: Available = {
    commands: new Set([...Object.keys(scripts), ...bins]),
    checks: [...runner.matchAll(/(?:command|counting|vitest|playwright|journeys)\(\s*'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
    exists: pattern => globSync(pattern, { cwd: root }).length > 0,
  };
  const problems = documents.flatMap(document =>
    recipeProblems(readFileSync(join(root, document), 'utf8'), available).map(
      problem => `${document}:${problem}`,
    ),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${documents.length} documents, ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}
