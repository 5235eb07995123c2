import { groupedIban } from '@velluto/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedIban } from './typed-iban.ts';

/** `IT60 X|054`: the text with the caret in it. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const withCaret = ({ iban, caret }: { iban: string; caret: number }) => {
  const text = groupedIban(iban);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};
const type = (marked: string, before: string, inputType = 'insertText') => {
  const { text, caret } = at(marked);
  return withCaret(typedIban(text, caret, before, inputType));
};

test.each([
  ['at the end', 'IT60X|', 'IT60', 'IT60 X|'],
  ['small letters', 'it|', 'I', 'IT|'],
  ['in the middle', 'IT60 YX|054', 'IT60X054', 'IT60 YX|05 4'],
  ['a sign that is neither letter nor digit', 'IT60-|', 'IT60', 'IT60|'],
  ['a space', 'IT60 |', 'IT60', 'IT60|'],
  [
    'with name and BIC, pasted',
    'Anna Prova IBAN: IT60 X054 2811 1010 0000 0123 456 BCITITMM|',
    '',
    'IT60 X054 2811 1010 0000 0123 456|',
  ],
  ['with other groups, pasted', 'IT 60X05 42811|', '', 'IT60 X054 2811|'],
])('typing %s', (_, marked, before, after) => expect(type(marked, before)).toBe(after));

test.each([
  ['a character', 'deleteContentBackward', 'IT60 |054', 'IT60X054', 'IT60| 054'],
  ['the space before the caret', 'deleteContentBackward', 'IT60|X054', 'IT60X054', 'IT6|X 054'],
  ['the space after the caret', 'deleteContentForward', 'IT60|X054', 'IT60X054', 'IT60| 054'],
  ['everything', 'deleteContentBackward', '|', 'IT60', '|'],
])('erasing %s', (_, inputType, marked, before, after) =>
  expect(type(marked, before, inputType)).toBe(after),
);

test('never holds more than the longest IBAN', () => {
  const { iban, caret } = typedIban('A'.repeat(50), 50, '');
  expect(iban).toHaveLength(34);
  expect(caret).toBe(42);
});

test('the caret stays at the end while an IBAN is typed character by character', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{0,30}$/), iban => {
      let typed = '';
      for (const sign of iban) {
        const text = groupedIban(typed) + sign;
        const next = typedIban(text, text.length, typed, 'insertText');
        expect(next.caret).toBe(groupedIban(next.iban).length);
        typed = next.iban;
      }
      expect(typed).toBe(iban);
    }),
  );
});

test('every backspace at the end erases one character', () => {
  let iban = 'IT60X0542811101000000123456';
  for (let left = iban.length; left > 0; left--) {
    const text = groupedIban(iban).slice(0, -1);
    iban = typedIban(text, text.length, iban, 'deleteContentBackward').iban;
    expect(iban).toHaveLength(left - 1);
  }
});
