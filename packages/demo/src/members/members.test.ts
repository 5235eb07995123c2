import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTES, ageOn, INTERESTS, LANGUAGES, LANGUAGES_BY_COUNTRY, nameProblem } from '@velluto/rules';
import { isRegion } from '@velluto/server/areas/places/regions.ts';
import { expect, test } from 'vitest';
import { birthDay } from '../seed/people.ts';
import { DEMO_MEMBERS, demoMemberId } from './identity.ts';
import { demoMembers, responders } from './members.ts';
import { fileOfKey } from './photos.ts';
import portraits from './portraits.json' with { type: 'json' };
import scenes from './scenes.json' with { type: 'json' };
import { TEXTS } from './texts/index.ts';

const PICTURES = join(import.meta.dirname, '../../pictures');

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
    expect(age).toBeGreaterThanOrEqual(24);
    expect(age).toBeLessThanOrEqual(76);
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

test('no face is there twice', () => {
  expect(new Set(members.map(({ photos }) => photos[0]?.key.replace(/^demo-\d+-/, ''))).size).toBe(
    members.length,
  );
  expect(members.length).toBe(portraits.length);
});

test('a member has one portrait, then places of different photographs', () => {
  const photographOf = new Map(scenes.map(({ file, photograph }) => [file, photograph]));
  for (const { photos, portrait } of members) {
    const [first, ...others] = photos.map(({ key }) => key.replace(/^demo-\d+-/, ''));
    expect(first).toBe(portrait.file);
    const photographs = others.map(file => photographOf.get(file));
    expect(photographs).not.toContain(undefined);
    expect(new Set(photographs).size).toBe(photographs.length);
  }
  expect(share(({ photos }) => photos.length > 1)).toBeGreaterThan(0.5);
});

test('a photo key gives its file, any other key none', () => {
  for (const { photos } of members)
    for (const { key } of photos)
      expect([key, existsSync(join(PICTURES, fileOfKey(key) ?? 'none'))]).toEqual([key, true]);
  for (const key of [
    'demo-0-female-02',
    'demo-1-0',
    'demo-1-nobody',
    'demo-01-female-02',
    'demo-1-female-02x',
    'demo-1-../female-02',
    'a'.repeat(32),
    '../demo-1-female-02',
  ]) {
    expect(fileOfKey(key)).toBeUndefined();
  }
});

test('every file has a member or a place that shows it', () => {
  const listed = [
    ...portraits.map(({ file }) => `portraits/${file}.avif`),
    ...scenes.map(({ file }) => `scenes/${file}.avif`),
  ];
  const found = ['portraits', 'scenes'].flatMap(folder =>
    readdirSync(join(PICTURES, folder)).map(file => `${folder}/${file}`),
  );
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test('a demo profile is neither premium nor seeded as online, also one that answers', () => {
  for (const { premium, idleMinutes } of people) {
    expect(premium).toBe(false);
    expect(idleMinutes).toBeGreaterThan(5);
  }
});

test('responders are found by id', () => {
  const answering = responders();
  expect(answering.length).toBeGreaterThan(50);
  for (const { id, language } of answering) {
    expect(members.find(member => member.id === id)).toMatchObject({
      responder: true,
      language,
    });
  }
  expect(demoMemberId(1)).toBe(members[0]?.id);
});
