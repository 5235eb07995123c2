import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { copyRepository } from '../support/repository-copy.ts';
import { root, runStep, type StepResult } from '../support/run-step.ts';
import { type Line, linesIn } from './recipe-lines.ts';

/**
 * Follows the recipes of `README.md` and `CONTRIBUTING.md` in a copy of the working tree: runs each line of their command
 * blocks as it is written, and then the checks on what the generators wrote. Takes about a minute.
 */

/** Commands of blocks that last, or run everything: `recipes.ts` checks that they exist. */
const tooLong = ['start', 'test', 'dev', 'storybook', 'release'];

/** What the recipes mention only in words: the other kinds of components and pages, and answers that are refused. */
const more: { line: string; refusal?: RegExp }[] = [
  { line: 'pnpm new component base GiftCard' },
  { line: 'pnpm new page payments gift-shop /credits/gift-shop ageVerified' },
  {
    line: 'pnpm new page pages opening-hours /opening-hours none',
    refusal: /has opening-hours .*: choose another/,
  },
  { line: 'pnpm new page home Hello /hello none', refusal: /name is “Hello”: write it like opening-hours/ },
  { line: 'pnpm new component base GiftCard', refusal: /a component GiftCard already: choose another/ },
  { line: 'pnpm new operation nothing getNothing', refusal: /"part" prompt did not recognize "nothing"/ },
  { line: 'pnpm new operation chat sendNothing', refusal: /name is “sendNothing”: write it like getVisits/ },
  { line: 'pnpm new area likes "What is liked" getLiked', refusal: /exists already: choose another name/ },
];

/** Checks of what was written, with the words of the unit tests that know about pages, components and texts. */
const checks = [
  'vitest run --config vitest.unit.config.ts app/src/routes tools/checks tools/inventory packages/ui/src/foundations packages/ui/test',
  'vitest run --config packages/server/vitest.config.ts meetings visit-statistics access-matrix',
  'tsc --noEmit --singleThreaded -p tsconfig.json',
  'biome ci .',
  ...['imports', 'areas', 'changing-texts', 'links', 'references', 'recipes', 'coverage', 'catalogs'].map(
    name => `node tools/checks/${name}.ts`,
  ),
  'node tools/contract/check.ts',
];

const folder = await copyRepository();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
const shell = (line: string): Promise<StepResult> => runStep('sh', ['-c', line], { cwd: folder });

/** Runs a command; a script of `package.json` like pnpm, but without looking whether the copy is installed. */
function run({ text, script, rest }: Line): Promise<StepResult> {
  if (script === '') return shell(text);
  const command = scripts[script];
  if (command === undefined)
    return Promise.resolve({ code: 1, output: `package.json has no script ${script}: mend the recipe.` });
  return shell(`${command} ${rest}`);
}

const total = { passed: 0, failed: 0 };
function report(name: string, isRight: boolean, output: string): void {
  total[isRight ? 'passed' : 'failed'] += 1;
  console.log(isRight ? `ok     ${name}` : `FAILED ${name}\n${output}`);
}

try {
  for (const document of ['README.md', 'CONTRIBUTING.md']) {
    for (const line of linesIn(readFileSync(join(root, document), 'utf8'))) {
      if (tooLong.includes(line.script)) continue;
      const { code, output } = await run(line);
      report(`${document}:${line.number}: ${line.text}`, code === 0, output);
    }
  }
  for (const { line, refusal } of more) {
    const [command] = linesIn(`\`\`\`sh\n${line}\n\`\`\``);
    if (!command) throw new Error(`${line} is no command.`);
    const { code, output } = await run(command);
    if (refusal) report(`${line} is refused`, code !== 0 && refusal.test(output), output);
    else report(line, code === 0, output);
  }
  const { code, output } = await shell('node tools/checks/placeholders.ts');
  report('placeholders are found', code !== 0 && /GiftNote\.stories\.tsx:\d+:/.test(output), output);
  const stories = await shell('cat packages/ui/src/product/chat/GiftNote/GiftNote.stories.tsx');
  const isPhotographed = /tags: \['sheet'\],\n +parameters: photographed/.test(stories.output);
  report('the sheet of a new component is photographed', isPhotographed, stories.output);
  // the tests read the list of files from git
  await shell('git add --all');
  const atMostTwo = pLimit(2);
  await Promise.all(
    checks.map(check =>
      atMostTwo(async () => {
        const { code, output } = await shell(check);
        report(check, code === 0, output);
      }),
    ),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
