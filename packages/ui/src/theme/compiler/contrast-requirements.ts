import { contrast, over } from './colour.ts';
import type { Mode } from './ramp.ts';
import { requirements } from './ramp.ts';
import type { Colours, Contrast } from './semantic.ts';

/** A pair of colours, the contrast between them, and the contrast they need. */
export interface ContrastResult {
  /** Chapter of the report. */
  group: string;
  /** Name of the pair, e.g. `content.muted on surface.page`. */
  pair: string;
  /** The two colours: of the text, edge or mark, and of what is behind it. */
  front: string;
  back: string;
  /** WCAG contrast, 1–21. */
  contrast: number;
  needed: number;
}
/** The contrast of a pair in one mode and level of contrast. */
export interface ModeContrastResult extends ContrastResult {
  mode: Mode;
  level: Contrast;
}

type Pair = [pair: string, front: string, back: string, needed: number];

/** Text of every tone on the backgrounds that components use it on. */
function text(c: Colours, needed: number): Pair[] {
  const { page, raised, sunken, overlay, accent } = c.surface;
  return Object.entries({ page, raised, sunken, overlay, accent }).flatMap(([name, back]): Pair[] => [
    [`content.strong on surface.${name}`, c.content.strong, back, requirements.strong],
    [`content.default on surface.${name}`, c.content.default, back, requirements.strong],
    ...(['muted', 'accent', 'coin', 'emphasis'] as const).map(
      (tone): Pair => [`content.${tone} on surface.${name}`, c.content[tone], back, needed],
    ),
  ]);
}

const actions = (c: Colours): Pair[] =>
  (['primary', 'quiet', 'danger'] as const).flatMap(kind =>
    (['rest', 'hover', 'press'] as const).map((state): Pair => {
      const { bg, fg } = c.action[kind];
      return [`label of action.${kind} (${state})`, fg[state], bg[state], requirements.label];
    }),
  );

const feedback = (c: Colours, needed: number): Pair[] =>
  Object.entries(c.feedback).flatMap(([name, tone]): Pair[] => [
    [`feedback.${name}.text on its surface`, tone.text, tone.surface, needed],
    ...(['page', 'raised', 'overlay'] as const).map(
      (ground): Pair => [`feedback.${name}.text on surface.${ground}`, tone.text, c.surface[ground], needed],
    ),
    [`feedback.${name}.onSolid on solid`, tone.onSolid, tone.solid, requirements.label],
  ]);

const packages = (c: Colours, needed: number): Pair[] =>
  Object.entries(c.package).flatMap(([name, tone]): Pair[] => [
    [`package.${name}.onSolid on solid`, tone.onSolid, tone.solid, requirements.label],
    [`package.${name}.text on surface`, tone.text, tone.surface, needed],
    [`package.${name}.text on tint`, tone.text, tone.tint, needed],
  ]);

/** Every requirement by chapter of the report. In the high-contrast theme, text needs the contrast of strong text. */
function chapters(c: Colours, level: Contrast): Record<string, Pair[]> {
  const needed = level === 'more' ? requirements.strong : requirements.text;
  const { label, strong, border } = requirements;
  return {
    Text: [
      ...text(c, needed),
      ['content.onInverse on surface.inverse', c.content.onInverse, c.surface.inverse, strong],
    ],
    Buttons: actions(c),
    Messages: feedback(c, needed),
    Badges: Object.entries(c.badge).map(([name, { fg, bg }]) => [`badge.${name}`, fg, bg, label]),
    Packages: packages(c, needed),
    Coins: [['coin.mark on coin.surface', c.coin.mark, c.coin.surface, needed]],
    Chat: [
      ['bubble.own', c.bubble.own.fg, c.bubble.own.bg, label],
      ['bubble.own.muted', c.bubble.own.muted, c.bubble.own.bg, label],
      ['bubble.other', c.bubble.other.fg, c.bubble.other.bg, label],
    ],
    Photos: [
      ['photo.onLabel on photo.label', c.photo.onLabel, c.photo.label, label],
      ['photo.monogram on photo.placeholder', c.photo.monogram, c.photo.placeholder, needed],
      [
        'content.onPhoto on photo.scrim over white',
        c.content.onPhoto,
        over(c.photo.scrim, '#ffffff'),
        strong,
      ],
    ],
    'Focus and edges': [
      ...(['page', 'raised', 'sunken', 'overlay'] as const).map(
        (ground): Pair => [`focus.ring on surface.${ground}`, c.focus.ring, c.surface[ground], border],
      ),
      ...(['page', 'raised'] as const).map(
        (ground): Pair => [`border.strong on surface.${ground}`, c.border.strong, c.surface[ground], border],
      ),
    ],
  };
}

/** The contrast of every pair in a set of colours. */
export const measureContrasts = (colours: Colours, level: Contrast): ContrastResult[] =>
  Object.entries(chapters(colours, level)).flatMap(([group, pairs]) =>
    pairs.map(([pair, front, back, needed]) => ({
      group,
      pair,
      front,
      back,
      contrast: contrast(front, back),
      needed,
    })),
  );
