import { expect, test } from 'vitest';
import { searchPages } from './search-pages.ts';

test('a search that found more than is counted is counted again after a minute', () => {
  const pages = searchPages();
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second));
  expect(pages.isCrowded('everyone', at(0))).toBe(false);
  pages.noteCrowded('everyone', at(0));
  expect(pages.isCrowded('everyone', at(59))).toBe(true);
  expect(pages.isCrowded('women', at(59))).toBe(false);
  expect(pages.isCrowded('everyone', at(60))).toBe(false);
});
