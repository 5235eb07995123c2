/**
 * Makes a text of `Intl` or a plural form, or returns the one that the page already has for it. Systems and engines
 * write such texts differently (“2.000”, “2000”), and React draws a page anew where its first view is not the server's.
 *
 * @param what a key in one line, the same for the same text: `it-IT number 2000`
 * @param make makes the text with the data of this system
 */
export type Wording = (what: string, make: () => string) => string;

/** Makes every text anew: for pages that no server renders. */
export const ownWording: Wording = (_, make) => make();

/** A wording for the server, and the texts that it made: they are sent with the page, as JSON. */
export function recordWording(): { wording: Wording; texts: Record<string, string> } {
  const texts: Record<string, string> = {};
  const wording: Wording = (what, make) => {
    texts[what] ??= make();
    return texts[what];
  };
  return { wording, texts };
}

/** A wording for the browser: texts made by the server stay as they are while the page is open. */
export const repeatWording =
  (texts: Readonly<Record<string, string>>): Wording =>
  (what, make) =>
    texts[what] ?? make();
