import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/run-step.ts';
import { sheetFaults } from './photographed-sheets.ts';

const files = globSync(['packages/ui/src/**/*.stories.tsx', 'app/stories/*.stories.tsx'], { cwd: root });

it('finds a tag without its parameters, and parameters without their tag', () => {
  const stories = `const sheet = { ...photographed, bare: false };
export const Right = { tags: ['sheet'], parameters: sheet };
export const Tag = { tags: ['sheet'], parameters: { bare: true } };
export const Parameters = { parameters: inUse };
export const LeftOut = { tags: ['!sheet'] };
export const NotLeftOut = { parameters: { ...notPhotographed, drawsNothing: true } };
const meta = { tags: ['sheet'], ...screens('A page.') };`;
  expect(sheetFaults('X.stories.tsx', stories)).toEqual([
    'X.stories.tsx:3 has the tag sheet: add photographed to its parameters',
    "X.stories.tsx:4 is photographed: add tags: ['sheet']",
    'X.stories.tsx:5 has the tag !sheet: add notPhotographed to its parameters',
    "X.stories.tsx:6 is not photographed: add tags: ['!sheet']",
  ]);
});

it('every sheet has the tag and the parameters', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(file => sheetFaults(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
