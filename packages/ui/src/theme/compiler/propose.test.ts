import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand as velluto } from '../../brands/velluto/brand.ts';
import type { BrandInput, BrandSeeds } from './brand.ts';
import { hex } from './colour.ts';
import { compileBrand } from './compile.ts';
import { failedRequirements, measureThemes } from './measure-brand.ts';
import { BrandError, type ColourProposal } from './problems.ts';
import { proposeColours } from './propose.ts';
import { proposeThemeColours } from './propose-theme-colours.ts';
import { brandThemes } from './resolved-themes.ts';

/** The brand with the proposed colours in the places that they name. */
function taken(brand: BrandInput, proposals: readonly ColourProposal[]): BrandInput {
  const packages: string[] = [...(brand.seeds.packages ?? [])];
  const seeds: Record<string, unknown> = { ...brand.seeds, packages };
  for (const { where, colour } of proposals) {
    const [, name = '', at] = where.split('.');
    if (at === undefined) seeds[name] = colour;
    else packages[Number(at)] = colour;
  }
  return { ...brand, seeds: seeds as unknown as BrandSeeds };
}

/** The error that refuses a brand; undefined for a good one. */
function refusal(brand: BrandInput): BrandError | undefined {
  try {
    compileBrand(brand);
    return undefined;
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
}

const colour = fc
  .record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(hex);
/** Seeds of any colour: grounds of low contrast or swapped, packages that look alike. */
const anySeeds: fc.Arbitrary<BrandSeeds> = fc.record({
  paper: colour,
  ink: colour,
  night: colour,
  cream: colour,
  accent: colour,
  coin: colour,
  positive: colour,
  caution: colour,
  critical: colour,
  packages: fc.tuple(colour, colour, colour, colour),
});

test('whatever is refused comes with colours that pass', () => {
  let refused = 0;
  fc.assert(
    fc.property(anySeeds, fc.constantFrom('italic' as const, 'normal' as const), (seeds, emphasis) => {
      const brand: BrandInput = { ...velluto, seeds, fonts: { ...velluto.fonts, emphasis } };
      const error = refusal(brand);
      if (!error) return;
      refused += 1;
      expect(error.proposals.length).toBeGreaterThan(0);
      expect(refusal(taken(brand, error.proposals))?.message).toBeUndefined();
    }),
    { numRuns: 40, seed: 20261126 },
  );
  expect(refused).toBeGreaterThan(30);
}, 60_000);

describe('a proposal', () => {
  const brand = (seeds: Partial<BrandSeeds>): BrandInput => ({
    ...velluto,
    seeds: { ...velluto.seeds, ...seeds },
  });

  test('changes nothing of a brand that passes', () => {
    expect(proposeColours(velluto)).toEqual([]);
  });

  test('moves the one seed that is too pale, no further than needed', () => {
    const pale = brand({ ink: '#b9a8b0' });
    const proposals = proposeColours(pale);
    expect(proposals.map(({ where, given }) => [where, given])).toEqual([['seeds.ink', '#b9a8b0']]);
    const [{ colour = '' } = {}] = proposals;
    expect(refusal(pale)?.message).toContain(
      `Nearest colours that pass, all together:\n  seeds.ink: ${colour} instead of #b9a8b0`,
    );
    expect(refusal(brand({ ink: colour }))).toBeUndefined();
    expect(refusal(brand({ ink: lighter(colour) })), 'a little lighter it fails').toBeDefined();
  });

  test('moves one of two packages that look alike', () => {
    const alike = brand({ packages: ['#3d2433', '#2b6e86', '#2f7088', '#e0a422'] });
    const proposals = proposeColours(alike);
    expect(proposals).toHaveLength(1);
    expect(proposals[0]?.where).toMatch(/^seeds\.packages\.[12]$/);
    expect(refusal(taken(alike, proposals))).toBeUndefined();
  });

  test('puts swapped grounds right, makes colours opaque, and takes the usual one for what is none', () => {
    const { paper, ink } = velluto.seeds;
    const proposals = proposeColours(
      brand({ paper: ink, ink: paper, coin: '#e0a42280', caution: 'mustard' }),
    );
    expect(proposals.map(({ where, colour }) => [where, colour])).toEqual([
      ['seeds.paper', paper],
      ['seeds.ink', ink],
      ['seeds.coin', '#e0a422'],
      ['seeds.caution', '#b07a10'],
    ]);
  });

  test('is empty where there are no colours to begin with', () => {
    for (const nothing of [
      null,
      undefined,
      'velluto',
      {},
      { seeds: null },
      { seeds: { accent: 'vermillon' } },
    ])
      expect(proposeColours(nothing)).toEqual([]);
  });
});

/** The same colour, a little lighter. */
function lighter(text: string): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(text.slice(at, at + 2), 16) + 6);
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

test('colours of a style sheet: proposed texts and package tones pass on the grounds that are there', () => {
  const [light, ...others] = brandThemes(velluto);
  if (!light) throw new Error('there is no light theme');
  const { content, package: tones } = light.colours;
  /** The themes with other colours of muted text and of two packages in the light one. */
  const themesWith = (muted: string, first: string, second: string) => {
    const changed = {
      ...tones,
      p1: { ...tones.p1, solid: first },
      p2: { ...tones.p2, solid: second },
    };
    const colours = { ...light.colours, content: { ...content, muted }, package: changed };
    return [{ ...light, colours }, ...others];
  };
  const alike = tones.p2.solid;
  const [muted, tone, ...more] = proposeThemeColours(themesWith('#a09696', alike, alike));
  expect(muted).toMatchObject({ where: 'light, normal contrast: content.muted', given: '#a09696' });
  expect(tone).toMatchObject({
    where: expect.stringMatching(/^light: package\.p[12]\.solid$/),
    given: alike,
  });
  expect(more).toEqual([]);
  const first = tone?.where.includes('p1') ? tone.colour : alike;
  const second = tone?.where.includes('p2') ? tone.colour : alike;
  const mended = themesWith(muted?.colour ?? '', first, second);
  expect(failedRequirements(measureThemes(mended))).toEqual([]);
});
