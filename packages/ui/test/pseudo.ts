import type { Messages } from '@lingui/core';

type Message = Messages[string];

const accents: Record<string, string> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
};

/** Adds accents to vowels and two fifths more letters to every word; markup stays as it is. */
const stretch = (text: string) =>
  text
    .split(/(<\/?\w+>)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/\p{L}+/gu, word => {
            const longer = word + word.slice(0, Math.ceil(word.length * 0.4));
            return longer.replace(/[aeiou]/gi, letter => accents[letter] ?? letter);
          }),
    )
    .join('');

/** Pseudo-localises a message: unaccented text is not translated, and the extra length shows layouts that are too tight. */
export function pseudo(message: Message): Message {
  if (typeof message === 'string') return stretch(message);
  return message.map(part => {
    if (typeof part === 'string') return stretch(part);
    const [name, kind, cases] = part;
    if (kind === undefined || !cases) return part;
    const longer = Object.entries(cases as Record<string, Message | number>).map(([key, text]) => [
      key,
      typeof text === 'number' ? text : pseudo(text),
    ]);
    return [name, kind, Object.fromEntries(longer)] as const;
  });
}
