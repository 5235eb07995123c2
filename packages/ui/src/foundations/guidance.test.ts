import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.stories.tsx') && !path.startsWith('foundations'),
);

it('says of every component when to use it and when not', () => {
  const silent = stories.filter(path => !/guidance: \{/.test(readFileSync(join(source, path), 'utf8')));
  expect(stories.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
