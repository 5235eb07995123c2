import { useLingui } from '@lingui/react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { CopyScope } from './CopyScope.tsx';
import { createFormat, type Format } from './format.ts';
import { recordWording, repeatWording } from './wording.ts';

/** Every kind of text that `Intl` decides on. */
const texts: Record<Exclude<keyof Format, 'sameDay'>, (format: Format) => string | string[]> = {
  number: format => format.number(2000),
  percent: format => format.percent(25),
  money: format => format.money({ amountMinor: 1499, currency: 'EUR' }),
  date: format => format.date('2026-11-21T23:30:00Z'),
  moment: format => format.moment('2026-11-21T23:30:00Z'),
  time: format => format.time('2026-11-21T23:30:00Z'),
  relative: format => format.relative(-1, 'day'),
  unit: format => format.unit(3, 'hour'),
  list: format => format.list(['Kino', 'Reisen', 'Theater']),
  country: format => format.country('IT'),
  countriesByName: format => format.countriesByName(['PL', 'IT', 'AT']),
  language: format => format.language('pl'),
  ownLanguageName: format => format.ownLanguageName('it'),
};

/** The texts of a server with data that this system does not have: each is written backwards. */
const backwards = (text: string) => [...text].reverse().join('');
const backwardsIn = (sent: Record<string, string>) =>
  Object.fromEntries(Object.entries(sent).map(([what, text]) => [what, backwards(text)]));

it.each(Object.entries(texts))('the browser repeats what the server wrote: %s', (_, text) => {
  const { wording, texts: sent } = recordWording();
  const written = [text(createFormat('it-IT', 'Europe/Rome', wording))].flat();
  const repeated = text(createFormat('it-IT', 'Europe/Rome', repeatWording(backwardsIn(sent))));
  expect([repeated].flat().join()).toBe(backwards(written.join()));
});

it('makes texts that the server did not make, and those in another language or time zone', () => {
  const { wording, texts: sent } = recordWording();
  const rome = createFormat('it-IT', 'Europe/Rome', wording);
  expect([rome.number(2000), rome.time('2026-11-21T20:00:00Z')]).toEqual(['2000', '21:00']);
  const repeating = repeatWording(backwardsIn(sent));
  expect(createFormat('it-IT', 'Europe/Rome', repeating).number(3)).toBe('3');
  expect(createFormat('de-DE', 'Europe/Rome', repeating).number(2000)).toBe('2.000');
  expect(createFormat('it-IT', 'UTC', repeating).time('2026-11-21T20:00:00Z')).toBe('20:00');
});

const People = () => useLingui()._('vl.Interest.people', { count: 2000 });

it('repeats texts with a plural form, in a scope with texts of its own too', () => {
  const people = (
    <>
      <People />
      <CopyScope copy={{ 'vl.Interest.people': '{count} of us' }}>
        <People />
      </CopyScope>
    </>
  );
  const messages = {
    'vl.Interest.people': [['count', 'plural', { one: ['#', ' person'], other: ['#', ' people'] }]],
  } as never;
  const { wording, texts: sent } = recordWording();
  expect(draw(people, { locale: 'en', messages, wording })).toBe('2,000 people2000 of us');
  expect(draw(people, { locale: 'en', messages, wording: repeatWording(backwardsIn(sent)) })).toBe(
    'elpoep 000,2su fo 0002',
  );
});
