import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS } from '@velluto/rules';
import { expect, it } from 'vitest';
import { media } from './media.ts';

const root = join(import.meta.dirname, '../../../..');

/** Window widths in pixels at which a source file changes something. */
const widthsIn = (text: string) =>
  [...text.matchAll(/\(width (?:<|>=) (\d+)px\)/g)].map(([, px]) => Number(px));

/** Widths that only single components use and that are no breakpoints of the product. */
const componentWidths = new Set([420]);

it('changes the layout at the breakpoints of the product only', () => {
  expect(widthsIn(Object.values(media).join())).toEqual([576, 576, 576, 992]);
  const sources = ['packages/ui/src', 'app/src'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !file.includes('catalogs'))
      .map(file => join(root, folder, file)),
  );
  const widths = new Set(sources.flatMap(file => widthsIn(readFileSync(file, 'utf8'))));
  const others = [...widths].filter(
    px => !BREAKPOINTS.some(breakpoint => breakpoint === px) && !componentWidths.has(px),
  );
  expect(others).toEqual([]);
});
