import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { messages as appGerman } from '../../app/src/locales/catalogs/de.ts';
import { messages as appEnglish } from '../../app/src/locales/catalogs/en.ts';
import { messages as uiGerman } from '../../packages/ui/src/i18n/catalogs/de.ts';
import { messages as uiEnglish } from '../../packages/ui/src/i18n/catalogs/en.ts';
import { samples } from '../../packages/ui/test/samples/samples.ts';
import { root } from '../support/run-step.ts';
import { literalTexts, type Pair } from './play-texts.ts';

/** The words of a compiled message, a line for each part between its values and for each plural. */
const linesOf = (message: Messages[string] | number = ''): string => {
  if (typeof message === 'number') return '';
  if (typeof message === 'string') return message;
  return message
    .map(part => {
      if (typeof part === 'string') return part;
      const cases = (part[2] ?? {}) as Record<string, Messages[string] | number>;
      return Object.values(cases)
        .map(text => linesOf(text))
        .join('\n');
    })
    .join('\n');
};
const english: Messages = { ...uiEnglish, ...appEnglish };
const german: Messages = { ...uiGerman, ...appGerman };
const messages = Object.entries(english).map(
  ([id, message]): Pair => [linesOf(message), linesOf(german[id])],
);
const samplePairs = samples.map(({ en, de }): Pair => [en, de]);
const files = globSync(
  [
    'packages/ui/src/{base,patterns,product,foundations}/**/*.stories.tsx',
    'packages/ui/test/*-stories.tsx',
    'app/stories/*.tsx',
  ],
  { cwd: root, exclude: ['**/*.test.*'] },
);
/** Base and Patterns have no messages: all their texts are given by the story. */
const hasNoMessages = /src\/(?:base|patterns)\//;

it('finds literals of messages and samples in plays, and leaves what only the story itself gives', () => {
  const play = `
    const Story = { args: { label: 'Save', retry: 'Try again' }, play: async () => {
      canvas.getByText('Online now');
      canvas.getByRole('link', { name: /^Blocked on .*18/ });
      canvas.getByText('Save');
      canvas.getByText('Try again');
      canvas.getByText(words(member.online));
      canvas.getByText('Marta, 34');
    } };`;
  expect(
    literalTexts(
      'X.stories.tsx',
      play,
      [
        ['Online now', 'Jetzt online'],
        ['Save', 'Speichern'],
        ['Blocked on', 'Blockiert am'],
        ['Marta', 'Marta'],
      ],
      [['Try again', 'Noch einmal versuchen']],
    ),
  ).toEqual([
    "X.stories.tsx:3 looks for 'Online now': name the message, words(…), or sample(…)",
    'X.stories.tsx:4 looks for /^Blocked on .*18/: name the message, words(…), or sample(…)',
    "X.stories.tsx:6 looks for 'Try again': name the message, words(…), or sample(…)",
  ]);
});

it('no play looks for the English words of a message or sample', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(path =>
    literalTexts(
      path,
      readFileSync(join(root, path), 'utf8'),
      hasNoMessages.test(path) ? [] : messages,
      samplePairs,
    ),
  );
  expect(found).toEqual([]);
});
