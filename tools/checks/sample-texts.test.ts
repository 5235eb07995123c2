import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samples } from '../../packages/ui/test/samples/samples.ts';
import { root } from '../support/run-step.ts';
import { unknownTexts } from './sample-texts.ts';

/** Foundations are documentation, which is in English. */
const files = globSync(
  [
    'packages/ui/src/{base,patterns,product}/**/*.stories.tsx',
    'packages/ui/test/*.{ts,tsx}',
    'packages/ui/test/{modal,other-orders,pairs}/*.{ts,tsx}',
    'app/stories/**/*.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/*.test.*'] },
);
/** Labels of rows of a sheet that come from a list. */
const labels = ['not a private person', 'popular and discount'];

it('finds sentences of a story that are no samples, and leaves notes and names', () => {
  const story = `
    export default { title: 'Screens/Pages of text', parameters: { guidance: { use: 'what the page is.' } } };
    const Story = { args: { title: 'Where are you?', known: 'Who is it?', name: 'Marta Rossi' }, render: () => (
      <Sheet>
        <SheetRow label="at the start">
          <p>This is
            the end.</p>
          <p lang="en">This is a note.</p>
        </SheetRow>
      </Sheet>
    ) };`;
  expect(unknownTexts('X.stories.tsx', story, new Set(['Who is it?']))).toEqual([
    'X.stories.tsx:3 shows “Where are you?”: add it to packages/ui/test/samples',
    'X.stories.tsx:6 shows “This is the end.”: add it to packages/ui/test/samples',
  ]);
});

it('no story shows an English sentence that does not exist in the other languages', () => {
  expect(files.length).toBeGreaterThan(250);
  const known = new Set([...labels, ...samples.map(({ en }) => en)]);
  expect(files.flatMap(path => unknownTexts(path, readFileSync(join(root, path), 'utf8'), known))).toEqual(
    [],
  );
});
