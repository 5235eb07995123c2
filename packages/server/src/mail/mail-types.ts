import type { Language } from '@velluto/rules';
import type { Origin } from '../ports/db/schema.ts';
import type { Site } from '../sites/site.ts';
import type { Translate } from './translate.ts';

/** Somebody a mail shows. */
export interface MailPerson {
  name: string;
  /** Anybody but a `member` carries the site's mark and word for fictional profiles. */
  origin: Origin;
  /** Full address of the main photo, or null. */
  photo: string | null;
  /** Below the name, for example age and city. */
  detail?: string;
}

/** A fact with its name, as on a receipt. */
export type MailFact = [name: string, value: string];

/** What a mail says, in the order in which it is read; the greeting is added. */
export interface MailText {
  subject: string;
  /** Paragraphs after the greeting. */
  before: string[];
  /** To be typed, in large signs. */
  code?: string;
  /** Above the people. */
  showing?: string;
  people?: MailPerson[];
  facts?: MailFact[];
  /** Text by somebody else or of a contract, set apart. */
  quote?: string;
  action?: { label: string; link: string };
  /** Paragraphs after all this. */
  after?: string[];
}

/** What every mail knows: who sends it, to whom, and where the site is. */
export interface MailAbout {
  site: Site;
  language: Language;
  /** The reader's name. */
  name: string;
  /** Scheme and host of the site, see `originOf`. */
  origin: string;
}

/** A mail of a kind that its reader can switch off. */
export interface UnsubscribableAbout extends MailAbout {
  /** Address that switches the kind off with one call, see `unsubscribeLink`. */
  unsubscribe: string;
}

/** A mail ready to be sent. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Who sends it and in which words. */
export interface MailFrame extends MailAbout {
  t: Translate;
  unsubscribe?: string;
}
