import { expect, test } from 'vitest';
import { brokenLinks } from './links.ts';

const files: Record<string, string> = {
  'there.md': '',
  '../app/there.ts': 'export const open = 1;',
  folder: '',
};
const brokenIn = (text: string) => brokenLinks(text, target => files[target] ?? null);

test('links to files, folders, anchors and the web pass', () => {
  expect(
    brokenIn(
      '[a](there.md) [b](there.md#part) [c](folder) [d](https://example.com/x) [`open`](../app/there.ts) [e](#part)',
    ),
  ).toEqual([]);
});

test('a file that does not exist is reported', () => {
  expect(brokenIn('see [a](gone.md)')).toEqual(['gone.md is not there']);
});

test('a name in code font that is not in the linked file is reported', () => {
  expect(brokenIn('[`close`](../app/there.ts)')).toEqual(['../app/there.ts has no close']);
});
