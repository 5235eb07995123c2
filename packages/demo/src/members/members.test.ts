import { ATTRIBUTES, ageOn, INTERESTS, LANGUAGES, LANGUAGES_BY_COUNTRY, nameProblem } from '@velluto/rules';
import { isRegion } from '@velluto/server/areas/places/regions.ts';
import { expect, test } from 'vitest';
import { birthDay } from '../seed/people.ts';
import { DEMO_MEMBERS, demoMemberId } from './identity.ts';
import { demoMembers, responders } from './members.ts';
import { photosOf, portraitOfKey } from './photos.ts';
import { TEXTS } from './texts/index.ts';

const members = demoMembers();
const people = members.slice(0, DEMO_MEMBERS);
const share = (matches: (member: (typeof people)[number]) => boolean) =>
  people.filter(matches).length / people.length;

test('the members are the same every time', () => {
  expect(demoMembers()).toEqual(members);
});

test('names are valid and unique in any case, and ids and photo keys are unique', () => {
  for (const { name } of members) expect([name, nameProblem(name)]).toEqual([name, null]);
  expect(new Set(members.map(({ name }) => name.toLowerCase())).size).toBe(members.length);
  expect(new Set(members.map(({ id }) => id)).size).toBe(members.length);
  const keys = members.flatMap(({ photos }) => photos.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { id } of members)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('all countries of the locale table are used, Italy most, each with a language of the country and an existing region', () => {
  expect(new Set(people.map(({ country }) => country))).toEqual(new Set(Object.keys(LANGUAGES_BY_COUNTRY)));
  expect(share(({ country }) => country === 'IT')).toBeGreaterThan(0.4);
  for (const { country, language, region } of people) {
    expect(LANGUAGES_BY_COUNTRY[country]).toContain(language);
    expect([country, region, isRegion(country, region)]).toEqual([country, region, true]);
  }
});

test('ages, genders and sexualities are mixed realistically, and fit whom the members look for', () => {
  for (const { age } of people) {
    expect(age).toBeGreaterThanOrEqual(20);
    expect(age).toBeLessThanOrEqual(72);
  }
  expect(share(({ gender }) => gender === 'female')).toBeCloseTo(0.5, 1);
  expect(share(({ sexuality }) => sexuality === 'hetero')).toBeGreaterThan(0.75);
  expect(people.filter(({ gender, sexuality }) => gender === 'male' && sexuality === 'lesbian')).toEqual([]);
  for (const { gender, sexuality, lookingFor } of people) {
    if (sexuality === 'hetero') expect(lookingFor).not.toBe(gender);
    if (sexuality === 'gay' || sexuality === 'lesbian') expect(lookingFor).toBe(gender);
  }
});

test('a date of birth gives the age, around leap days too', () => {
  const now = new Date('2028-03-01T10:00:00Z');
  for (const days of [0, 1, 2, 60, 360]) expect(ageOn(birthDay(now, 33, days), '2028-03-01')).toBe(33);
});

test('texts are unique and have no unfilled placeholder, and every language has enough sentences', () => {
  expect(new Set(members.map(({ aboutMe }) => aboutMe)).size).toBe(members.length);
  for (const { aboutMe } of members) expect(aboutMe).not.toMatch(/[{}[\]|]|undefined/);
  for (const language of LANGUAGES) {
    const { openers, habits, wishes } = TEXTS[language];
    expect(Math.min(openers.length, habits.length, wishes.length)).toBeGreaterThanOrEqual(10);
    expect(new Set([...openers, ...habits, ...wishes]).size).toBe(
      openers.length + habits.length + wishes.length,
    );
  }
});

test('no sentence is used by more than about one in eighteen members of a language', () => {
  for (const language of ['it', 'en', 'de'] as const) {
    const speakers = people.filter(member => member.language === language);
    for (const sentence of TEXTS[language].wishes) {
      const plain = sentence.split(/[[{]/)[0] ?? sentence;
      const count = speakers.filter(({ aboutMe }) => aboutMe.includes(plain)).length;
      expect([sentence, count <= Math.ceil(speakers.length / 18)]).toEqual([sentence, true]);
    }
  }
});

test('interests and attributes are of the lists, and members below 30 have no grey hair', () => {
  for (const { interests, attributes, age } of people) {
    expect(interests.length).toBeGreaterThanOrEqual(2);
    for (const interest of interests) expect(INTERESTS).toContain(interest);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== null) expect(ATTRIBUTES[name as keyof typeof ATTRIBUTES]).toContain(value);
    }
    if (age < 30) expect(['grey', 'white']).not.toContain(attributes.hair_colour);
  }
});

test('every member has one to eight pictures in different scenes', () => {
  for (const { photos, gender, age } of members) {
    expect(photos.length).toBeGreaterThanOrEqual(1);
    expect(photos.length).toBeLessThanOrEqual(8);
    expect(new Set(photos.map(({ portrait }) => portrait.scene)).size).toBe(photos.length);
    for (const { portrait } of photos) expect([portrait.gender, portrait.age]).toEqual([gender, age]);
    expect(photos[0]?.portrait.sunglasses).toBe(false);
  }
});

test('a photo key gives its picture, any other key none', () => {
  const [member] = members;
  if (!member) throw new Error('nobody');
  for (const { key, portrait } of photosOf(member)) expect(portraitOfKey(key)).toEqual(portrait);
  for (const key of [
    'demo-0-0',
    'demo-603-0',
    'demo-1-8',
    'demo-01-0',
    'demo-1-0x',
    'a'.repeat(32),
    '../demo-1-0',
  ]) {
    expect(portraitOfKey(key)).toBeUndefined();
  }
});

test('a demo profile is neither premium nor seeded as online, also one that answers', () => {
  for (const { premium, idleMinutes } of people) {
    expect(premium).toBe(false);
    expect(idleMinutes).toBeGreaterThan(5);
  }
});

test('responders are found by id', () => {
  const answering = responders();
  expect(answering.length).toBeGreaterThan(60);
  for (const { id, language } of answering) {
    expect(members.find(member => member.id === id)).toMatchObject({
      responder: true,
      language,
    });
  }
  expect(demoMemberId(1)).toBe(members[0]?.id);
});
