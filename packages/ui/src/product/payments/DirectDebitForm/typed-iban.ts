import { IBAN_MAX, plainIban } from '@velluto/rules';

/** Values of the browser's `inputType` that erase one character. */
type Erased = 'deleteContentBackward' | 'deleteContentForward';

/**
 * The IBAN after a key, and the position of the caret in its groups of four. `text` and `caret` are those of the input
 * after the key; `before` is the IBAN before it. Erasing a space between groups erases the character next to it.
 */
export function typedIban(
  text: string,
  caret: number,
  before: string,
  inputType?: Erased | (string & {}),
): { iban: string; caret: number } {
  let iban = plainIban(text).slice(0, IBAN_MAX);
  let characters = Math.min(plainIban(text.slice(0, caret)).length, iban.length);
  if (iban === before) {
    if (inputType === 'deleteContentBackward' && characters > 0) characters -= 1;
    else if (inputType !== 'deleteContentForward') return { iban, caret: placeOf(characters) };
    iban = iban.slice(0, characters) + iban.slice(characters + 1);
  }
  return { iban, caret: placeOf(characters) };
}

/** Caret position in the grouped text after this many characters. */
const placeOf = (characters: number) => characters + Math.floor(Math.max(0, characters - 1) / 4);
