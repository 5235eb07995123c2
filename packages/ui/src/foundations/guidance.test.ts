import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  path => path.endsWith('.stories.tsx') && !path.startsWith('foundations'),
);

it('every component has guidance on when to use it', () => {
  const withoutGuidance = stories.filter(
    path => !/guidance: \{/.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(stories.length).toBeGreaterThan(100);
  expect(withoutGuidance).toEqual([]);
});
