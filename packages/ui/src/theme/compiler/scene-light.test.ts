import { expect, it } from 'vitest';
import { parse } from './colour.ts';
import { completeBrand } from './complete-brand.ts';
import { sceneLight } from './scene-light.ts';

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
