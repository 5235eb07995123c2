import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrandCss, readBrandCss, valueIn } from '../brand-cli/read-css.ts';
import { brand as velluto } from '../brands/velluto/brand.ts';
import { hex } from '../theme/compiler/colour.ts';
import { levels, modes } from '../theme/compiler/resolved-themes.ts';
import {
  BrandError,
  type BrandInput,
  type BrandProblem,
  type CompleteBrand,
  compileBrand,
  completeBrand,
} from './index.ts';

/** The compiled CSS of a brand, or the reasons why it was refused. */
function attempt(
  brand: BrandInput,
): { css: string } | { problems: readonly BrandProblem[]; message: string } {
  try {
    return { css: compileBrand(brand) };
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return { problems: error.problems, message: error.message };
  }
}

/** WCAG 2.2 contrast of two hex colours, computed independently of the compiler. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'];
const on = (front: string, needed: number, backs = grounds) =>
  backs.map((back): [string, string, number] => [front, back, needed]);
/** Pairs of colours that components use for text, with the contrast they need. */
const readable: [front: string, back: string, needed: number][] = [
  ...on('content-default', 7),
  ...on('content-muted', 4.5),
  ...on('content-accent', 4.5),
  ...on('content-coin', 4.5),
  ...on('focus-ring', 3),
  ...['rest', 'hover', 'press'].flatMap(state =>
    ['primary', 'quiet', 'danger'].flatMap(kind =>
      on(`action-${kind}-fg-${state}`, 4.5, [`action-${kind}-bg-${state}`]),
    ),
  ),
  ...['info', 'positive', 'caution', 'critical'].flatMap(tone => [
    ...on(`feedback-${tone}-text`, 4.5, [`feedback-${tone}-surface`, 'surface-raised', 'surface-overlay']),
    ...on(`feedback-${tone}-onSolid`, 4.5, [`feedback-${tone}-solid`]),
  ]),
  ...['neutral', 'warning', 'danger', 'new'].flatMap(tone =>
    on(`badge-${tone}-fg`, 4.5, [`badge-${tone}-bg`]),
  ),
  ...['p0', 'p1', 'p2', 'p3'].flatMap(tone => [
    ...on(`package-${tone}-onSolid`, 4.5, [`package-${tone}-solid`]),
    ...on(`package-${tone}-text`, 4.5, [`package-${tone}-tint`]),
  ]),
  ...on('bubble-own-fg', 4.5, ['bubble-own-bg']),
  ...on('bubble-other-fg', 4.5, ['bubble-other-bg']),
];

/** Pairs of a compiled style sheet that fall short, in any mode and level of contrast. */
const unreadable = (sheet: BrandCss): string[] =>
  modes.flatMap(mode =>
    levels.flatMap(level => {
      const at = (name: string) => valueIn(sheet, `--vl-${name}`, mode, level) ?? '';
      return readable
        .filter(([front, back, needed]) => !(contrast(at(front), at(back)) >= needed))
        .map(([front, back]) => `${mode} ${level}: ${front} ${at(front)} on ${back} ${at(back)}`);
    }),
  );

