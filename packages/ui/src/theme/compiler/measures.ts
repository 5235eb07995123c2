import type { measureShape } from '../shape.ts';
import { byMode } from '../switches.ts';
import type { CompleteBrand, Pace, People } from './brand.ts';
import { alpha } from './colour.ts';
import { hasDarkScenes, sceneLight } from './scene-light.ts';
import type { Filled } from './semantic.ts';

export type Measures = Filled<Omit<typeof measureShape, 'space' | 'touch'>>;

const px = (size: number) => `${size / 16}rem`;

/** Colour of a shadow by mode, with its alpha in each: dark mode shows depth by lighter surfaces rather than by shadow. */
const shade = (ink: string, light: number, dark: number) => byMode(alpha(ink, light), alpha('#000000', dark));

const motions: Record<Pace, Measures['motion']> = {
  swift: {
    out: '120ms',
    in: '180ms',
    dialog: '320ms',
    match: '700ms',
    curve: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  calm: {
    out: '160ms',
    in: '260ms',
    dialog: '440ms',
    match: '1100ms',
    curve: 'cubic-bezier(0.4, 0.1, 0.1, 1)',
  },
};

const portraits = (photo: string): Record<People, Measures['portrait']> => ({
  close: { gap: '2px', inset: '0px', ratio: '4 / 5', radius: photo, turn: '4deg', step: '16%' },
  apart: { gap: '8px', inset: '8px', ratio: '1 / 1', radius: '50%', turn: '0deg', step: '0%' },
});

const rows = (photo: string): Record<People, Measures['row']> => ({
  close: { border: '0 0 1px', radius: '0px', fill: '0%' },
  apart: { border: '1px', radius: photo, fill: '100%' },
});

/** Type, shape, depth and motion of a brand. Space and touch size follow density and are in `density.css.ts`. */
export function brandMeasures(brand: CompleteBrand): Measures {
  const { fonts, shape, seeds } = brand;
  const round = (sharp: number, soft: number) => `${Math.round(sharp + (soft - sharp) * shape)}px`;
  const photo = round(1, brand.people === 'apart' ? 20 : 12);
  const control = round(8, 16);
  const { ink } = seeds;
  const ring = `0 0 0 1px ${byMode(alpha(ink, 0.1), alpha(seeds.cream, 0.14))}`;
  return {
    text: {
      size: {
        xs: px(12.5),
        s: px(14),
        m: px(16),
        l: px(18),
        xl: px(22),
        h3: px(28),
        h2: px(36),
        h1: px(48),
        hero: px(68),
      },
      leading: {
        xs: px(16),
        s: px(20),
        m: px(24),
        l: px(28),
        xl: px(28),
        h3: px(32),
        h2: px(40),
        h1: px(52),
        hero: px(72),
      },
      tracking: { text: '0.0025em', display: `${fonts.displayTracking}em`, caps: '0.02em' },
    },
    font: {
      body: fonts.body,
      display: fonts.display,
      weight: String(fonts.weight),
      strong: String(fonts.strong),
      displayWeight: String(fonts.displayWeight),
      emphasis: fonts.emphasis,
    },
    radius: {
      mark: round(3, 6),
      control,
      // the roundest brands have pills: half of the height of a large button
      action: shape >= 0.8 ? '28px' : control,
      card: round(2, 18),
      photo,
      bubble: round(12, 22),
      dialog: round(12, 28),
      pill: '999px',
    },
    elevation: {
      raised: `${ring}, 0 1px 2px ${shade(ink, 0.08, 0)}, 0 14px 28px -14px ${shade(ink, 0.22, 0)}`,
      overlay: `${ring}, 0 2px 4px ${shade(ink, 0.06, 0.3)}, 0 10px 20px -8px ${shade(ink, 0.18, 0.4)}, 0 36px 64px -24px ${shade(ink, 0.32, 0.5)}`,
      sheet: `${ring}, 0 -18px 48px -18px ${shade(ink, 0.28, 0.5)}`,
    },
    motion: motions[brand.pace],
    treatment: { grid: brand.photoTreatment },
    portrait: portraits(photo)[brand.people],
    row: rows(photo)[brand.people],
    scene: {
      light: sceneLight(brand),
      ground: hasDarkScenes(brand) ? seeds.night : 'transparent',
      align: brand.align,
    },
  };
}
