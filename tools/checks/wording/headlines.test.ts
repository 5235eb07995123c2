import { LANGUAGES, type Language } from '@velluto/rules';
import { expect, it } from 'vitest';
import { allTexts } from './texts.ts';

/** What a headline of the home page, a landing page or a member’s landing page is about, in each language. */
const subjects: Record<Language, RegExp> = {
  en: /dating|people|conversation|\{name\}/i,
  de: /dating|leute|gespräch|\{name\}/i,
  es: /citas|gente|conversación|\{name\}/i,
  fr: /rencontre|conversation|\{name\}/i,
  it: /incontri|persone|conversazione|\{name\}/i,
  nl: /daten|dating|mensen|gesprek|\{name\}/i,
  pl: /randk|ludzi|kogoś|rozmowę|\{name\}/i,
};
const ofLandingPage = /^vl\.(?:HomeHero|\w+Lander|MemberLanding)\.(?:headline|\w+Headline)$/;

const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');
const messages = (language: string) =>
  new Map(
    allTexts()
      .filter(text => text.language === language && text.file.endsWith('.po'))
      .map(({ key, text }) => [key, withoutTags(text)]),
  );

it.each(LANGUAGES)('the headline of every landing page says what the page is, in %s', language => {
  const headlines = [...messages(language)].filter(([id]) => ofLandingPage.test(id));
  expect(headlines).toHaveLength(13);
  expect(headlines.filter(([, text]) => !subjects[language].test(text))).toEqual([]);
});

it.each(LANGUAGES)(
  'a line in the voice of the brand stands above a headline, never in its place, in %s',
  language => {
    const texts = messages(language);
    const kickers = [...texts].filter(([id]) => id.endsWith('.kicker'));
    expect(kickers).toHaveLength(10);
    for (const [id, kicker] of kickers) {
      const headline = texts.get(id.replace('.kicker', '.headline'));
      expect(headline, id).toBeTruthy();
      expect(headline, id).not.toBe(kicker);
    }
  },
);
