import { createRandom, type Random } from '../random.ts';
import { type Complexion, HAIR, HAIR_BY_COMPLEXION, type HairColour, LIPS, SKIN } from './complexions.ts';
import type { Wardrobe } from './garments.ts';
import { BARE_HEADS, BEARDS, EARS, HEADS } from './heads.ts';
import type { Glasses, Head } from './peeps.ts';
import type { Person } from './person.ts';
import { wardrobe } from './wardrobe.ts';

/** Facts about a person that their look has to fit. */
export interface LookOptions {
  seed: string;
  gender: 'male' | 'female';
  /** Whole years. */
  age: number;
}

/** Features of a person, and their outfits; the first one is worn in the main photo. */
export interface Look {
  person: Person;
  hairColour: HairColour;
  outfits: Wardrobe[];
}

/** How old a face is drawn: 0 up to 30 years, 1 from 70 years on. */
const maturity = (age: number) => Math.min(1, Math.max(0, (age - 30) / 40));

function hairColour(
  random: Random,
  complexion: Complexion,
  { age, gender }: LookOptions,
): Exclude<HairColour, 'bald'> {
  const natural = random.weighted(HAIR_BY_COMPLEXION[complexion]) as Exclude<HairColour, 'bald'>;
  // nobody of sixty is drawn like somebody of thirty
  const start = gender === 'male' ? 36 : 42;
  if (!random.chance((age - start) / (60 - start))) return natural;
  return age > 60 && random.chance(0.45) ? 'white' : 'grey';
}

function head(random: Random, complexion: Complexion, { age, gender }: LookOptions): Head {
  const styles = HEADS[gender];
  if (
    (complexion === 'deep' || complexion === 'brown') &&
    random.chance(complexion === 'deep' ? 0.9 : 0.55)
  ) {
    return random.weighted(styles.curly);
  }
  return random.weighted(random.chance((age - 38) / 26) ? styles.older : styles.young);
}

/** The look of a person; the same seed, gender and age always give the same. */
export function createLook(options: LookOptions): Look {
  const random = createRandom(`look:${options.seed}`);
  const complexion = random.weighted({ fair: 27, light: 36, olive: 20, brown: 10, deep: 7 });
  const chosenHead = head(random, complexion, options);
  const natural = hairColour(random, complexion, options);
  const isBare = BARE_HEADS.includes(chosenHead);
  const isCovered = chosenHead === 'hijab';
  const isMale = options.gender === 'male';
  const isBearded = isMale && options.age >= 24 && (chosenHead === 'turban' || random.chance(0.46));
  const glasses = random.chance(options.age > 45 ? 0.42 : 0.24)
    ? random.weighted<Glasses>({
        glasses: 24,
        glasses2: 20,
        glasses3: 26,
        glasses5: 24,
        glasses4: isMale ? 0 : 5,
      })
    : undefined;
  const wearsMakeup = !isMale && random.chance(0.62);
  const beard = isBearded ? random.weighted(BEARDS) : undefined;
  const hair = random.pick(HAIR[natural]);
  return {
    hairColour: isBare ? 'bald' : natural,
    outfits: wardrobe(random, options.gender),
    person: {
      head: chosenHead,
      facialHair: beard,
      glasses,
      skin: random.pick(SKIN[complexion]),
      hair,
      headwear: random.pick(['#2b6e86', '#c8371f', '#6f8a57', '#e0a422', '#7a3b52', '#41548a']),
      lips: wearsMakeup ? random.pick(LIPS[complexion]) : undefined,
      lashes: !isMale && random.chance(0.8),
      freckles:
        (complexion === 'fair' || complexion === 'light') && random.chance(natural === 'red' ? 0.7 : 0.12),
      earrings: !isMale && EARS.includes(chosenHead) && random.chance(0.55),
      necklace: !isMale && !isCovered && random.chance(0.3),
      age: maturity(options.age),
    },
  };
}
