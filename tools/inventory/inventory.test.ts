import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './stories.ts';
import { missing, tableFile, tableOf } from './table.ts';

const root = join(import.meta.dirname, '../..');

it('the table is the one that the stories make', () => {
  const isCurrent = readFileSync(join(root, tableFile), 'utf8') === tableOf(root);
  expect(isCurrent, `${tableFile} is made from the stories: run pnpm inventory`).toBe(true);
});

it('every component of the inventory has stories', () => {
  expect(missing(readStories(root))).toEqual([]);
});

/** Components without a contact sheet: others show them (Checkbox, Waiting, pages of the app), or they render nothing. */
const drawnElsewhere = [
  'Base/Radio',
  'Product/Layout/RouteLoadingBar',
  'Product/Layout/ChatLayout',
  'Product/Layout/EmptyLayout',
];

it('every component has a contact sheet', () => {
  const without = readStories(root).filter(({ title, sheet }) => !sheet && !title.startsWith('Foundations/'));
  expect(new Set(without.map(({ title }) => title))).toEqual(new Set(drawnElsewhere));
});
