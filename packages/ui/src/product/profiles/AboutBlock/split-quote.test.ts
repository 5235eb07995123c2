import { expect, it } from 'vitest';
import { splitQuote } from './split-quote.ts';

it.each([
  ['Looking for someone to miss a train with.', 'Looking for someone to miss a train with.', ''],
  ['Hi! I am Giulia.', 'Hi!', 'I am Giulia.'],
  ['One line\nand another', 'One line', 'and another'],
  ['', '', ''],
])('takes the first short sentence of %j', (text, quote, rest) => {
  expect(splitQuote(text)).toEqual({ quote, rest });
});

it('does not quote a long first sentence', () => {
  const text = `${'word '.repeat(60)}end.`;
  expect(splitQuote(text)).toEqual({ quote: '', rest: text });
});

it('does not cut inside a word without spaces', () => {
  const text = 'a'.repeat(300);
  expect(splitQuote(text)).toEqual({ quote: '', rest: text });
});
