import type { KeyboardEvent } from 'react';

/** What browsers call every key that went to an input method. */
const inputMethodKeyCode = 229;

/**
 * Whether a key is Enter, pressed for the field. While a word is being composed (Japanese, dead keys) Enter belongs to
 * the input method, and in Safari so does the one that ends it, which comes when nothing is being composed any more.
 * Every field that acts on Enter itself asks this; forms that the browser sends need not.
 */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== inputMethodKeyCode;
