import { expect, it } from 'vitest';
import { allTexts } from './texts.ts';

/** Messages that are the name of a control for screen readers, by the id of the words that it shows. */
const others = { 'app.Settings.endOne': 'app.Common.logOut' };

/** By the ids in the code, `vl.BlockButton.blockLabel` and `actionLong` name what `block` and `action` show. */
const shownBy = (id: string) => others[id as keyof typeof others] ?? id.replace(/(Label|Long)$/, '');

const byLanguage = Map.groupBy(
  allTexts().filter(({ file }) => file.endsWith('.po')),
  ({ language }) => language,
);
/** A text with one sign for every value in it, as both messages write the same value in different ways. */
const comparable = (text: string) => text.toLowerCase().replaceAll(/\{\w+\}/g, '#');

it.each([...byLanguage])('the accessible name of a control contains its visible text, in %s', (_, texts) => {
  const textOf = new Map(texts.map(({ key, text }) => [key, comparable(text)]));
  const pairs = [...textOf].flatMap(([id, name]) => {
    const shown = shownBy(id);
    const words = shown === id ? undefined : textOf.get(shown);
    return words === undefined ? [] : [{ id, name, words }];
  });
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(({ name, words }) => !name.includes(words))).toEqual([]);
});
