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
