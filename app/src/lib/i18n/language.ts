import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatLocale, type Language } from '@velluto/rules';

/** The language on the screen. */
export interface LanguageState {
  readonly current: Language;
  /** Languages this visitor may choose. */
  readonly offered: readonly Language[];
  /** Lingui with the messages of the current language; it emits each change of the language. */
  readonly i18n: I18n;
  /** BCP 47 with the country, for numbers and dates. */
  readonly locale: string;
  /** Shows another language without a reload. Rejects when its messages cannot be loaded, and shows the one before. */
  change(language: Language): Promise<void>;
}

/** What a language starts with. */
export interface LanguageStart {
  language: Language;
  offered: readonly Language[];
  /** All messages of the language. */
  messages: Messages;
  /** `domain_language` of the site. */
  domainLanguage: string;
  /** Loads all messages of another language. */
  load(language: Language): Promise<Messages>;
}

/** BCP 47 locale of a language: that of the site where it is the site's own. */
export function localeOf(language: Language, domainLanguage: string): string {
  return domainLanguage.slice(0, 2).toLowerCase() === language ? domainLanguage : formatLocale(language);
}

/** Makes the language of one visit. */
export function createLanguage({
  language,
  offered,
  messages,
  domainLanguage,
  load,
}: LanguageStart): LanguageState {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  let current = language;
  let requested = language;
  return {
    offered,
    i18n,
    get current() {
      return current;
    },
    get locale() {
      return localeOf(current, domainLanguage);
    },
    async change(next) {
      if (next === requested) return;
      requested = next;
      try {
        const loaded = await load(next);
        // of two quick changes the later one wins
        if (requested !== next) return;
        current = next;
        i18n.loadAndActivate({ locale: next, messages: loaded });
      } catch (error) {
        if (requested === next) requested = current;
        throw error;
      }
    },
  };
}
