/** Colour variants of a package (spec § 9.1); they mean nothing but a colour. */
export const TONES = ['p0', 'p1', 'p2', 'p3'] as const;
export type Tone = (typeof TONES)[number];

/** Tone of the package at an index of the list, from 0; the fourth and all later ones are `p3`. */
export function toneForIndex(index: number): Tone {
  return TONES[Math.min(Math.max(0, Math.floor(index)), TONES.length - 1)] ?? 'p0';
}
