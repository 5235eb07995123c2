import { expect, test } from 'vitest';
import { excerptOf } from './previews.ts';

const words = (count: number, word = 'parola') => Array(count).fill(word).join(' ');

test.each([
  ['a short text as it is', 'Leggo e cucino.', 'Leggo e cucino.'],
  ['lines as one', ' Leggo.\n\n\tCucino. ', 'Leggo. Cucino.'],
  ['no more than there is', words(28).padEnd(200, 's'), words(28).padEnd(200, 's')],
  ['whole words of a long text', words(40), `${words(28)}…`],
  ['a last word that just fits', `${words(28).padEnd(200, 's')} altro`, `${words(28).padEnd(200, 's')}…`],
  ['the beginning of a long word after a short one', `Ciao ${'a'.repeat(300)}`, `Ciao ${'a'.repeat(195)}…`],
  ['no comma before the ellipsis', `${words(28)}, ${words(9)}`, `${words(28)}…`],
  ['whole letters of a text without spaces', '👩🏽‍🚀'.repeat(40), `${'👩🏽‍🚀'.repeat(28)}…`],
])('keeps %s', (_, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
  expect(excerpt.length).toBeLessThanOrEqual(201);
});
