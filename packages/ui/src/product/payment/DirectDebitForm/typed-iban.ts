import { IBAN_MAX, plainIban } from '@velluto/rules';

/** The browser's `inputType`, as far as it matters here. */
type Erased = 'deleteContentBackward' | 'deleteContentForward';

/**
 * The IBAN after a key, and where the caret stands in its groups of four. `text` and `caret` are what the browser made
 * of the grouped text; `before` is the IBAN until then. Erasing a space erases the sign beyond it.
 */
export function typedIban(
  text: string,
  caret: number,
  before: string,
  inputType?: Erased | (string & {}),
): { iban: string; caret: number } {
  let iban = plainIban(text).slice(0, IBAN_MAX);
  let characters = Math.min(plainIban(text.slice(0, caret)).length, IBAN_MAX);
  if (iban === before) {
    if (inputType === 'deleteContentBackward' && characters > 0) characters -= 1;
    else if (inputType !== 'deleteContentForward') return { iban, caret: placeOf(characters) };
    iban = iban.slice(0, characters) + iban.slice(characters + 1);
  }
  return { iban, caret: placeOf(characters) };
}

/** Caret position in the grouped text after this many characters. */
const placeOf = (characters: number) => characters + Math.floor(Math.max(0, characters - 1) / 4);
