import { LANGUAGES } from '@velluto/rules';
import { expect, it } from 'vitest';
import { allTexts } from './texts.ts';

/** What a headline of the home page, a landing page or a member’s landing page is about, in English. */
const subject = /dating|people|conversation|profiles|\{name\}/i;
const ofLandingPage = /^vl\.(?:HomeHero|\w+Lander|MemberLanding)\.(?:headline|\w+Headline)$/;

const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');
const messages = (language: string) =>
  new Map(
    allTexts()
      .filter(text => text.language === language && text.file.endsWith('.po'))
      .map(({ key, text }) => [key, withoutTags(text)]),
  );

it('the headline of every landing page says what the page is', () => {
  const headlines = [...messages('en')].filter(([id]) => ofLandingPage.test(id));
  expect(headlines).toHaveLength(13);
  expect(headlines.filter(([, text]) => !subject.test(text))).toEqual([]);
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
