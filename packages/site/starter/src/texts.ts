import type { Messages } from '@lingui/core';

/** The texts of this app, by id: a language that lacks one does not compile. */
export interface Texts {
  /** Above the page while the examples are shown. */
  'app.examples': string;
  /** Title of the page that says what to change next, and the link to it. */
  'app.start': string;
  'app.start.lead': string;
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
  /** Below the title of the packages. */
  'app.creditsLead': string;
  'app.order': string;
  /** Title of the page on which members prove their age. */
  'app.age': string;
  'app.continue': string;
  'app.logIn': string;
  'app.logOut': string;
}

/** Texts as Lingui's compiler writes them: a built app takes no others. One with values or plurals needs `lingui compile`. */
export const compiled = (texts: Texts): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, [text]]));
