import type { Language } from '@velluto/rules';
import type { Site } from '../../domain/sites/site.ts';
import type { Origin } from '../postgres/tables/common.ts';
import type { Translate } from './translate.ts';

/** A profile that a mail shows. */
export interface MailPerson {
  name: string;
  /** Any origin but `member` is shown with the site's mark and word for fictional profiles. */
  origin: Origin;
  /** Full address of the main photo, or null. */
  photo: string | null;
  /** Text below the name, for example age and city. */
  detail?: string;
}

/** A line of name and value, as on a receipt. */
export type MailFact = [name: string, value: string];

/** A longer text below everything else, such as the terms of a contract; an empty line parts its paragraphs. */
export interface MailSection {
  title: string;
  text: string;
}

/** The contents of a mail, in their order; the greeting is added. */
export interface MailText {
  subject: string;
  /** Paragraphs after the greeting. */
  before: string[];
  /** A code to be typed, shown in large characters. */
  code?: string;
  /** Heading above the people. */
  showing?: string;
  people?: MailPerson[];
  facts?: MailFact[];
  /** Text of another person or of a contract, set apart. */
  quote?: string;
  action?: { label: string; link: string };
  /** Paragraphs after all this. */
  after?: string[];
  sections?: MailSection[];
  /** The mail goes to the support address of the site, not to an address that somebody entered. */
  toStaff?: boolean;
}

declare const ofSite: unique symbol;
/** A language in which the site of a mail writes; only `aboutMail` makes one. */
export type MailLanguage = Language & { readonly [ofSite]: true };

/** The facts that every mail needs: site, language, reader and origin. Made by `aboutMail`. */
export interface MailAbout {
  site: Site;
  language: MailLanguage;
  /** The reader's name. */
  name: string;
  /** Scheme and host of the site, see `siteOrigin`. */
  origin: string;
}

/** A mail of a kind that its reader can switch off. */
export interface UnsubscribableAbout extends MailAbout {
  /** Address that switches the kind off, see `unsubscribeLink`. */
  unsubscribe: string;
}

/** A mail ready to be sent. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The facts for the layout of a mail: those of every mail, with the translated texts. */
export interface MailFrame extends MailAbout {
  t: Translate;
  unsubscribe?: string;
}
