import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandSheet } from '../../brand-cli/files.ts';
import { brands } from '../../brands/inputs.ts';
import { contrast, hex } from './colour.ts';
import { compileBrand } from './compile.ts';
import { measureContrasts } from './contrast-requirements.ts';
import { generateRamp, keptSolid, requirements } from './ramp.ts';
import { type Colours, semanticColours } from './semantic.ts';

const muted = (colours: Colours) => colours.content.muted;
const hairline = (colours: Colours) => colours.border.hairline;

const themes = (['light', 'dark'] as const).flatMap(mode =>
  (['normal', 'more'] as const).map(level => ({ mode, level })),
);

describe.each(Object.values(brands))('brand $id', brand => {
  test.each(themes)('meets its requirements in $mode with $level contrast', ({ mode, level }) => {
    const results = measureContrasts(semanticColours(brand, mode, level), level);
    expect(results.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
  });

  test('has a brand.css that is up to date', async () => {
    const at = (file: string) => fileURLToPath(new URL(`../../brands/${brand.id}/${file}`, import.meta.url));
    expect(await readFile(at('brand.css'), 'utf8')).toBe(
      await brandSheet(brand, at('brand.ts'), at('brand.css')),
    );
  });

  test('sets each variable only once a block, to a valid value', () => {
    const css = compileBrand(brand);
    for (const block of css.split('}')) {
      const names = [...block.matchAll(/^\s*(--vl-[\w-]+):/gm)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(css).not.toMatch(/undefined|NaN/);
  });

  test('the high-contrast theme has more contrast in muted text and hairlines', () => {
    for (const mode of ['light', 'dark'] as const) {
      const [normal, more] = (['normal', 'more'] as const).map(level => semanticColours(brand, mode, level));
      if (!normal || !more) throw new Error('a brand has two levels of contrast');
      for (const pick of [muted, hairline]) {
        expect(contrast(pick(more), more.surface.page)).toBeGreaterThan(
          contrast(pick(normal), normal.surface.page),
        );
      }
    }
  });
});

const anySeed = fc
  .record({
    l: fc.double({ min: 0.3, max: 0.85, noNaN: true }),
    c: fc.double({ min: 0, max: 0.24, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(hex);

test('every ramp has enough contrast for its label on both solid steps and its text on the tint', () => {
  const { paper, ink, night, cream } = brands.velluto.seeds;
  const grounds = [
    { mode: 'light', page: paper, text: ink, labels: ['#ffffff', ink] },
    { mode: 'dark', page: night, text: cream, labels: ['#ffffff', night] },
  ] as const;
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...grounds), (seed, ground) => {
      const { steps, onSolid } = generateRamp(seed, ground);
      const at = (step: number) => steps[step - 1] ?? '#000000';
      expect(steps).toHaveLength(12);
      expect(contrast(onSolid, at(9))).toBeGreaterThanOrEqual(requirements.label);
      expect(contrast(onSolid, at(10))).toBeGreaterThanOrEqual(requirements.label);
      expect(contrast(at(11), at(3))).toBeGreaterThanOrEqual(requirements.text);
      expect(contrast(at(12), at(3))).toBeGreaterThanOrEqual(requirements.strong);
      expect(contrast(at(8), ground.page)).toBeGreaterThanOrEqual(requirements.border);
    }),
    { numRuns: 400, seed: 20261121 },
  );
});

test('a kept colour stays exactly as it is, under a label that can be read', () => {
  const { paper, ink, night } = brands.velluto.seeds;
  fc.assert(
    fc.property(
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(rgb => `#${Buffer.from(rgb).toString('hex')}`),
      fc.constantFrom({ mode: 'light', page: paper, dark: ink }, { mode: 'dark', page: night, dark: night }),
      (seed, { dark }) => {
        const { rest, hover, label } = keptSolid(seed, { labels: ['#ffffff', dark] });
        expect(rest).toBe(seed);
        expect(contrast(label, rest)).toBeGreaterThanOrEqual(requirements.label);
        expect(contrast(label, hover)).toBeGreaterThanOrEqual(requirements.label);
      },
    ),
    { numRuns: 400, seed: 20261129 },
  );
});
