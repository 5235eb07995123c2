import { expect, it } from 'vitest';
import { inLanguage } from './sample.ts';
import { samples } from './samples.ts';

it('has each English text once, and all of them in each language', () => {
  const english = samples.map(({ en }) => en);
  expect(english.filter((text, index) => english.indexOf(text) !== index)).toEqual([]);
  const blank = samples.filter(row => Object.values(row).some(text => text.trim() === ''));
  expect(blank.map(({ en }) => en)).toEqual([]);
});

it('replaces texts in data and elements, and hands back what has none', () => {
  const onPress = () => undefined;
  const item = { id: 'terms', label: 'Delete', onPress };
  expect(inLanguage([item], 'de')).toEqual([{ id: 'terms', label: 'Löschen', onPress }]);
  const sentence = (
    <p title="Delete">
      Near you, <em>tonight</em>
    </p>
  );
  expect(inLanguage(sentence, 'de')).toEqual(
    <p title="Löschen">
      In deiner Nähe, <em>heute Abend</em>
    </p>,
  );
  expect(inLanguage(sentence, 'en')).toBe(sentence);
  const name = <b>Giulia</b>;
  expect(inLanguage(name, 'de')).toBe(name);
});

it('replaces texts of any language, because a file may be loaded while another one is shown', () => {
  expect(inLanguage('Milano', 'de')).toBe('Mailand');
  expect(inLanguage('Mailand', 'fr')).toBe('Milan');
});
