import { expect, it } from 'vitest';
import { brand as velluto } from '../../brands/velluto/brand.ts';
import { alpha, contrast, over, parse } from './colour.ts';
import { completeBrand } from './complete-brand.ts';
import { brandThemes } from './resolved-themes.ts';
import { GRAIN, hasDarkScenes, sceneLight } from './scene-light.ts';

const brand = completeBrand({ id: 'any', name: 'Any', seeds: { accent: '#2e4bd8', night: '#0a161d' } });

it('is a background that draws nothing, when a brand has no light', () => {
  expect(sceneLight(brand)).toBe('none');
});

it('is made of colours of the brand, and has faded to its night above the middle', () => {
  const light = sceneLight({ ...brand, light: 'aurora' });
  const used = new Set([...light.matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour));
  expect([...used].sort()).toEqual(
    [brand.seeds.accent, brand.seeds.night, brand.seeds.cream, brand.seeds.packages[2]].sort(),
  );
  const [, last = ''] = /^linear-gradient\((?:.*?), (#[\da-f]+ \d+%)\)/.exec(light) ?? [];
  expect(parse(last.split(' ')[0] ?? '').l).toBeCloseTo(parse(brand.seeds.night).l);
  expect(Number.parseFloat(last.split(' ')[1] ?? '')).toBeLessThan(55);
});

it('makes scenes dark in both modes as velvet only', () => {
  const dark = (['none', 'aurora', 'velvet'] as const).map(light => hasDarkScenes({ light }));
  expect(dark).toEqual([false, false, true]);
});

it('leaves words readable where the curtain is brightest', () => {
  const { accent, night, packages } = velluto.seeds;
  const [cloth] = packages;
  const layers = [alpha(cloth, 0.95), alpha(cloth, 0.7), alpha(accent, 0.16)];
  for (const layer of layers) expect(sceneLight(velluto)).toContain(layer);
  const brightest = [...layers, alpha('#ffffff', GRAIN / 2)].reduce(
    (back, front) => over(front, back),
    night,
  );
  const dark = brandThemes(velluto).filter(({ mode }) => mode === 'dark');
  for (const { colours } of dark)
    for (const colour of [colours.content.muted, colours.content.accent])
      expect(contrast(colour, brightest)).toBeGreaterThan(4.5);
});
