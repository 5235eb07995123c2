import type { Language } from '@velluto/rules';
import { createTranslator, type Messages, type Translator } from '@velluto/ui/provider';
import { createListeners } from '../listeners.ts';

/** The language on the screen. A new `i18n` object comes with every change, so that readers notice. */
export interface LanguageState {
  readonly current: Language;
  /** Languages this visitor may choose. */
  readonly offered: readonly Language[];
  readonly i18n: Translator;
  /** BCP 47 with the country, for numbers and dates. */
  readonly locale: string;
  /** Calls the listener after each change. */
  subscribe(listener: () => void): () => void;
  /** Loads the messages that the code of this page needs and the first view did not; lasts until they are there. */
  complete(): Promise<void>;
  /** Shows another language without a reload. */
  change(language: Language): Promise<void>;
}

/** What a language starts with. */
export interface LanguageStart {
  language: Language;
  offered: readonly Language[];
  /** The messages of the first view, or all of them. */
  messages: Messages;
  /** `domain_language` of the site. */
  domainLanguage: string;
  /** The areas whose texts are needed so far. Left out where `messages` holds the whole language. */
  needed?: () => Iterable<string>;
  /** How the texts of some areas are loaded; all of a language where `needed` is left out. */
  load(language: Language, areas: readonly string[]): Promise<Messages>;
}

/** BCP 47 locale of a language: that of the site where it is the site's own. */
export function localeOf(language: Language, domainLanguage: string): string {
  return domainLanguage.slice(0, 2).toLowerCase() === language ? domainLanguage : language;
}

/** One promise for all, because React compares them. */
const done = Promise.resolve();

/** Makes the language of one visit. */
export function createLanguage(start: LanguageStart): LanguageState {
  const { load, needed = () => [], offered } = start;
  const listeners = createListeners();

  let current = start.language;
  let wanted = current;
  let messages = start.messages;
  /** A text was asked for that is not here: it shows as an ellipsis. */
  let missed = false;
  /** Areas whose texts are here. */
  let here = new Set<string>();
  const translator = (language: Language, all: Messages) =>
    createTranslator(language, all, start.needed && onItsWay);
  let i18n = translator(current, messages);
  let completing: Promise<void> | undefined;

  const missing = () => [...needed()].filter(area => !here.has(area));
  const show = (language: Language, all: Messages, areas: Iterable<string>) => {
    current = language;
    messages = all;
    here = new Set(areas);
    missed = false;
    i18n = translator(language, all);
    listeners.tell();
  };
  /** A text that is not here is sent for when it is asked for, and shows as an ellipsis until it comes. */
  function onItsWay() {
    missed = true;
    queueMicrotask(() => void complete().catch(() => undefined)); // the next text asked for tries again
    return '…';
  }
  const loadMissing = async () => {
    try {
      for (let areas = missing(); areas.length > 0; areas = missing()) {
        const asked = current;
        const more = await load(asked, areas);
        // a change that came meanwhile brings its messages itself
        if (wanted === asked) {
          Object.assign(messages, more);
          for (const area of areas) here.add(area);
          // where every text was there, nothing has to be drawn anew
          if (missed) show(asked, messages, here);
        } else if (current === asked) return;
      }
    } finally {
      completing = undefined;
    }
  };
  function complete() {
    if (missing().length === 0) return done;
    completing ??= loadMissing();
    return completing;
  }
  return {
    offered,
    get current() {
      return current;
    },
    get i18n() {
      return i18n;
    },
    get locale() {
      return localeOf(current, start.domainLanguage);
    },
    subscribe: listeners.subscribe,
    complete,
    async change(language) {
      if (language === wanted) return;
      const before = wanted;
      wanted = language;
      try {
        const areas = [...needed()];
        const all = await load(language, areas);
        // of two quick changes the later one wins
        if (wanted !== language) return;
        show(language, all, areas);
      } catch (error) {
        if (wanted === language) wanted = before;
        throw error;
      }
    },
  };
}
