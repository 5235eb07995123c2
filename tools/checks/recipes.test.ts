import { expect, test } from 'vitest';
import { recipeProblems } from './recipes.ts';

const problemsIn = (text: string) =>
  recipeProblems(text, {
    commands: new Set(['test', 'i18n:extract', 'vitest']),
    checks: ['unit', 'import rules'],
    exists: pattern => pattern === 'app/src/routes.ts' || pattern === 'app/src/*.ts',
  });

test('commands, words of checks and files that exist pass', () => {
  expect(
    problemsIn(
      'Run `pnpm i18n:extract`, `pnpm test import`, `node_modules/.bin/vitest`; see `app/src/<name>.ts`.',
    ),
  ).toEqual([]);
  expect(problemsIn('npx --yes pnpm@12.21.0 test all')).toEqual([]);
  expect(problemsIn('Demo sandbox uses pnpm whatever, outside of code')).toEqual([]);
});

test.each([
  [
    'a command',
    '`pnpm i18n:extrakt`',
    '1: pnpm i18n:extrakt is neither a script nor a command: name one of package.json',
  ],
  [
    'a word that runs no check',
    '\n`pnpm test nothing`',
    '2: pnpm test nothing runs nothing: name a word of a check in tools/test.ts',
  ],
  ['a program', '`node_modules/.bin/jest`', '1: node_modules/.bin/jest is not installed'],
  ['a file', '`app/src/gone.ts`', '1: app/src/gone.ts does not exist: name the file or folder'],
])('%s that does not exist is reported', (_, text, problem) => {
  expect(problemsIn(text)).toEqual([problem]);
});
