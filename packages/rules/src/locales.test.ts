import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedLanguages,
  chooseLanguage,
  LANGUAGES,
  type Language,
  languageMenuVisible,
  siteLanguage,
  visibleLanguages,
} from './locales.ts';

const configured: Language[] = ['it', 'en', 'de'];

describe('visibleLanguages', () => {
  it.each([
    ['IT', ['it']],
    ['CH', ['de', 'it', 'en']],
    ['ch', ['de', 'it', 'en']],
    ['CA', ['en']],
    ['PL', configured],
    ['JP', configured],
    [null, configured],
  ])('in %s', (country, visible) => {
    expect(visibleLanguages(country, configured)).toEqual(visible);
  });

  it('shows the menu only when there is a choice', () => {
    expect(languageMenuVisible(visibleLanguages('IT', configured))).toBe(false);
    expect(languageMenuVisible(visibleLanguages('CH', configured))).toBe(true);
  });
});

describe('chooseLanguage', () => {
  const visit = { configured, visible: configured, domainLanguage: 'it-IT' };
  it.each([
    ['the language of the site is the default', {}, 'it'],
    [
      'the address counts also in a country that does not offer its language, so that search engines can read it',
      { address: 'de', visible: ['it'] as Language[] },
      'de',
    ],
    ['the browser takes precedence over the site', { acceptLanguage: 'fr, de;q=0.8' }, 'de'],
    [
      'a browser whose language is not offered in the country is not followed',
      { acceptLanguage: 'de', visible: ['it', 'en'] as Language[] },
      'it',
    ],
    ['the address takes precedence over everything', { address: 'en', cookie: 'de', account: 'de' }, 'en'],
    ['an address in a language the site lacks is ignored', { address: 'pl' }, 'it'],
    ['the cookie takes precedence over the site', { cookie: 'de' }, 'de'],
    ['the cookie takes precedence over the account', { cookie: 'en', account: 'de' }, 'en'],
    ['the account takes precedence over the site', { account: 'de' }, 'de'],
    ['a cookie with a language the site lacks is ignored', { cookie: 'pl' }, 'it'],
    [
      'a language that is not offered in the country is skipped',
      { visible: ['de', 'en'] as Language[] },
      'de',
    ],
    [
      'the cookie counts also in a country that does not offer its language',
      { cookie: 'it', visible: ['de'] as Language[] },
      'it',
    ],
    ['the first language of the site is used without any hint', { domainLanguage: null }, 'it'],
  ])('%s', (_, hints, language) => {
    expect(chooseLanguage({ ...visit, ...hints })).toBe(language);
  });

  it('always gives a language of the site, whatever the browser sends', () => {
    const tag = fc.oneof(fc.constantFrom(...LANGUAGES), fc.string());
    const hint = fc.option(tag, { nil: undefined });
    const languages = fc.subarray([...LANGUAGES], { minLength: 1 });
    const anyVisit = fc.record({
      address: hint,
      cookie: hint,
      account: hint,
      domainLanguage: hint,
      acceptLanguage: hint,
      configured: languages,
      visible: languages,
    });
    fc.assert(
      fc.property(anyVisit, hints => {
        expect(hints.configured).toContain(chooseLanguage(hints));
      }),
    );
  });
});

describe('siteLanguage', () => {
  it.each([
    ['the first wished one that the site has', ['pl', 'de', 'en'], 'de'],
    ['also by a tag with a country', [null, 'DE-at'], 'de'],
    ['the first of the site where it has none of them', ['pl', undefined, ''], 'it'],
  ])('is %s', (_, wished, language) => {
    expect(siteLanguage(configured, ...wished)).toBe(language);
  });
});

it('sorts Accept-Language by weight, then by position', () => {
  expect(acceptedLanguages('en;q=0.5, de-AT, it;q=0.5, fr;q=0, ,pl;q=x')).toEqual(['de-AT', 'en', 'it']);
});
