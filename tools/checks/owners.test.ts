import { expect, test } from 'vitest';
import { ownerProblems } from './owners.ts';

const files = ['packages/ui/README.md', 'docs/legal.md'];

test('paths that exist, teams and people pass', () => {
  expect(
    ownerProblems(
      '# who\n\n* @house/all\n/packages/ui/ @house/design @ada\n/docs/legal.md @house/law\n',
      files,
    ),
  ).toEqual([]);
});

test('what GitHub would skip without a word is named with its line', () => {
  const source = [
    '/packages/u/ @house/design',
    '/docs/legal @ada',
    '/docs/',
    'docs/ @ada',
    '/docs/ ada@example.com',
  ];
  expect(ownerProblems(source.join('\n'), files)).toEqual([
    '1: /packages/u/ does not exist: name the file, or the folder with a stroke behind it',
    '2: /docs/legal does not exist: name the file, or the folder with a stroke behind it',
    '3: /docs/ has no owner: name a team',
    '4: docs/ is neither * nor a path from the root: write it as /packages/ui/',
    '5: ada@example.com is no owner: write @organization/team or @person',
    '1: what no line names has no owner: begin with a line for *',
  ]);
});
