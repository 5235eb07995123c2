import { describe, expect, test } from 'vitest';
import { EXPRESSIONS } from './face.ts';
import { createLook } from './looks.ts';
import { peepLayers } from './peeps.ts';
import { CROPS, type PortraitOptions, portraitFocus, portraitSvg } from './portrait.ts';
import { SCENES, type SceneName } from './scenes/index.ts';

const sceneNames = Object.keys(SCENES) as SceneName[];
const options = (change: Partial<PortraitOptions> = {}): PortraitOptions => ({
  seed: '7',
  gender: 'female',
  age: 31,
  scene: 'sea',
  palette: 'lagoon',
  crop: 'portrait',
  expression: 'smile',
  outfit: 0,
  mirrored: false,
  sunglasses: false,
  ...change,
});
const looks = (gender: 'male' | 'female', age: number, count = 300) =>
  Array.from({ length: count }, (_, index) => createLook({ seed: String(index), gender, age }));

describe('looks', () => {
  test('women of any age and men of 20 have no beard, and many men of 40 have one', () => {
    for (const age of [20, 45, 70]) {
      expect(looks('female', age).filter(({ person }) => person.facialHair)).toEqual([]);
    }
    expect(looks('male', 20).filter(({ person }) => person.facialHair)).toEqual([]);
    expect(looks('male', 40).filter(({ person }) => person.facialHair).length).toBeGreaterThan(100);
  });

  test('hair turns grey with the years', () => {
    const grey = (age: number) =>
      looks('male', age).filter(({ hairColour }) => hairColour === 'grey' || hairColour === 'white').length;
    expect(grey(25)).toBe(0);
    expect(grey(50)).toBeGreaterThan(50);
    expect(grey(70)).toBeGreaterThan(150);
  });

  test.each(['female', 'male'] as const)('everybody of sixty has grey or white hair, or none: %s', gender => {
    const colours = new Set(looks(gender, 60).map(({ hairColour }) => hairColour));
    expect([...colours].filter(colour => !['grey', 'white', 'bald'].includes(colour))).toEqual([]);
  });

  test('no odd heads such as a bear or a mohawk are drawn', () => {
    const heads = new Set([...looks('male', 30), ...looks('female', 30)].map(({ person }) => person.head));
    for (const odd of ['bear', 'mohawk', 'mohawk2', 'bantuKnots']) expect(heads).not.toContain(odd);
    expect(heads.size).toBeGreaterThan(30);
  });

  test('men have no make-up and no jewellery', () => {
    for (const { person } of looks('male', 35)) {
      expect([person.lips, person.lashes, person.earrings, person.necklace]).toEqual([
        undefined,
        false,
        false,
        false,
      ]);
    }
  });
});

describe('portraits', () => {
  test('the same options give the same picture, another seed another person', () => {
    expect(portraitSvg(options())).toBe(portraitSvg(options()));
    expect(portraitSvg(options({ seed: '8' }))).not.toBe(portraitSvg(options()));
  });

  test('a person has the same skin and hair in every picture', () => {
    const { skin, hair } = createLook(options()).person;
    for (const scene of sceneNames) {
      for (const crop of CROPS) {
        const svg = portraitSvg(options({ scene, crop }));
        expect(svg).toContain(skin);
        expect(svg).toContain(hair);
      }
    }
  });

  test('every scene and expression is drawn without invalid values', () => {
    for (const scene of sceneNames) {
      for (const expression of EXPRESSIONS) {
        const svg = portraitSvg(
          options({ scene, expression, crop: CROPS[expression.length % 3] ?? 'portrait' }),
        );
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  test('only pleasant expressions exist', () => {
    for (const unpleasant of ['angryWithFang', 'rage', 'monster', 'veryAngry', 'cyclops', 'fear']) {
      expect(EXPRESSIONS).not.toContain(unpleasant);
    }
  });

  test('the face lies in the upper two thirds and moves to the other side when mirrored', () => {
    for (const crop of CROPS) {
      const focus = portraitFocus(options({ crop }));
      expect(focus.y).toBeGreaterThan(0.25);
      expect(focus.y).toBeLessThan(0.55);
      expect(portraitFocus(options({ crop, mirrored: true })).x).toBeCloseTo(1 - focus.x, 2);
    }
  });

  test('the drawings of Open Peeps have the layers that are used', () => {
    const { torso, head, facialHair, glasses } = peepLayers('short4', 'full', 'glasses');
    expect(torso.map(({ role }) => role)).toEqual(['skin', 'clothing', 'ink']);
    expect(head[0]?.role).toBe('skin');
    expect(facialHair.length).toBeGreaterThan(0);
    expect(glasses.length).toBeGreaterThan(0);
  });
});
