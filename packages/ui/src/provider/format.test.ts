import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['it-IT', '14,99 €'],
  ['en-GB', '€14.99'],
  ['de-DE', '14,99 €'],
])('money in %s', (locale, text) => {
  expect(plain(createFormat(locale).money({ amountMinor: 1499, currency: 'EUR' }))).toBe(text);
});

test('currencies without a smaller unit are not divided', () => {
  expect(plain(createFormat('en-GB').money({ amountMinor: 1500, currency: 'JPY' }))).toBe('JP¥1,500');
});

test('dates and times follow the given time zone', () => {
  const rome = createFormat('it-IT', 'Europe/Rome');
  const late = Date.UTC(2026, 10, 21, 23, 30);
  expect(rome.time(late)).toBe('00:30');
  expect(rome.date(late)).toBe('22 nov 2026');
  expect(createFormat('de-DE', 'UTC').date('2026-11-21T23:30:00Z', { dateStyle: 'long' })).toBe(
    '21. November 2026',
  );
});

test('a moment names its time zone, in every language, in summer and in winter', () => {
  const at = Date.UTC(2026, 10, 21, 23, 30);
  expect(createFormat('it-IT', 'Europe/Rome').moment(at)).toBe('22 novembre 2026 alle ore 00:30 CET');
  expect(createFormat('en-GB', 'Europe/London').moment(Date.UTC(2026, 6, 1))).toBe(
    '1 July 2026 at 01:00 BST',
  );
  for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'pl-PL'])
    expect(createFormat(locale, 'Europe/Rome').moment(Date.UTC(2026, 6, 1)), locale).toMatch(
      /2:00 (CEST|MESZ|UTC\+2)$/,
    );
});

test('two moments are on one day by the calendar of the reader', () => {
  const [evening, night, noon] = ['2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z', '2026-11-22T12:00:00Z'];
  const [rome, utc] = [createFormat('it-IT', 'Europe/Rome'), createFormat('it-IT', 'UTC')];
  expect([rome.sameDay(evening, night), rome.sameDay(night, noon)]).toEqual([false, true]);
  expect([utc.sameDay(evening, night), utc.sameDay(night, noon)]).toEqual([true, false]);
});

test('formats percentages, lists, countries, languages and relative times', () => {
  const german = createFormat('de-DE');
  expect(plain(german.percent(25))).toBe('25 %');
  expect(german.list(['Kino', 'Reisen', 'Theater'])).toBe('Kino, Reisen und Theater');
  expect(german.country('it')).toBe('Italien');
  expect(german.language('pl')).toBe('Polnisch');
  expect(german.relative(-1, 'day')).toBe('gestern');
});
