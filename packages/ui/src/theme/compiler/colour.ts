import {
  clampChroma,
  converter,
  displayable,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

// only the colour spaces of CSS: the others of the library would make up most of its size
for (const mode of [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeP3,
  modeXyz50,
  modeXyz65,
]) {
  registerMode(mode);
}
registerMode(modeOklch);

const oklch = converter('oklch');
const rgb = converter('rgb');

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Whether a text is an absolute CSS colour (`currentcolor` and system colours are not). */
export const isColour = (text: string): boolean => oklch(text) !== undefined;

/** Alpha of a colour, 0–1. Throws an error with the text when it is not a colour. */
export function opacity(text: string): number {
  const colour = oklch(text);
  if (!colour) throw new Error(`"${text}" is not a colour`);
  return colour.alpha ?? 1;
}

/** Reads any CSS colour. Throws an error with the text when it is not a colour. */
export function parse(text: string): Lch {
  const colour = oklch(text);
  if (!colour) throw new Error(`"${text}" is not a colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Hex of the nearest colour in sRGB: lightness and hue stay, chroma is reduced. */
export function hex({ l, c, h }: Lch): string {
  const colour: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Adds an alpha of `amount` (0–1) to a hex colour. */
export const alpha = (colour: string, amount: number): string =>
  `${colour}${Math.round(amount * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** A contrast or distance with two decimals, never rounded up to what it does not reach. */
export const twoDecimals = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2);

/** WCAG contrast, 1–21. */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

/** Mixes `from` towards `to` by `amount` (0–1) in OKLab. */
export function mix(from: Lch, to: Lch, amount: number): Lch {
  const at = ({ c, h }: Lch): [number, number] => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [[a1, b1], [a2, b2]] = [at(from), at(to)];
  const [a, b] = [a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount];
  return { l: from.l + (to.l - from.l) * amount, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Changes lightness in `direction` in small steps until `holds` is true, or to the end of the scale. */
export function nudge(start: Lch, direction: 1 | -1, holds: (colour: string) => boolean): Lch {
  const step = 0.005;
  const at = (steps: number): Lch => ({
    ...start,
    l: Math.min(1, Math.max(0, start.l + direction * steps * step)),
  });
  // Contrast only grows on the way, so the first step that is enough is found by bisection.
  let [fails, works] = [-1, Math.max(0, Math.ceil((direction === 1 ? 1 - start.l : start.l) / step))];
  while (works - fails > 1) {
    const middle = Math.floor((works + fails) / 2);
    if (holds(hex(at(middle)))) works = middle;
    else fails = middle;
  }
  return at(works);
}

/** Hex of a translucent colour over an opaque one. */
export function over(front: string, back: string): string {
  const [top, bottom] = [rgb(front), rgb(back)];
  if (!top || !bottom) throw new Error(`"${front}" or "${back}" is not a colour`);
  const share = top.alpha ?? 1;
  const part = (channel: 'r' | 'g' | 'b') => top[channel] * share + bottom[channel] * (1 - share);
  return formatHex({ mode: 'rgb', r: part('r'), g: part('g'), b: part('b') });
}

/** Any CSS colour as hex; colours outside sRGB lose chroma, not lightness. */
export const plainHex = (text: string): string =>
  (displayable(text) ? formatHex(text) : undefined) ?? hex(parse(text));
