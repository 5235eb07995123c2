import type { Attributes, Interest, Language } from '@velluto/rules';
import { createRandom, type Random } from '../random.ts';
import { createAboutWriter } from './about.ts';
import {
  DEMO_MEMBERS,
  demoMemberId,
  FREE_LOGIN,
  type Identity,
  identityOf,
  PREMIUM_LOGIN,
} from './identity.ts';
import { type DemoPhoto, photosOf } from './photos.ts';
import { type Place, pickPlace } from './places.ts';
import { pickAttributes, pickInterests } from './traits.ts';

/** A demo member with everything that is written to the database. */
export interface DemoMember extends Identity, Place {
  id: string;
  name: string;
  aboutMe: string;
  interests: Interest[];
  attributes: Attributes;
  photos: DemoPhoto[];
  /** Only of the demo log-ins, which are people; never of a profile that the site runs. */
  premium: boolean;
  /** Answers messages, with texts written beforehand. */
  responder: boolean;
  /** Whole days since the last birthday, 0 to 360. */
  daysSinceBirthday: number;
  /** Minutes since the last activity at the time of seeding. */
  idleMinutes: number;
  /** Days since sign-up at the time of seeding. */
  memberDays: number;
}

/** Profiles of the demo log-ins, which are written by hand. */
const LOGINS: Readonly<Record<number, Pick<DemoMember, 'aboutMe' | 'interests'>>> = {
  [FREE_LOGIN]: {
    aboutMe: 'Restauro mobili e, ogni tanto, buone intenzioni. Cerco qualcuno con cui perdere il treno.',
    interests: [
      'relationship',
      'travelling',
      'sea',
      'concerts',
      'cinema',
      'theatre',
      'reading',
      'cooking',
      'flea_markets',
    ],
  },
  [PREMIUM_LOGIN]: {
    aboutMe:
      'Guido l’autobus numero 7: se corri, ti aspetto. Vorrei qualcuno che rimanga quando finisce il film.',
    interests: [
      'relationship',
      'romance',
      'mountains',
      'cycling',
      'music',
      'cinema',
      'photography',
      'wine',
      'board_games',
      'languages',
    ],
  },
};
const LOGIN_PLACE: Place = {
  country: 'IT',
  region: 'IT-25',
  city: 'Milano',
  language: 'it',
  latitude: 45.46427,
  longitude: 9.18951,
};

/** True for a demo member who answers messages: about two in five. */
const answers = (number: number): boolean =>
  number <= DEMO_MEMBERS && createRandom(`answers:${number}`).chance(0.4);

/** Home of the member with this number. Must be the first use of `random`, so that `responders` gets the same place. */
const placeOf = (number: number, random: Random): Place =>
  number > DEMO_MEMBERS ? LOGIN_PLACE : pickPlace(random);

/** A demo member who answers messages. */
export interface Responder {
  id: string;
  language: Language;
}

/** All demo members who answer messages. */
export function responders(): Responder[] {
  const numbers = Array.from({ length: DEMO_MEMBERS }, (_, index) => index + 1).filter(answers);
  return numbers.map(number => ({
    id: demoMemberId(number),
    language: placeOf(number, createRandom(`member:${number}`)).language,
  }));
}

/** The demo members and, as the last two, the demo log-ins; the same on every machine. */
export function demoMembers(): DemoMember[] {
  const about = createAboutWriter('about');
  return Array.from({ length: PREMIUM_LOGIN }, (_, index) => {
    const identity = identityOf(index + 1);
    const { number, portrait, gender, age } = identity;
    const random = createRandom(`member:${number}`);
    const login = LOGINS[number];
    const place = placeOf(number, random);
    const responder = answers(number);
    const memberDays = random.int(3, 640);
    const idle = random.weighted({ today: 40, week: 38, month: 22 });
    const minutes =
      idle === 'today'
        ? random.int(8, 1300)
        : idle === 'week'
          ? random.int(1440, 10_000)
          : random.int(10_000, 43_000);
    return {
      ...identity,
      ...place,
      id: demoMemberId(number),
      name: portrait.name,
      aboutMe: login?.aboutMe ?? about(random, { language: place.language, gender, city: place.city }),
      interests: login?.interests ?? pickInterests(random),
      attributes: pickAttributes(random, { gender, age, hair: portrait.hair }),
      photos: photosOf(identity),
      premium: number === PREMIUM_LOGIN,
      responder,
      daysSinceBirthday: random.int(0, 360),
      idleMinutes: login ? 0 : Math.min(minutes, memberDays * 1440 - 60),
      memberDays,
    };
  });
}
