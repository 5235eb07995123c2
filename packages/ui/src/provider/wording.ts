/**
 * Words a text that `Intl` or a plural form decides on, or gives the one that a page has for it already. Systems and engines
 * write such texts differently (“2.000”, “2000”), and React draws a page anew where its first view is not the server's.
 *
 * @param what says in one line what the text says, the same for the same text: `it-IT number 2000`
 * @param make makes the text with the data of this system
 */
export type Wording = (what: string, make: () => string) => string;

/** Words every text anew: for pages that no server renders. */
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

/** A wording for the browser: what the server has worded stays as it is, for as long as the page is open. */
export const repeatWording =
  (texts: Readonly<Record<string, string>>): Wording =>
  (what, make) =>
    texts[what] ?? make();
