import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

const oklch = converter('oklch');

/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Reads any CSS colour. Throws with the text when it is none. */
export function parse(text: string): Lch {
  const colour = oklch(text);
  if (!colour) throw new Error(`"${text}" is not a colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Hex of the nearest colour inside sRGB: lightness and hue stay, chroma gives way. */
export function hex({ l, c, h }: Lch): string {
  const colour: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Hex with alpha, 0–1. */
export const alpha = (colour: string, amount: number): string =>
  `${colour}${Math.round(amount * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** WCAG contrast, 1–21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** `from` towards `to`, `amount` 0–1, straight through OKLab as paint would mix. */
export function mix(from: Lch, to: Lch, amount: number): Lch {
  const at = ({ c, h }: Lch): [number, number] => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [[a1, b1], [a2, b2]] = [at(from), at(to)];
  const [a, b] = [a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount];
  return { l: from.l + (to.l - from.l) * amount, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Moves lightness in small steps in `direction` until `holds`; the last colour tried when nothing does. */
export function nudge(start: Lch, direction: 1 | -1, holds: (colour: string) => boolean): Lch {
  let colour = start;
  while (!holds(hex(colour)) && colour.l > 0.02 && colour.l < 0.99) {
    colour = { ...colour, l: colour.l + direction * 0.005 };
  }
  return colour;
}
