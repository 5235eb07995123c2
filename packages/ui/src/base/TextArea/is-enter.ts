import type { KeyboardEvent } from 'react';

/** What browsers call every key that went to an input method. */
const inputMethodKeyCode = 229;

/**
 * Whether a key is Enter and meant for the field. While a word is being composed (Japanese, dead keys), Enter belongs to
 * the input method; so does, in Safari, the Enter that ends the composition, although `isComposing` is false by then.
 * Needed by fields that handle Enter in code, not by forms that the browser submits.
 */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== inputMethodKeyCode;
