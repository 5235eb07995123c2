import { createRandom, type Random } from '../random.ts';
import type { Garment, Wardrobe } from './garments.ts';
import type { FacialHair, Glasses, Head } from './peeps.ts';
import type { Person } from './person.ts';

/** What the drawing has to fit. */
export interface LookOptions {
  seed: string;
  gender: 'male' | 'female';
  /** Whole years. */
  age: number;
}

/** Colour of the hair as the profile names it. */
export type HairColour = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'bald';

/** A person with the clothes they own; the first outfit is that of the main photo. */
export interface Look {
  person: Person;
  hairColour: HairColour;
  outfits: Wardrobe[];
}

type Complexion = 'fair' | 'light' | 'olive' | 'brown' | 'deep';

const SKIN: Record<Complexion, readonly string[]> = {
  fair: ['#fbdcc0', '#f9d3b4', '#fce3cc'],
  light: ['#f4c7a0', '#f0bf94', '#f6cfae'],
  olive: ['#e0a878', '#d99a66', '#e5b084'],
  brown: ['#b5763f', '#a9683f', '#bd7f4f'],
  deep: ['#7d5138', '#6f4833', '#8a5b3f'],
};

const HAIR: Record<Exclude<HairColour, 'bald'>, readonly string[]> = {
  black: ['#2b1e2a', '#33242c'],
  brown: ['#4a3024', '#6b4228', '#7d5233', '#5a3a2e'],
  blond: ['#d9a94e', '#e2bd6e', '#c4924a', '#ecd193'],
  red: ['#a8481f', '#b85a2a', '#8f3d22'],
  grey: ['#9c9692', '#b0aaa4', '#88827f'],
  white: ['#ddd8d0', '#e8e3da'],
};

const HAIR_BY_COMPLEXION: Record<Complexion, Partial<Record<HairColour, number>>> = {
  fair: { blond: 38, brown: 34, red: 18, black: 10 },
  light: { brown: 50, blond: 22, black: 20, red: 8 },
  olive: { brown: 46, black: 50, red: 4 },
  brown: { black: 100 },
  deep: { black: 100 },
};

/** Hair styles by gender; `curly` fits brown and deep complexions, `older` replaces `young` with the years. */
const HEADS: Record<'male' | 'female', Record<'young' | 'curly' | 'older', Partial<Record<Head, number>>>> = {
  female: {
    young: {
      bangs: 9,
      bangs2: 5,
      bun: 7,
      bun2: 5,
      long: 10,
      longBangs: 9,
      longCurly: 8,
      medium1: 6,
      medium2: 7,
      medium3: 9,
      mediumBangs: 8,
      mediumBangs2: 5,
      mediumBangs3: 4,
      mediumStraight: 7,
      grayBun: 5,
      grayMedium: 3,
      hatHip: 2,
      hatBeanie: 2,
    },
    curly: {
      afro: 6,
      longAfro: 6,
      cornrows: 4,
      cornrows2: 4,
      dreads1: 6,
      bun: 5,
      bun2: 8,
      longCurly: 8,
      long: 3,
      medium3: 3,
      hijab: 4,
      twists: 1,
      mediumBangs: 2,
    },
    older: {
      grayBun: 9,
      grayMedium: 10,
      medium1: 8,
      medium3: 7,
      bangs: 7,
      medium2: 5,
      longCurly: 5,
      mediumBangs2: 5,
      long: 3,
      bangs2: 3,
      mediumStraight: 2,
      hatHip: 2,
    },
  },
  male: {
    young: {
      short1: 6,
      short2: 7,
      short3: 6,
      short4: 12,
      short5: 8,
      pomp: 8,
      shaved1: 3,
      shaved2: 6,
      shaved3: 6,
      grayShort: 7,
      flatTop: 2,
      hatBeanie: 4,
      hatHip: 2,
      noHair1: 3,
      dreads2: 2,
    },
    curly: {
      short1: 6,
      short5: 4,
      flatTop: 5,
      twists: 8,
      twists2: 7,
      dreads2: 5,
      shaved2: 5,
      noHair1: 5,
      turban: 2,
      afro: 4,
      short3: 3,
    },
    older: {
      grayShort: 14,
      short4: 10,
      short2: 7,
      short3: 5,
      noHair1: 9,
      noHair3: 9,
      short5: 4,
      hatHip: 3,
      hatBeanie: 2,
      pomp: 2,
    },
  },
};

const BARE_HEADS: readonly Head[] = ['noHair1', 'noHair2', 'noHair3'];
/** Heads that show the ear, where an earring can hang. */
const EARS: readonly Head[] = [
  'bangs',
  'bun',
  'bun2',
  'cornrows',
  'cornrows2',
  'grayBun',
  'grayMedium',
  'medium3',
  'medium2',
  'mediumBangs2',
  'long',
  'dreads2',
  'hatHip',
];

const BEARDS: Partial<Record<FacialHair, number>> = {
  chin: 20,
  full: 34,
  full2: 14,
  full3: 6,
  full4: 8,
  goatee1: 8,
  goatee2: 6,
  moustache5: 5,
  moustache6: 8,
  moustache7: 5,
  moustache9: 6,
};

const LIPS: Record<Complexion, readonly string[]> = {
  fair: ['#c23b3f', '#b2495a', '#c8564f'],
  light: ['#b83340', '#a8414f', '#c04a44'],
  olive: ['#a3323c', '#963a45', '#b04438'],
  brown: ['#8a2a34', '#7c2c3c', '#94302c'],
  deep: ['#a32f3d', '#8f2740', '#b03a35'],
};

const GARMENTS: Record<'male' | 'female', Partial<Record<Garment, number>>> = {
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

/** Cloth colours and a second one that goes with each. */
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

/** How much older the drawing makes somebody look: 0 up to about 30, 1 from about 70 on. */
const maturity = (age: number) => Math.min(1, Math.max(0, (age - 30) / 40));

function hairColour(
  random: Random,
  complexion: Complexion,
  { age, gender }: LookOptions,
): Exclude<HairColour, 'bald'> {
  const natural = random.weighted(HAIR_BY_COMPLEXION[complexion]) as Exclude<HairColour, 'bald'>;
  const start = gender === 'male' ? 36 : 44;
  const greying = Math.min(0.92, Math.max(0, (age - start) / (gender === 'male' ? 26 : 34)));
  if (!random.chance(greying)) return natural;
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

/** Someone's wardrobe: each outfit in another colour and, as a rule, another cut. */
function wardrobe(random: Random, gender: 'male' | 'female'): Wardrobe[] {
  return random
    .shuffle(Object.keys(CLOTH_COLOURS))
    .slice(0, 3)
    .map(main => ({
      garment: random.weighted(GARMENTS[gender]),
      main,
      second: random.pick(CLOTH_COLOURS[main] ?? []),
    }));
}

/** The person behind a seed: always the same, and fitting gender and age. */
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