const colour = (darkest: number, lightest: number, chroma: number) =>
  fc
    .record({
      l: fc.double({ min: darkest, max: lightest, noNaN: true }),
      c: fc.double({ min: 0, max: chroma, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(hex);
const anyColour = colour(0, 1, 0.37);
const seeds = {
  accent: anyColour,
  coin: anyColour,
  positive: anyColour,
  caution: anyColour,
  critical: anyColour,
};
const anyFonts = fc.record({ emphasis: fc.constantFrom('italic', 'normal') }).map(fonts => ({
  ...velluto.fonts,
  ...fonts,
})) as fc.Arbitrary<CompleteBrand['fonts']>;
/**
 * Random seeds: the background is light, the text dark and so on; package tones differ in lightness; all else is
 * arbitrary.
 */
const sensible = fc.record({
  ...seeds,
  paper: colour(0.93, 1, 0.03),
  ink: colour(0, 0.3, 0.08),
  night: colour(0, 0.2, 0.05),
  cream: colour(0.9, 1, 0.04),
  packages: fc.tuple(
    colour(0.1, 0.2, 0.06),
    colour(0.36, 0.4, 0.08),
    colour(0.55, 0.57, 0.08),
    colour(0.8, 0.86, 0.1),
  ),
});
/** Random backgrounds, valid, of low contrast or wrong, and package tones that may be alike. */
const doubtful = fc.record({
  ...seeds,
  paper: colour(0.75, 1, 0.1),
  ink: colour(0, 0.45, 0.1),
  night: colour(0, 0.35, 0.1),
  cream: colour(0.75, 1, 0.1),
  packages: fc.tuple(colour(0, 0.3, 0.1), colour(0.2, 0.5, 0.1), colour(0.4, 0.7, 0.1), colour(0.6, 1, 0.1)),
});
const brandOf = (colours: fc.Arbitrary<CompleteBrand['seeds']>): fc.Arbitrary<BrandInput> =>
  fc.record({ seeds: colours, fonts: anyFonts }).map(parts => ({ ...velluto, id: 'any', ...parts }));

test('sensible backgrounds with any other 5 seeds give a readable brand', () => {
  fc.assert(
    fc.property(brandOf(sensible), brand => {
      const result = attempt(brand);
      expect('problems' in result ? result.message : '').toBe('');
      if ('css' in result) expect(unreadable(readBrandCss(result.css))).toEqual([]);
    }),
    { numRuns: 300, seed: 20261121 },
  );
}, 60_000);

test('doubtful seeds give a readable brand, or are refused with a reason', () => {
  const seen = { emitted: 0, refused: 0 };
  fc.assert(
    fc.property(brandOf(doubtful), brand => {
      const result = attempt(brand);
      if ('css' in result) {
        seen.emitted += 1;
        expect(unreadable(readBrandCss(result.css))).toEqual([]);
        return;
      }
      seen.refused += 1;
      expect(result.problems.length).toBeGreaterThan(0);
      for (const { code, where, message, measured } of result.problems) {
        expect(['grounds_swapped', 'contrast_too_low', 'tones_too_close']).toContain(code);
        expect(message).toContain(where);
        expect(result.message).toContain(message);
        if (code !== 'grounds_swapped') expect(measured?.reached).toBeLessThan(measured?.needed ?? 0);
      }
    }),
    { numRuns: 250, seed: 20261121 },
  );
  expect(seen.emitted).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(20);
}, 60_000);

describe('a brand that falls short of a requirement', () => {
  test('is refused with the pair, what it reaches and what it needs', () => {
    const result = attempt({ ...velluto, id: 'pale', seeds: { ...velluto.seeds, ink: '#b9a8b0' } });
    if ('css' in result) throw new Error('a pale ink was taken');
    expect(result.message).toMatch(
      /^The brand "pale" does not meet its requirements:[\s\S]* light, normal contrast: content\.default on surface\.page reaches 2\.\d\d, needs 7/,
    );
    expect(result.problems[0]).toMatchObject({
      code: 'contrast_too_low',
      where: 'content.strong on surface.page',
      measured: { needed: 7 },
    });
  });

  test('is refused when two packages look alike to people without red', () => {
    const packages = ['#3d2433', '#b06a14', '#7a8a12', '#e0a422'] as const;
    const result = attempt({ ...velluto, seeds: { ...velluto.seeds, packages } });
    if ('css' in result) throw new Error('two packages of one colour were taken');
    expect(result.problems.map(({ code }) => code)).toContain('tones_too_close');
    expect(result.message).toContain('package.p1 and package.p2 are 0.0');
    expect(result.message).toContain('apart for people who see no red, need 0.1');
  });
});

describe('a brand of an id, a name and one colour', () => {
  const minimal = (accent: string): BrandInput => ({ id: 'any', name: 'Any', seeds: { accent } });

  test('is readable around any colour', () => {
    const hues = [0, 60, 120, 180, 240, 300];
    const accents = [0.1, 0.25, 0.5, 0.7, 0.9].flatMap(l =>
      hues.flatMap(h => [0, 0.1, 0.25].map(c => hex({ l, c, h }))),
    );
    for (const accent of new Set(accents)) {
      const result = attempt(minimal(accent));
      expect('problems' in result ? result.message : '', accent).toBe('');
      if ('css' in result) expect(unreadable(readBrandCss(result.css)), accent).toEqual([]);
    }
  });

  test('takes what is given, and derives the rest', () => {
    const brand = completeBrand({
      ...minimal('#0a6b5e'),
      seeds: { accent: '#0a6b5e', paper: '#ffffff', ink: undefined },
      fonts: { display: 'Georgia, serif' },
    });
    expect(brand.seeds).toMatchObject({ accent: '#0a6b5e', paper: '#ffffff', critical: '#b3122f' });
    expect(brand.seeds.ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(brand.fonts).toMatchObject({ display: 'Georgia, serif', body: 'system-ui, sans-serif' });
    expect(brand).toMatchObject({ shape: 0.6, photoTreatment: 'none', people: 'close', pace: 'swift' });
  });
});

describe('inputs', () => {
  const codes = (brand: unknown) => {
    const result = attempt(brand as BrandInput);
    return 'problems' in result ? result.problems.map(({ code, where }) => `${code} ${where}`) : [];
  };

  test('all wrong inputs are reported at once', () => {
    expect(
      codes({
        ...velluto,
        id: 'Velluto!',
        name: '',
        seeds: { ...velluto.seeds, accent: 'vermillon', coin: '#e0a42280', acent: 'red', packages: ['red'] },
        fonts: { ...velluto.fonts, body: 'x; } body { display: none', weight: 0, emphasis: 'bold' },
        shape: 2,
        photoTreatment: 'url(evil.svg)',
        people: 'far',
        light: 'url(evil.svg)',
        align: 'end',
        pace: 1,
      }),
    ).toEqual([
      'bad_id id',
      'bad_name name',
      'bad_colour seeds.accent',
      'translucent_colour seeds.coin',
      'missing_input seeds.packages.1',
      'missing_input seeds.packages.2',
      'missing_input seeds.packages.3',
      'bad_font fonts.body',
      'bad_number fonts.weight',
      'bad_choice fonts.emphasis',
      'bad_number shape',
      'bad_filter photoTreatment',
      'bad_choice people',
      'bad_choice light',
      'bad_choice align',
      'bad_choice pace',
      'unknown_input seeds.acent',
    ]);
  });

  test('a background that is darker than its text is reported once', () => {
    const { paper, ink } = velluto.seeds;
    expect(codes({ ...velluto, seeds: { ...velluto.seeds, paper: ink, ink: paper } })).toEqual([
      'grounds_swapped seeds.paper',
    ]);
  });

  test.each([null, undefined, 'velluto', [], {}, { seeds: null, fonts: 3 }])('%j is refused', nothing => {
    expect(codes(nothing)).toContain('missing_input seeds.accent');
  });

  test('colours may be written in any way', () => {
    const written = {
      ...velluto.seeds,
      paper: 'oklch(97.8% 0.008 74)',
      ink: 'rgb(42 22 32)',
      accent: 'tomato',
    };
    const result = attempt({ ...velluto, seeds: written });
    if ('problems' in result) throw new Error(result.message);
    expect(result.css).not.toMatch(/oklch|tomato|rgb\(42/);
    // a seed that already works as a background of a label is not changed
    expect(readBrandCss(result.css).values.get('--vl-action-primary-bg-rest')).toBe('#ff6347');
  });
});
