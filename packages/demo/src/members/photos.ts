import type { Expression } from '../portraits/face.ts';
import { createLook } from '../portraits/looks.ts';
import { PALETTES, type PaletteName } from '../portraits/palettes.ts';
import { type Crop, type PortraitOptions, portraitFocus } from '../portraits/portrait.ts';
import { SCENES, type SceneName } from '../portraits/scenes/index.ts';
import { createRandom, type Random } from '../random.ts';
import { DEMO_MEMBERS, FREE_LOGIN, type Identity, identityOf, PREMIUM_LOGIN } from './identity.ts';

/** A picture of a demo member. */
export interface DemoPhoto {
  /** Name below `/img/`; contains the numbers of member and picture. */
  key: string;
  portrait: PortraitOptions;
  /** Point that stays visible when the picture is cropped, 0 to 1 from the left and the top. */
  focal: { x: number; y: number };
}

/** Palettes in which a garment of this colour could not be told from the background. */
const CLASHES: Readonly<Record<string, readonly PaletteName[]>> = {
  '#c8371f': ['dusk'],
  '#e0a422': ['morning'],
  '#2b6e86': ['lagoon', 'blue'],
  '#3d2433': ['evening'],
  '#f6ece0': ['paper'],
  '#6f8a57': ['olive'],
  '#d98e86': ['rose', 'dusk'],
  '#41548a': ['blue'],
  '#b06a3c': ['paper', 'dusk', 'morning'],
  '#8fb7bd': ['lagoon'],
};

/** Palettes that suit a scene; a scene that is not listed takes any. */
const MOODS: Partial<Record<SceneName, readonly PaletteName[]>> = {
  sea: ['lagoon', 'evening', 'blue', 'dusk', 'morning', 'rose'],
  lido: ['lagoon', 'morning', 'blue', 'paper', 'rose'],
  lake: ['lagoon', 'evening', 'blue', 'rose', 'dusk'],
  lemons: ['olive', 'paper', 'morning', 'lagoon'],
  leaves: ['olive', 'rose', 'lagoon', 'morning', 'paper'],
  city: ['evening', 'blue', 'dusk', 'rose', 'paper'],
};

const OUT_OF_DOORS: readonly SceneName[] = ['sea', 'lido', 'lake', 'hills', 'rooftops', 'quay'];

type Expressions = Partial<Record<Expression, number>>;
const MAIN_EXPRESSIONS: Expressions = {
  smile: 26,
  warm: 24,
  cheerful: 20,
  delighted: 10,
  amused: 9,
  shy: 7,
  wink: 2,
  laughing: 2,
};
const MORE_EXPRESSIONS: Expressions = {
  smile: 14,
  warm: 16,
  cheerful: 16,
  delighted: 14,
  amused: 9,
  shy: 7,
  wink: 8,
  laughing: 9,
  dreamy: 5,
  smitten: 2,
};
/** Expressions for bearded faces: a beard hides a small smile, so eyes or teeth have to show it. */
const BEARDED_EXPRESSIONS: Expressions = { warm: 36, delighted: 28, cheerful: 22, laughing: 8, wink: 6 };
const MAIN_CROPS: Record<Crop, number> = { portrait: 62, close: 22, wide: 16 };

const sceneNames = Object.keys(SCENES) as SceneName[];
const paletteNames = Object.keys(PALETTES) as PaletteName[];

function pickPalette(random: Random, scene: SceneName, cloth: string): PaletteName {
  const suitable = (MOODS[scene] ?? paletteNames).filter(name => !CLASHES[cloth]?.includes(name));
  return random.pick(suitable.length > 0 ? suitable : paletteNames);
}

function countOf(random: Random, { number }: Identity): number {
  if (number === FREE_LOGIN) return 3;
  if (number === PREMIUM_LOGIN) return 5;
  return Number(random.weighted({ '1': 17, '2': 18, '3': 22, '4': 17, '5': 11, '6': 7, '7': 4, '8': 4 }));
}

/** All pictures of a member, the main one first; each has another scene. */
export function photosOf(identity: Identity): DemoPhoto[] {
  const { number, gender, age } = identity;
  const random = createRandom(`photos:${number}`);
  const { person, outfits } = createLook({ seed: String(number), gender, age });
  const scenes = random.shuffle(sceneNames);
  return scenes.slice(0, countOf(random, identity)).map((scene, index) => {
    const outfit = index === 0 ? 0 : random.int(0, outfits.length - 1);
    const portrait: PortraitOptions = {
      seed: String(number),
      gender,
      age,
      scene,
      palette: pickPalette(random, scene, outfits[outfit]?.main ?? ''),
      crop:
        index === 0 ? random.weighted(MAIN_CROPS) : random.weighted({ portrait: 36, close: 26, wide: 38 }),
      expression: random.weighted(
        person.facialHair ? BEARDED_EXPRESSIONS : index === 0 ? MAIN_EXPRESSIONS : MORE_EXPRESSIONS,
      ),
      outfit,
      mirrored: random.chance(0.5),
      sunglasses: index > 0 && !person.glasses && OUT_OF_DOORS.includes(scene) && random.chance(0.4),
    };
    return { key: `demo-${number}-${index}`, portrait, focal: portraitFocus(portrait) };
  });
}

/** The portrait that belongs to a photo key; undefined when it is not a demo member's. */
export function portraitOfKey(key: string): PortraitOptions | undefined {
  const [, number = '', index = ''] = /^demo-([1-9]\d{0,3})-(\d)$/.exec(key) ?? [];
  if (!number || Number(number) > DEMO_MEMBERS + 2) return undefined;
  return photosOf(identityOf(Number(number)))[Number(index)]?.portrait;
}
