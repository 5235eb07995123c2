import { type Color, differenceEuclidean } from 'culori/fn';
import { hex, type Lch, parse } from './colour.ts';

/** Distance of two colours in OKLab; black and white are 1 apart. */
export const distance: (first: string | Color, second: string | Color) => number =
  differenceEuclidean('oklab');

/** Parts of a colour's chroma that are tried beside each other: lightness alone is not always enough in dark and light tones. */
const chromas = [1, 0.75, 0.5, 0.25, 0];

/**
 * The nearest colour that passes. Hue stays; lightness and chroma are varied, lightness by steps of 0.01. Undefined
 * when none passes.
 */
export function nearestColour(start: string, passes: (colour: string) => boolean): string | undefined {
  const { c, h } = parse(start);
  const colours = new Set([start]);
  for (let step = 0; step <= 100; step += 1)
    for (const share of chromas) colours.add(hex({ l: step / 100, c: c * share, h }));
  return [...colours]
    .map(colour => ({ colour, away: distance(start, colour) }))
    .sort((one, other) => one.away - other.away)
    .find(({ colour }) => passes(colour))?.colour;
}

/** The colour at `share` (0–1) of the way from one to another; hue is that of the first. */
export const towards = (from: string, { l, c }: Pick<Lch, 'l' | 'c'>, share: number): string => {
  const start = parse(from);
  return hex({ l: start.l + (l - start.l) * share, c: start.c + (c - start.c) * share, h: start.h });
};
