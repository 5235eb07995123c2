import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../src');

test("every component with stories is in its area's entry", () => {
  const components = globSync(['{base,patterns}/*/*.stories.tsx', 'product/*/*/*.stories.tsx'], {
    cwd: sources,
  })
    .map(file => file.replace('.stories.tsx', '.tsx'))
    .filter(file => globSync(file, { cwd: sources }).length > 0);
  expect(components.length).toBeGreaterThan(150);
  const absent = components.filter(file => {
    const area = dirname(dirname(file));
    const index = readFileSync(join(sources, area, 'index.ts'), 'utf8');
    return !new RegExp(`[{ ]${basename(file, '.tsx')}[ ,]`).test(index);
  });
  expect(absent).toEqual([]);
});
