import type { LookingFor, Sexuality } from '@velluto/rules';
import { createRandom, type Random } from '../random.ts';
import portraits from './portraits.json' with { type: 'json' };

/** A portrait made by a program, and what is said of the person in it. */
export interface Portrait {
  /** Name of the file in `pictures/portraits`, without its ending. */
  file: string;
  /** First name that fits the face. */
  name: string;
  gender: 'male' | 'female';
  /** Age in whole years that the picture was made for. */
  age: number;
  /** Colour of the hair, as in the profile's attributes; null where none is seen. */
  hair: 'black' | 'brown' | 'blond' | 'grey' | 'white' | 'bald' | null;
  /** Size in pixels. */
  width: number;
  height: number;
  /** Centre of the face, 0 to 1 from the left and the top. */
  focal: { x: number; y: number };
  /** Blurred placeholder (ThumbHash), as base64. */
  thumbhash: string;
}

/** Facts that decide who a demo member is; independent of texts and places. */
export interface Identity {
  /** 1 to `DEMO_MEMBERS`; the two numbers after that are the demo log-ins. */
  number: number;
  /** The face, which no other member has. */
  portrait: Portrait;
  gender: Portrait['gender'];
  /** Whole years at the time of seeding. */
  age: number;
  sexuality: Sexuality;
  lookingFor: LookingFor;
}

const PORTRAITS = portraits as readonly Portrait[];
/** Portraits of the demo log-ins: the free one, then the premium one. */
const LOGIN_PORTRAITS = ['female-36', 'male-02'];

/** The portraits by the member's number less one: the demo members in mixed order, then the demo log-ins. */
const cast: readonly Portrait[] = [
  ...createRandom('cast').shuffle(PORTRAITS.filter(({ file }) => !LOGIN_PORTRAITS.includes(file))),
  ...LOGIN_PORTRAITS.flatMap(login => PORTRAITS.filter(({ file }) => file === login)),
];

/** Number of demo members: one for each portrait. */
export const DEMO_MEMBERS = cast.length - LOGIN_PORTRAITS.length;
/** Number of the demo log-in without premium. */
export const FREE_LOGIN = DEMO_MEMBERS + 1;
/** Number of the demo log-in with premium. */
export const PREMIUM_LOGIN = DEMO_MEMBERS + 2;

function pickSexuality(random: Random, gender: Identity['gender']): Sexuality {
  return random.weighted<Sexuality>(
    gender === 'male' ? { hetero: 85, gay: 8, bi: 7 } : { hetero: 82, lesbian: 7, bi: 11 },
  );
}

function lookingFor(gender: Identity['gender'], sexuality: Sexuality): LookingFor {
  if (sexuality === 'bi') return 'both';
  if (sexuality === 'hetero') return gender === 'male' ? 'female' : 'male';
  return gender;
}

/** The identity of the demo member with this number. */
export function identityOf(number: number): Identity {
  const portrait = cast[number - 1];
  if (!portrait) throw new RangeError(`There is no demo member ${number}`);
  const { gender, age } = portrait;
  const sexuality =
    number > DEMO_MEMBERS ? 'hetero' : pickSexuality(createRandom(`identity:${number}`), gender);
  return { number, portrait, gender, age, sexuality, lookingFor: lookingFor(gender, sexuality) };
}

/** Id of a demo member: a UUID version 7, the same in every installation, so that answering members are known by id. */
export function demoMemberId(number: number): string {
  const random = createRandom(`id:${number}`);
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  const time = (Date.UTC(2026, 0, 1) + number * 61_000).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
