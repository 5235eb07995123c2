import { expect, it } from 'vitest';
import {
  digitsOf,
  escapeHtml,
  factLine,
  fillTexts,
  isolated,
  withLineBreaks,
  withoutPiledMarks,
} from './text.ts';

it('normalises all line breaks to LF', () => {
  expect(withLineBreaks('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ni')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ni');
});

it.each(['123-456', ' 123 456 ', '１２３４５６', '123\u00a0456\u200b', '1234567', '١٢٣ ٤٥٦', '۱۲۳۴۵۶'])(
  'reads the six digits of a pasted code: %j',
  pasted => {
    expect(digitsOf(pasted, 6)).toBe('123456');
  },
);

it('isolates a right-to-left text once', () => {
  expect(isolated('Anna')).toBe('Anna');
  expect(isolated(isolated('מיה'))).toBe('\u2068מיה\u2069');
});

it.each([
  ['Hebrew', 'נועה'],
  ['Arabic', 'مريم'],
  ['Persian', 'نیک\u200cرای'],
])('keeps a name in %s, an age and a price in their order in a line from left to right', (_, name) => {
  const price = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }).format(14.99);
  expect(factLine([name, 34, price])).toBe(`\u2068${name}\u2069 ·\u00a034 ·\u00a014,99\u00a0€`);
});

it('keeps the parts of an Arabic price together', () => {
  const price = new Intl.NumberFormat('ar-EG', { style: 'currency', currency: 'EUR' }).format(14.99);
  expect(factLine(['Anna', price])).toBe(`Anna ·\u00a0\u2068${price}\u2069`);
});

it('keeps facts in one line in their order, a town that is written from right to left too', () => {
  expect(factLine([34, 'חיפה', null, 'Israele'])).toBe('34 ·\u00a0\u2068חיפה\u2069 ·\u00a0Israele');
  expect(factLine(['', 'Milano', undefined, 'Italia'], ', ')).toBe('Milano, Italia');
});

it('fills in values isolated and with one full stop at the end of a sentence', () => {
  const say = fillTexts((message, values = {}) => {
    const all = typeof message === 'string' ? values : (message.values ?? {});
    return `You and ${all.name} like each other, says ${all.name}. So be it...`;
  });
  expect(say({ id: 'x', values: { name: 'Anna B.' } })).toBe(
    'You and Anna B. like each other, says Anna B. So be it...',
  );
  expect(say('x', { name: 'مریم' })).toContain('says \u2068مریم\u2069.');
  expect(say('x', { name: 'Anna' })).toContain('says Anna. So');
});

it('keeps a fact with the dot before it', () => {
  const say = fillTexts((_, values = {}) => `5 messages · ${values.price} each · ${values.price}`);
  expect(say('x', { price: '€0.90' })).toBe('5 messages ·\u00a0€0.90 each ·\u00a0€0.90');
});

it.each([undefined, { name: 'Anna' }])('passes on how to write a text that has values %j', values => {
  const asked: unknown[] = [];
  fillTexts((...all) => {
    asked.push(all);
    return '';
  })('x', values, { message: 'X' });
  expect(asked).toEqual([['x', values, { message: 'X' }]]);
});

it('escapes a text for HTML, in attributes too', () => {
  expect(escapeHtml('<b title="x">A & B</b>')).toBe('&lt;b title=&quot;x&quot;&gt;A &amp; B&lt;/b&gt;');
});

it('keeps at most three accents and five marks on a letter', () => {
  expect(withoutPiledMarks(`A${'\u0301'.repeat(11)}nna`)).toBe(`A${'\u0301'.repeat(3)}nna`);
  expect(withoutPiledMarks(`\u05D0${'\u05B0'.repeat(11)}`)).toBe(`\u05D0${'\u05B0'.repeat(5)}`);
  const mixed = `a${'\u0301\u0E48'.repeat(9)}`;
  expect([...withoutPiledMarks(mixed)].length).toBe(6);
});

it.each([
  ['Vietnamese, decomposed', 'Nguyễn Thị Hồng Ngọc'.normalize('NFD')],
  ['Greek, decomposed', 'ᾧ ἐν ᾯ'.normalize('NFD')],
  ['Thai', 'น้ำผึ้ง ที่สุด'],
  ['Hindi', 'ज़िन्दगी में हूँ, त्र्यंबक'],
  ['Hebrew with points', 'שָׁלוֹם עֲלֵיכֶם, שִׂמְחָ֥ה'],
  ['Arabic with vowels', 'مُحَمَّدٌ رَسُولُ ٱللَّٰهِ'],
  ['Burmese', 'ကြွှေ့ မြန်မာ'],
  ['Tibetan', 'བསྒྲུབས་'],
  ['emoji', '1️⃣ 👩‍👩‍👧 ❤️'],
])('leaves %s as it is', (_, text) => {
  expect(withoutPiledMarks(text)).toBe(text);
});
