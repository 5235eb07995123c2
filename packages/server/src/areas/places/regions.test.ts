import { LANGUAGES } from '@velluto/rules';
import { expect, it } from 'vitest';
import { regionName, regionsOf } from './regions.ts';

const namesOf = (country: string, id: string) => LANGUAGES.map(language => regionName(country, id, language));

it.each([
  ['IT-25', ['Lombardei', 'Lombardy', 'Lombardía', 'Lombardie', 'Lombardia', 'Lombardije', 'Lombardia']],
  ['DE-BY', ['Bayern', 'Bavaria', 'Baviera', 'Bavière', 'Baviera', 'Beieren', 'Bawaria']],
  ['ES-CT', ['Katalonien', 'Catalonia', 'Cataluña', 'Catalogne', 'Catalogna', 'Catalonië', 'Katalonia']],
])('%s has its name in every language', (id, names) => {
  expect(namesOf(id.slice(0, 2), id)).toEqual(names);
});

it('regions are sorted by their names in the language', () => {
  const first = (language: 'fr' | 'it') =>
    regionsOf('IT', language)
      ?.map(({ name }) => name)
      .slice(0, 3);
  expect(first('it')).toEqual(['Abruzzo', 'Basilicata', 'Calabria']);
  expect(first('fr')).toEqual(['Abruzzes', 'Basilicate', 'Calabre']);
});

it('has no region that is not there', () => {
  expect(regionName('IT', 'DE-BY', 'it')).toBeNull();
  expect(regionsOf('JP', 'it')).toBeNull();
});
