import type { Messages } from '@lingui/core';

/** The texts that every page may show, by id: a language that lacks one does not compile. */
export interface Texts {
  /** Above the page while the examples are shown. */
  'app.examples': string;
  /** Title of the page that says what to change next, and the link to it. */
  'app.start': string;
  'app.start.lead': string;
  /** In place of it, where a link leads to a page that only the server's own app has. */
  'app.start.missing': string;
  'app.start.server': string;
  'app.start.brand': string;
  'app.start.mark': string;
  'app.start.texts': string;
  'app.start.pages': string;
  'app.start.frame': string;
  'app.start.components': string;
  'app.members': string;
  'app.conversations': string;
  'app.credits': string;
  /** Title of the page on which members prove their age. */
  'app.age': string;
  'app.logIn': string;
  'app.logOut': string;
}

/** All texts: screens with some of their own add them. */
export interface AllTexts extends Texts {}

/** Texts as Lingui's compiler writes them: a built app takes no others. One with values or plurals needs `lingui compile`. */
export const compiled = <Own extends object>(texts: Own): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, [text]]));
