import type { LookingFor, Sexuality } from '@velluto/rules';
import { createRandom, type Random } from '../random.ts';

/** Facts that decide a member's portrait; independent of texts and places, so that changing those redraws nothing. */
export interface Identity {
  /** 1 to `DEMO_MEMBERS`; the two numbers after that are the demo log-ins. */
  number: number;
  gender: 'male' | 'female';
  /** Whole years at the time of seeding. */
  age: number;
  sexuality: Sexuality;
  lookingFor: LookingFor;
}

/** Number of demo members. */
export const DEMO_MEMBERS = 600;
/** Number of the demo log-in without premium. */
export const FREE_LOGIN = DEMO_MEMBERS + 1;
/** Number of the demo log-in with premium. */
export const PREMIUM_LOGIN = DEMO_MEMBERS + 2;

const AGES: Readonly<Record<string, number>> = {
  '20-24': 11,
  '25-29': 18,
  '30-34': 18,
  '35-39': 14,
  '40-44': 11,
  '45-49': 9,
  '50-54': 7,
  '55-59': 5,
  '60-66': 4.5,
  '67-72': 2.5,
};

function pickAge(random: Random): number {
  const [from = 20, to = 72] = random.weighted(AGES).split('-').map(Number);
  return random.int(from, to);
}

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
  if (number === FREE_LOGIN)
    return { number, gender: 'female', age: 33, sexuality: 'hetero', lookingFor: 'male' };
  if (number === PREMIUM_LOGIN)
    return { number, gender: 'male', age: 38, sexuality: 'hetero', lookingFor: 'female' };
  const random = createRandom(`identity:${number}`);
  const gender = random.chance(0.52) ? 'female' : 'male';
  const sexuality = pickSexuality(random, gender);
  return { number, gender, age: pickAge(random), sexuality, lookingFor: lookingFor(gender, sexuality) };
}

/** Id of a demo member: a UUID version 7, the same in every installation, so that answering members are known by id. */
export function demoMemberId(number: number): string {
  const random = createRandom(`id:${number}`);
  const hex = (length: number) => Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  const time = (Date.UTC(2026, 0, 1) + number * 61_000).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
