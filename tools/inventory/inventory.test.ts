import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './stories.ts';
import { missing } from './table.ts';

const root = join(import.meta.dirname, '../..');

it('every component of the inventory has stories', () => {
  expect(missing(readStories(root))).toEqual([]);
});

/** Components without a contact sheet: others show them (Checkbox, Waiting, pages of the app), or they draw nothing. */
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
