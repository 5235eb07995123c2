/** Capitalises a text that may begin in lower case, for use alone on a line. */
export const capitalised = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
