import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wrongLiveRegions } from '../../packages/ui/test/live-regions.ts';

it('every live region is there before its text: a region that comes with its text is not read out', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname, exclude: ['**/*.test.tsx'] });
  expect(files.length).toBeGreaterThan(100);
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(files.flatMap(file => wrongLiveRegions(file, text(file)))).toEqual([]);
});
