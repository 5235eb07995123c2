import { contrast, over } from './colour.ts';
import type { Mode } from './ramp.ts';
import { promises } from './ramp.ts';
import type { Colours, Contrast } from './semantic.ts';

/** A pair of colours that a brand promises to keep apart, and how far apart they are. */
export interface Kept {
  /** Chapter of the report. */
  group: string;
  /** Name of the promise, e.g. `content.muted on surface.page`. */
  pair: string;
  /** WCAG contrast, 1–21. */
  contrast: number;
  needed: number;
}
/** A promise in one mode and level of contrast. */
export interface KeptIn extends Kept {
  mode: Mode;
  level: Contrast;
}

type Pair = [pair: string, front: string, back: string, needed: number];

/** Text of every tone on the grounds that components put it on. */
function text(c: Colours, needed: number): Pair[] {
  const { page, raised, sunken, overlay, accent } = c.surface;
  return Object.entries({ page, raised, sunken, overlay, accent }).flatMap(([name, back]): Pair[] => [
    [`content.strong on surface.${name}`, c.content.strong, back, promises.strong],
    [`content.default on surface.${name}`, c.content.default, back, promises.strong],
    ...(['muted', 'accent', 'coin', 'emphasis'] as const).map(
      (tone): Pair => [`content.${tone} on surface.${name}`, c.content[tone], back, needed],
    ),
  ]);
}

const actions = (c: Colours): Pair[] =>
  (['primary', 'quiet', 'danger'] as const).flatMap(kind =>
    (['rest', 'hover', 'press'] as const).map((state): Pair => {
      const { bg, fg } = c.action[kind];
      return [`label of action.${kind} (${state})`, fg[state], bg[state], promises.label];
    }),
  );

const feedback = (c: Colours, needed: number): Pair[] =>
  Object.entries(c.feedback).flatMap(([name, tone]): Pair[] => [
    [`feedback.${name}.text on its surface`, tone.text, tone.surface, needed],
    ...(['page', 'raised', 'overlay'] as const).map(
      (ground): Pair => [`feedback.${name}.text on surface.${ground}`, tone.text, c.surface[ground], needed],
    ),
    [`feedback.${name}.onSolid on solid`, tone.onSolid, tone.solid, promises.label],
  ]);

const packages = (c: Colours, needed: number): Pair[] =>
  Object.entries(c.package).flatMap(([name, tone]): Pair[] => [
    [`package.${name}.onSolid on solid`, tone.onSolid, tone.solid, promises.label],
    [`package.${name}.text on surface`, tone.text, tone.surface, needed],
    [`package.${name}.text on tint`, tone.text, tone.tint, needed],
  ]);

/** Every promise by chapter. With more contrast, text has to reach what strong text reaches otherwise. */
function chapters(c: Colours, level: Contrast): Record<string, Pair[]> {
  const needed = level === 'more' ? promises.strong : promises.text;
  const { label, strong, border } = promises;
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

/** How far every promise of a set of colours is kept. */
export const measurePromises = (colours: Colours, level: Contrast): Kept[] =>
  Object.entries(chapters(colours, level)).flatMap(([group, pairs]) =>
    pairs.map(([pair, front, back, needed]) => ({ group, pair, contrast: contrast(front, back), needed })),
  );

/** Promises a set of colours breaks; empty when it keeps all. */
export const brokenPromises = (colours: Colours, level: Contrast): Kept[] =>
  measurePromises(colours, level).filter(({ contrast, needed }) => contrast < needed);
