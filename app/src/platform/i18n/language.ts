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
  /** Loads the messages that the first view did not need; lasts until they are there. */
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
  /** True when `messages` holds all of them. */
  complete: boolean;
  /** `domain_language` of the site. */
  domainLanguage: string;
  /** How all messages of a language are loaded. */
  load(language: Language): Promise<Messages>;
}

/** BCP 47 locale of a language: that of the site where it is the site's own. */
export function localeOf(language: Language, domainLanguage: string): string {
  return domainLanguage.slice(0, 2).toLowerCase() === language ? domainLanguage : language;
}

/** One promise for all, because React compares them. */
const done = Promise.resolve();

/** Makes the language of one visit. */
export function createLanguage(start: LanguageStart): LanguageState {
  const { load, offered } = start;
  const listeners = createListeners();

  let current = start.language;
  let wanted = current;
  let whole = start.complete;
  let i18n = createTranslator(current, start.messages, whole ? undefined : onItsWay);
  let completing: Promise<void> | undefined;

  const show = (language: Language, messages: Messages) => {
    current = language;
    whole = true;
    i18n = createTranslator(language, messages);
    listeners.tell();
  };
  /** A text the first view did not need is sent for when it is asked for, and shows as an ellipsis until it comes. */
  function onItsWay() {
    queueMicrotask(() => void complete().catch(() => undefined)); // the next text asked for tries again
    return '…';
  }
  const loadRest = async () => {
    const asked = current;
    try {
      const messages = await load(asked);
      // a change that came meanwhile brings all of its messages itself
      if (wanted === asked) show(asked, messages);
    } finally {
      completing = undefined;
    }
  };
  function complete() {
    if (whole) return done;
    completing ??= loadRest();
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
        const messages = await load(language);
        // of two quick changes the later one wins
        if (wanted !== language) return;
        show(language, messages);
      } catch (error) {
        if (wanted === language) wanted = before;
        throw error;
      }
    },
  };
}
