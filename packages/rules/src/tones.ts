/** Colour variants of a package (product.md §2 "Credits page"); a tone is colour only. */
export const TONES = ['p0', 'p1', 'p2', 'p3'] as const;
export type Tone = (typeof TONES)[number];

/** Tone of the package at a place in the list; the fourth and all later ones are `p3`. */
export function toneForIndex(index: number): Tone {
  return TONES[Math.min(Math.max(0, Math.floor(index)), TONES.length - 1)] ?? 'p0';
}
