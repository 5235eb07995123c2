import { expect, it } from 'vitest';
import { mutualFolders } from './mutual-folders.ts';

const file = (path: string) => `packages/server/src/${path}`;
const found = (...imports: [string, string][]) =>
  mutualFolders(imports.map(([from, to]) => [file(from), file(to)]));

it('finds two folders that import each other, once', () => {
  const problems = found(
    ['areas/chat/send.ts', 'areas/chat/photos/store.ts'],
    ['areas/chat/photos/remove.ts', 'areas/chat/refund.ts'],
    ['areas/chat/photos/remove.ts', 'areas/chat/prices.ts'],
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^packages\/server\/src\/areas\/chat and .*\/chat\/photos import each other/);
});

it('accepts imports in one direction, within a folder, and of an area by its api.ts', () => {
  expect(
    found(
      ['areas/chat/send.ts', 'areas/chat/refund.ts'],
      ['areas/chat/photos/remove.ts', 'areas/chat/refund.ts'],
      ['areas/chat/api.ts', 'areas/chat/photos/remove.ts'],
    ),
  ).toEqual([]);
});
