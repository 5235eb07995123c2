import { contrast, hex, mix, nudge, parse, plainHex } from './colour.ts';

export type Mode = 'light' | 'dark';

/** Twelve steps, each with a use: 1–2 backgrounds, 3–5 tints, 6–8 borders and focus, 9–10 solid, 11–12 text. */
export interface Ramp {
  steps: readonly string[];
  /** Label on steps 9 and 10. */
  onSolid: string;
}

/** Colours that a ramp needs contrast to. */
export interface Ground {
  mode: Mode;
  /** Page colour. */
  page: string;
  /** Strongest text of the mode. */
  text: string;
  /** Candidates for labels on solid colours, the light one first. */
  labels: readonly [light: string, dark: string];
}

/** Minimum of every compiled theme: WCAG contrast, and for `tones` the distance of two package tones in OKLab. */
export const requirements = {
  text: 4.5,
  strong: 7,
  border: 3,
  label: 4.5,
  tones: 0.1,
} as const;

const tints = {
  light: [0.025, 0.05, 0.1, 0.16, 0.23, 0.34, 0.48],
  dark: [0.04, 0.08, 0.16, 0.23, 0.3, 0.38, 0.48],
};

/** Contrast with the page from which a solid colour is seen as an area at all. */
export const visibleFrom = 1.25;
/** Lightness that a solid colour has at least on a dark page. */
const darkestOnDark = 0.64;

/** A colour for buttons and badges. */
export interface Solid {
  rest: string;
  hover: string;
  label: string;
}

/** A solid colour as it was given, under the label that is read best: white, the dark one of the mode, or black. */
export function keptSolid(seedText: string, { labels }: Pick<Ground, 'labels'>): Solid {
  const seed = parse(seedText);
  const rest = plainHex(seedText);
  const by = (label: string) => contrast(label, rest);
  const [first, second] = labels;
  const best = by(first) >= by(second) ? first : second;
  // one of white and black has at least 4.58 with any colour
  const label = by(best) >= requirements.label ? best : '#000000';
  const away = contrast(label, '#ffffff') > contrast(label, '#000000') ? 1 : -1;
  return { label, rest, hover: hex({ ...seed, l: seed.l + away * 0.045 }) };
}

/** Solid colours (rest, hover) and their label. Their lightness changes only as far as the label's contrast requires. */
export function solid(seedText: string, { mode, page, labels }: Ground): Solid {
  const seed = parse(seedText);
  const lifted = mode === 'dark' ? { ...seed, l: Math.max(seed.l, darkestOnDark) } : seed;
  const options = labels.map((label, index) => {
    const away = index === 0 ? -1 : 1;
    const rest = nudge(lifted, away, colour => contrast(colour, label) >= requirements.label + 0.15);
    const hover = { ...rest, l: rest.l + away * 0.045 };
    // at the edge of sRGB a colour is rounded otherwise than it was written
    const drawn = rest.l === seed.l ? plainHex(seedText) : hex(rest);
    return { label, rest: drawn, hover: hex(hover), cost: Math.abs(rest.l - lifted.l) };
  });
  const visible = options.filter(option => contrast(option.rest, page) > visibleFrom);
  const [best] = (visible.length > 0 ? visible : options).sort((a, b) => a.cost - b.cost);
  if (!best) throw new Error('no label colours given');
  return best;
}

/** Generates the twelve steps of one mode from a seed; `keep` leaves the solid colour as it was given. */
export function generateRamp(seedText: string, ground: Ground, keep = false): Ramp {
  const seed = parse(seedText);
  const page = parse(ground.page);
  const text = parse(ground.text);
  const { rest, hover, label } = (keep ? keptSolid : solid)(seedText, ground);
  const anchor = { ...seed, l: ground.mode === 'light' ? Math.min(seed.l, 0.62) : Math.max(seed.l, 0.6) };
  const grounds = tints[ground.mode].map(amount =>
    hex({
      ...mix(page, anchor, amount),
      c: page.c + (seed.c - page.c) * Math.min(1, amount * 1.15),
      h: seed.h,
    }),
  );
  const tint = grounds[2] ?? ground.page;
  const away = ground.mode === 'light' ? -1 : 1;
  const border = nudge(anchor, away, colour => contrast(colour, ground.page) >= requirements.border + 0.1);
  const start = ground.mode === 'light' ? anchor : { ...anchor, l: Math.max(seed.l, 0.76) };
  const body = nudge({ ...start, c: seed.c * 0.92 }, away, c => contrast(c, tint) >= requirements.text + 0.6);
  const strong = nudge(
    { ...mix(body, text, 0.5), h: seed.h },
    away,
    c => contrast(c, tint) >= requirements.strong + 0.4,
  );
  return { steps: [...grounds, hex(border), rest, hover, hex(body), hex(strong)], onSolid: label };
}

/**
 * The neutral ramp goes in a straight line from the page to the text; borders and muted text go as
 * far as contrast requires. `tinted` is the background outside the ramp that muted text is used on.
 */
export function generateNeutral(
  { mode, page, text }: Pick<Ground, 'mode' | 'page' | 'text'>,
  tinted: string,
): readonly string[] {
  const [from, to] = [parse(page), parse(text)];
  const at = (amount: number) => hex(mix(from, to, amount));
  const along = (start: number, grounds: readonly string[], needed: number) => {
    let amount = start;
    while (amount < 1 && grounds.some(ground => contrast(at(amount), ground) < needed)) amount += 0.01;
    return at(Math.min(1, amount));
  };
  const light = mode === 'light';
  const grounds = (
    light ? [0, 0.03, 0.055, 0.085, 0.12, 0.18, 0.27] : [0, 0.035, 0.07, 0.11, 0.15, 0.21, 0.3]
  ).map(at);
  const [, raised = page, tint = page] = grounds;
  const border = along(0.5, [light ? page : raised], requirements.border);
  const muted = along(light ? 0.66 : 0.7, [tint, tinted], requirements.text);
  const solid = light ? [at(0.78), at(0.7)] : [at(0.8), at(0.86)];
  return [...grounds, border, ...solid, muted, at(1)];
}
