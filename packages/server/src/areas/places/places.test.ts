import { expect, it } from 'vitest';
import { coordinatesOf } from './places.ts';

it.each([
  ['DE', 'Köln', ['Koeln', 'koln', 'Cologne']],
  ['DE', 'München', ['Muenchen', 'MÜNCHEN', 'Munich', 'Mu\u0308nchen']],
  ['CH', 'Zürich', ['Zuerich', 'Zurigo']],
  ['CH', 'Genève', ['Genf', 'Ginevra', 'Geneva', 'Geneve']],
  ['CH', 'Fribourg', ['Freiburg', 'Friburgo']],
  ['CH', 'Biel', ['Bienne', 'Biel/Bienne']],
  ['CH', 'Sion', ['Sitten']],
  ['BE', 'Bruxelles', ['Brussel', 'Brussels', 'Brüssel', 'Bruessel']],
  ['BE', 'Antwerpen', ['Anvers', 'Antwerp']],
  ['IT', 'Bolzano', ['Bozen']],
  ['ES', 'San Sebastián', ['Donostia', 'San Sebastian']],
  ['NL', 'Den Haag', ["'s-Gravenhage", 'The Hague']],
])('%s: %s is found by its other names', async (country, city, others) => {
  const location = await coordinatesOf({ country, region: null, city });
  expect(location).not.toBeNull();
  for (const other of others) {
    expect(await coordinatesOf({ country, region: null, city: other }), other).toEqual(location);
  }
});

it.each([
  ['province in brackets', 'IT', 'Milano (MI)', 'Milano'],
  ['province behind a comma', 'IT', 'Milano, MI', 'Milano'],
  ['province without either', 'IT', 'Milano MI', 'Milano'],
  ['postcode', 'IT', '20121 Milano', 'Milano'],
  ['postcode and province', 'IT', '20121 Milano (MI)', 'Milano'],
  ['postcode with a country', 'DE', 'D-10115 Berlin', 'Berlin'],
  ['postcode with letters', 'NL', '1012 AB Amsterdam', 'Amsterdam'],
  ['postcode with a hyphen', 'PL', '00-950 Warszawa', 'Warszawa'],
  ['postcode behind it', 'FR', 'Paris 75001', 'Paris'],
  ['preposition more', 'IT', 'Reggio di Calabria', 'Reggio Calabria'],
  ['article less', 'IT', 'Spezia', 'La Spezia'],
  ['article less', 'FR', 'Havre', 'Le Havre'],
  ['article with an apostrophe', 'IT', 'Aquila', "L'Aquila"],
  ['the larger of two', 'DE', 'Frankfurt', 'Frankfurt am Main'],
  ['the river named', 'DE', 'Frankfurt (Oder)', 'Frankfurt (Oder)'],
  ['the river shortened', 'DE', 'Frankfurt a. M.', 'Frankfurt am Main'],
  ['the river shortened', 'DE', 'Frankfurt a.M.', 'Frankfurt am Main'],
  ['the region shortened', 'DE', 'Freiburg i. Br.', 'Freiburg'],
  ['the region named', 'DE', 'Freiburg im Breisgau', 'Freiburg'],
  ['the road shortened', 'DE', 'Neuburg a.d. Donau', 'Neuburg an der Donau'],
  ['a saint shortened', 'FR', 'St Etienne', 'Saint-Étienne'],
  ['a saint shortened', 'FR', 'Ste-Foy-lès-Lyon', 'Sainte-Foy-lès-Lyon'],
  ['a saint shortened', 'IT', 'S. Donato Milanese', 'San Donato Milanese'],
  ['a saint shortened', 'IT', 'S.Donato Milanese', 'San Donato Milanese'],
  ['a saint shortened', 'DE', 'St. Ingbert', 'Sankt Ingbert'],
  ['a saint written out', 'GB', 'Saint Albans', 'St Albans'],
  ['a sorting office', 'FR', 'Lyon Cedex 03', 'Lyon'],
  ['an arrondissement', 'FR', 'Paris 5ème arrondissement', 'Paris'],
  ['postcode with letters behind it', 'GB', 'London SW1A 1AA', 'London'],
  ['a part of the town', 'DE', 'Köln-Ehrenfeld', 'Köln'],
  ['a part of the town', 'NL', 'Amsterdam-Zuidoost', 'Amsterdam'],
  ['a part of the town', 'PL', 'Warszawa-Wola', 'Warszawa'],
  ['exonym', 'FR', 'Strassburg', 'Strasbourg'],
  ['exonym', 'FR', 'Straßburg', 'Strasbourg'],
  ['exonym', 'DE', 'Monaco di Baviera', 'München'],
  ['exonym', 'DE', 'Francoforte', 'Frankfurt am Main'],
  ['exonym', 'IT', 'Mailand', 'Milano'],
  ['exonym', 'IT', 'Florence', 'Firenze'],
  ['exonym', 'PL', 'Breslau', 'Wrocław'],
  ['exonym', 'GB', 'Londra', 'London'],
])('a town is found as in postal addresses: %s (%s, %s)', async (_, country, written, town) => {
  const location = await coordinatesOf({ country, region: null, city: town });
  expect(location).not.toBeNull();
  expect(await coordinatesOf({ country, region: null, city: written })).toEqual(location);
});

it.each([
  ['IT', 'San'],
  ['IT', '20121'],
  ['IT', '(MI)'],
  ['DE', 'Am'],
  ['IT', 'Di'],
  ['DE', 'Nirgendwo am Main'],
  ['FR', 'Saint'],
  ['FR', 'Etienne'],
  ['DE', 'Nirgendwo-Mitte'],
  ['FR', 'Chaumont-le-Bois'],
  ['IT', 'Roma di Nessuno'],
])('%s: %s is no town', async (country, city) => {
  expect(await coordinatesOf({ country, region: null, city })).toBeNull();
});

it('two towns of one name are told apart by their region', async () => {
  const oder = await coordinatesOf({ country: 'DE', region: 'DE-BB', city: 'Frankfurt' });
  expect(oder).toEqual(await coordinatesOf({ country: 'DE', region: null, city: 'Frankfurt (Oder)' }));
});
