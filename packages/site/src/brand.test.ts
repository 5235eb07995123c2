import { compileBrand } from '@velluto/ui/brand';
import { formatHex } from 'culori';
import { expect, it } from 'vitest';
import { brandFromColour, letters, markOf } from './brand.ts';

const steps = [0, 60, 120, 180, 240, 300];
const colours = [0.25, 0.5, 0.7, 0.9].flatMap(l =>
  steps.flatMap(h => [0, 0.1, 0.25].map(c => formatHex({ mode: 'oklch', l, c, h }) ?? '')),
);

it('keeps every promise around any colour', () => {
  for (const accent of new Set(colours)) {
    expect(
      () => compileBrand(brandFromColour({ id: 'any', accent, letters: 'modern', shape: 0.5 })),
      accent,
    ).not.toThrow();
  }
});

it('draws a mark from any name', () => {
  const brand = brandFromColour({ id: 'any', accent: 'teal', letters: 'classic', shape: 0 });
  expect(brand.fonts).toBe(letters.classic);
  expect(markOf(brand, '<b> & co')).toContain('<title>&#60;b&#62; &#38; co</title>');
  expect(markOf(brand, 'élan')).toMatch(/>É<\/text>/);
});
