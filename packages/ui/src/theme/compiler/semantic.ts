import type { colourShape } from '../shape.ts';
import type { CompleteBrand } from './brand.ts';
import { alpha, contrast, hex, mix, nudge, parse } from './colour.ts';
import { generatePalette, type Palette } from './palette.ts';
import type { Ground, Mode, Ramp } from './ramp.ts';

/** The contract with a colour in every leaf. */
export type Filled<Shape> = { [Key in keyof Shape]: Shape[Key] extends null ? string : Filled<Shape[Key]> };
export type Colours = Filled<typeof colourShape>;
export type Contrast = 'normal' | 'more';

/** The inputs that the colours depend on. */
export type ColourInput = Pick<CompleteBrand, 'seeds' | 'keep'> & {
  fonts: Pick<CompleteBrand['fonts'], 'emphasis'>;
};

const same = (colour: string, disabled: string) => ({ rest: colour, hover: colour, press: colour, disabled });

const white = '#ffffff';

/** Solid colour of a package tone in one mode, and its label. */
export function packageSolid(seed: string, { mode, labels }: Pick<Ground, 'mode' | 'labels'>) {
  // In dark mode all four get lighter together, so that their order of lightness stays.
  const seedColour = parse(seed);
  const lifted = mode === 'light' ? seedColour : { ...seedColour, l: Math.min(0.86, seedColour.l + 0.1) };
  const onSolid = contrast(hex(lifted), white) >= contrast(hex(lifted), labels[1]) ? white : labels[1];
  const solid = hex(nudge(lifted, onSolid === white ? -1 : 1, colour => contrast(colour, onSolid) >= 4.6));
  return { solid, onSolid };
}

/** Every colour of the contract for one mode and contrast, from the brand's palette in that mode. */
export function semanticColours(
  { seeds, fonts, keep }: ColourInput,
  mode: Mode,
  level: Contrast,
  palette: Palette = generatePalette({ seeds, keep }, mode),
): Colours {
  const light = mode === 'light';
  const more = level === 'more';
  const { ground, neutral, accent, coin, positive, caution, critical } = palette;
  const { page, text } = ground;
  const n = (step: number) => neutral[step - 1] ?? text;
  const step = (ramp: Ramp, index: number) => ramp.steps[index - 1] ?? text;

  const raised = light ? hex(mix(parse(page), parse(white), 1)) : n(2);
  const overlay = light ? raised : n(3);
  const muted = more ? n(12) : n(11);
  const hairline = more ? n(8) : n(5);
  const line = more ? n(9) : n(6);
  const textStep = more ? 12 : 11;
  const disabledBg = n(3);
  const disabledFg = hex(mix(parse(page), parse(text), 0.45));

  const feedback = (ramp: Ramp) => ({
    surface: step(ramp, 2),
    border: step(ramp, more ? 8 : 5),
    text: step(ramp, textStep),
    solid: step(ramp, 9),
    onSolid: ramp.onSolid,
  });
  const solidAction = (ramp: Ramp) => ({
    bg: { rest: step(ramp, 9), hover: step(ramp, 10), press: step(ramp, 10), disabled: disabledBg },
    fg: same(ramp.onSolid, disabledFg),
    border: more
      ? same(text, disabledBg)
      : { rest: step(ramp, 9), hover: step(ramp, 10), press: step(ramp, 10), disabled: disabledBg },
  });
  const packageTone = (seed: string, ramp: Ramp) => ({
    surface: raised,
    tint: step(ramp, 2),
    border: hairline,
    ...packageSolid(seed, ground),
    text: step(ramp, textStep),
  });
  const [p0, p1, p2, p3] = seeds.packages;
  const [r0, r1, r2, r3] = palette.packages;
  const ownBubble = light ? seeds.ink : hex({ ...mix(parse(page), parse(text), 0.2), c: parse(seeds.ink).c });

  return {
    surface: {
      page,
      raised,
      sunken: light ? n(2) : hex(mix(parse(page), parse('#000'), 0.25)),
      overlay,
      inverse: text,
      accent: step(accent, 2),
    },
    content: {
      strong: n(12),
      default: n(12),
      muted,
      onAccent: accent.onSolid,
      onPhoto: white,
      onInverse: page,
      accent: step(accent, textStep),
      coin: step(coin, textStep),
      emphasis: fonts.emphasis === 'italic' ? n(12) : step(accent, textStep),
    },
    border: { hairline, default: line, strong: more ? n(12) : n(8), accent: step(accent, more ? 8 : 6) },
    action: {
      primary: solidAction(accent),
      quiet: {
        bg: { rest: raised, hover: n(2), press: n(3), disabled: raised },
        fg: same(n(12), disabledFg),
        border: { rest: line, hover: more ? n(12) : n(7), press: n(8), disabled: n(4) },
      },
      plain: {
        bg: {
          rest: alpha(text, 0),
          hover: alpha(text, 0.06),
          press: alpha(text, 0.1),
          disabled: alpha(text, 0),
        },
        fg: same(n(12), disabledFg),
        border: same(alpha(text, 0), alpha(text, 0)),
      },
      danger: {
        bg: { rest: raised, hover: step(critical, 2), press: step(critical, 3), disabled: raised },
        fg: same(step(critical, textStep), disabledFg),
        border: {
          rest: step(critical, more ? 8 : 6),
          hover: step(critical, 8),
          press: step(critical, 8),
          disabled: n(4),
        },
      },
    },
    feedback: {
      info: { surface: n(2), border: line, text: n(12), solid: n(9), onSolid: page },
      positive: feedback(positive),
      caution: feedback(caution),
      critical: feedback(critical),
    },
    badge: {
      neutral: { bg: n(3), fg: n(12) },
      warning: { bg: step(caution, 3), fg: step(caution, more ? 12 : 11) },
      danger: { bg: step(critical, 9), fg: critical.onSolid },
      new: { bg: step(accent, 9), fg: accent.onSolid },
    },
    coin: {
      surface: step(coin, 3),
      border: more ? step(coin, 8) : step(coin, light ? 7 : 6),
      face: seeds.coin,
      rim: hex({ ...parse(seeds.coin), l: parse(seeds.coin).l - 0.12 }),
      mark: step(coin, textStep),
    },
    bubble: {
      own: {
        bg: ownBubble,
        fg: light ? page : text,
        muted: hex(mix(parse(ownBubble), parse(light ? page : text), 0.75)),
      },
      other: { bg: raised, fg: n(12), border: hairline },
    },
    package: {
      p0: packageTone(p0, r0),
      p1: packageTone(p1, r1),
      p2: packageTone(p2, r2),
      p3: packageTone(p3, r3),
    },
    photo: {
      scrim: alpha(seeds.night, more ? 0.94 : 0.84),
      veil: alpha(seeds.night, 0.42),
      label: light ? seeds.paper : hex(mix(parse(seeds.night), parse(seeds.cream), 0.94)),
      onLabel: seeds.ink,
      placeholder: n(3),
      monogram: step(accent, textStep),
      online: hex({ ...parse(seeds.positive), l: 0.82 }),
    },
    focus: { ring: n(12), gap: page },
    backdrop: alpha(
      light ? seeds.ink : hex(mix(parse(seeds.night), parse('#000'), 0.6)),
      light ? 0.56 : 0.72,
    ),
  };
}
