import { type Attributes, INTERESTS, type Interest } from '@velluto/rules';
import type { Random } from '../random.ts';
import type { Portrait } from './identity.ts';

/** Weights of popular interests; every other one has weight 1. */
const POPULAR: Partial<Record<Interest, number>> = {
  relationship: 7,
  friendship: 4,
  romance: 4,
  flirting: 3,
  sex: 2,
  travelling: 6,
  music: 5,
  cooking: 4,
  eating_out: 4,
  cinema: 4,
  sea: 4,
  reading: 3,
  concerts: 3,
  series: 3,
  coffee: 3,
  wine: 3,
  hiking: 3,
  animals: 3,
  weekend_trips: 3,
  mountains: 2,
  cycling: 2,
  running: 2,
  dancing: 2,
  photography: 2,
  theatre: 2,
  museums: 2,
  yoga: 2,
  swimming: 2,
};

/** 2 to 16 random interests, in the order of `INTERESTS`. */
export function pickInterests(random: Random): Interest[] {
  const weights = new Map(INTERESTS.map(interest => [interest, POPULAR[interest] ?? 1]));
  const chosen = new Set<Interest>();
  const count = Number(
    random.weighted({ '2': 6, '4': 16, '5': 20, '7': 22, '9': 16, '11': 10, '13': 6, '16': 4 }),
  );
  while (chosen.size < count) {
    const interest = random.weighted(Object.fromEntries(weights)) as Interest;
    chosen.add(interest);
    weights.delete(interest);
  }
  return INTERESTS.filter(interest => chosen.has(interest));
}

const RELATIONSHIP = {
  young: { single: 78, separated: 4, in_relationship: 5, open: 9, divorced: 3, married: 1 },
  middle: { single: 50, separated: 16, divorced: 20, open: 7, in_relationship: 3, married: 3, widowed: 1 },
  old: { single: 26, separated: 12, divorced: 38, widowed: 20, open: 3, married: 1 },
} as const;

/** Random attributes of a profile; the hair colour is that of the portrait. */
export function pickAttributes(
  random: Random,
  { gender, age, hair }: Pick<Portrait, 'gender' | 'age' | 'hair'>,
): Attributes {
  const stage = age < 35 ? 'young' : age < 55 ? 'middle' : 'old';
  // like real members, they leave some attributes empty
  const maybe = <Value>(value: Value, probability: number) => (random.chance(probability) ? value : null);
  return {
    hair_colour: maybe(hair, 0.92),
    relationship_status: maybe(random.weighted(RELATIONSHIP[stage]), 0.9),
    body_type: maybe(
      random.weighted(
        gender === 'male'
          ? { slim: 20, athletic: 24, average: 36, full: 12, muscular: 8 }
          : { slim: 24, athletic: 16, average: 32, curvy: 20, full: 8 },
      ),
      0.8,
    ),
    eye_colour: maybe(random.weighted({ brown: 52, blue: 18, green: 13, grey: 6, hazel: 11 }), 0.85),
    drinks: maybe(random.weighted({ never: 12, rarely: 28, socially: 52, often: 8 }), 0.8),
  };
}
