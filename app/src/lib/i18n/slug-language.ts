import { LANGUAGES, type Language } from '@velluto/rules';

/** The slug of a lander that stands for a language: its code, `eng` for English (spec § 3.2). */
export const slugOf = (language: Language): string => (language === 'en' ? 'eng' : language);

/** The language that the slug of a lander stands for; undefined for any other slug. */
export const languageOfSlug = (slug: string | undefined): Language | undefined =>
  LANGUAGES.find(language => slugOf(language) === slug);
