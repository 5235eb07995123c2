import type { Random } from '../random.ts';
import type { Garment, Wardrobe } from './garments.ts';

/** How often each kind of clothes is worn, as weights. */
export const GARMENTS: Record<'male' | 'female', Partial<Record<Garment, number>>> = {
  female: {
    tee: 14,
    stripes: 12,
    dots: 8,
    checks: 3,
    sprigs: 10,
    shirt: 8,
    blazer: 8,
    cardigan: 12,
    rollneck: 11,
    dungarees: 6,
    jumper: 8,
  },
  male: {
    tee: 20,
    stripes: 12,
    checks: 8,
    shirt: 18,
    blazer: 11,
    cardigan: 6,
    rollneck: 11,
    dungarees: 1,
    jumper: 13,
  },
};

/** Colours of clothes, each with the second colours that go with it. */
export const CLOTH_COLOURS: Readonly<Record<string, readonly string[]>> = {
  '#c8371f': ['#f8efe3', '#7a2430', '#e9b64a'],
  '#e0a422': ['#fff6e0', '#3d2433', '#b3541e'],
  '#2b6e86': ['#e9f1ee', '#e0a422', '#1d4658'],
  '#3d2433': ['#e8c9c0', '#c8371f', '#8f7a9a'],
  '#f6ece0': ['#3d2433', '#c8371f', '#2b6e86'],
  '#6f8a57': ['#f4f0dc', '#e0a422', '#3f5a3c'],
  '#d98e86': ['#fff3ec', '#7a2f45', '#3d2433'],
  '#41548a': ['#f3ede2', '#e0a422', '#c8371f'],
  '#b06a3c': ['#fbeedd', '#3d2433', '#2b6e86'],
  '#8fb7bd': ['#ffffff', '#24586c', '#c8371f'],
};

/** Three outfits of a person, each in another main colour; the kind of clothes may repeat. */
export function wardrobe(random: Random, gender: 'male' | 'female'): Wardrobe[] {
  return random
    .shuffle(Object.keys(CLOTH_COLOURS))
    .slice(0, 3)
    .map(main => ({
      garment: random.weighted(GARMENTS[gender]),
      main,
      second: random.pick(CLOTH_COLOURS[main] ?? []),
    }));
}
