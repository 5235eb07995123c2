import { expect, test } from 'vitest';
import { allTexts, type Text } from '../checks/wording/texts.ts';
import { dueTexts, namesDiffer, reviewedNow, reviewProblems, textsByName } from './reviewed.ts';

const english = new Map([
  ['app.Hello.title', 'Hello'],
  ['pages/faq.md', 'Questions'],
]);
const reviewed = reviewedNow({}, english);
const changed = new Map(english).set('app.Hello.title', 'Good evening');

test('a changed English text is due until its translations were compared with it', () => {
  expect(dueTexts(reviewed, english)).toEqual([]);
  expect(dueTexts(reviewed, changed)).toEqual(['app.Hello.title']);
  // neither extracting nor looking at another text settles it
  const other = reviewedNow(reviewed, changed, ['pages/faq.md']);
  expect(dueTexts(other, changed)).toEqual(['app.Hello.title']);
  expect(dueTexts(reviewedNow(reviewed, changed, ['app.Hello.title']), changed)).toEqual([]);
});

test('a text without an entry, and an entry without a text, ask for an extraction', () => {
  const more = new Map(english).set('app.Hello.more', 'More');
  const less = new Map([...english].slice(1));
  expect(namesDiffer(reviewed, english)).toBe(false);
  expect(namesDiffer(reviewed, more)).toBe(true);
  expect(namesDiffer(reviewed, less)).toBe(true);
  expect(namesDiffer(reviewedNow(reviewed, more), more)).toBe(false);
  expect(Object.keys(reviewedNow(reviewed, less))).toEqual(['pages/faq.md']);
});

test('messages, whole pages and the texts of site files have the same name in every language', () => {
  const page = (line: number, language: string, text: string): Text => ({
    file: `app/src/content/pages/${language}/faq.md`,
    key: `line ${line}`,
    language,
    text,
  });
  const texts = [page(1, 'en', 'One'), page(2, 'en', 'Two'), page(1, 'de', 'Eins')];
  expect(textsByName(texts, 'en')).toEqual(new Map([['pages/faq.md', 'One\nTwo']]));
  const names = (language: string) => [...textsByName(allTexts(), language).keys()].sort();
  expect(names('de')).toEqual(names('en'));
});

test('no translation of the product is due', () => {
  expect(reviewProblems()).toEqual([]);
});
