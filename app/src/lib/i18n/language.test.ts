import type { Messages } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { createLanguage, localeOf } from './language.ts';

const catalogs: Record<string, Messages> = {
  it: { 'vl.LikeButton.idle': 'Ciao', 'vl.Alert.dismiss': 'Altro', likes: ['Piaci ad ', ['name'], '.'] },
  de: { 'vl.LikeButton.idle': 'Hallo', 'vl.Alert.dismiss': 'Mehr', likes: ['Du gefällst ', ['name'], '.'] },
};
const load = vi.fn(async (language: string) => catalogs[language] ?? Promise.reject(new Error('offline')));
const create = () =>
  createLanguage({
    language: 'it',
    messages: catalogs.it ?? {},
    offered: ['it', 'en', 'de'],
    domainLanguage: 'it-IT',
    load,
  });

it('changes the language without a reload, and notifies listeners', async () => {
  const language = create();
  const changed = vi.fn();
  language.i18n.on('change', changed);
  expect(language.i18n._('vl.Alert.dismiss')).toBe('Altro');
  await language.change('de');
  expect([language.current, language.locale, language.i18n._('vl.Alert.dismiss')]).toEqual([
    'de',
    'de',
    'Mehr',
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('loads nothing for the current language', async () => {
  load.mockClear();
  await create().change('it');
  expect(load).not.toHaveBeenCalled();
});

it('keeps the language when the new one cannot be loaded, and can retry', async () => {
  const language = create();
  await expect(language.change('pl')).rejects.toThrow('offline');
  expect([language.current, language.i18n._('vl.LikeButton.idle')]).toEqual(['it', 'Ciao']);
  load.mockResolvedValueOnce({ 'vl.LikeButton.idle': 'Cześć' });
  await language.change('pl');
  expect([language.current, language.i18n._('vl.LikeButton.idle')]).toEqual(['pl', 'Cześć']);
});

it('of two changes the later one wins, whichever loads first', async () => {
  let release = (_: Messages) => undefined as unknown;
  load.mockImplementationOnce(() => new Promise(done => (release = done)));
  const language = create();
  const slow = language.change('en');
  await language.change('de');
  release({ 'vl.LikeButton.idle': 'Hello' });
  await slow;
  expect([language.current, language.i18n._('vl.LikeButton.idle')]).toEqual(['de', 'Hallo']);
});

it('gives the locale a country only for the language of the site, and English that of the United Kingdom', () => {
  expect([localeOf('it', 'it-IT'), localeOf('de', 'it-IT')]).toEqual(['it-IT', 'de']);
  expect([localeOf('en', 'it-IT'), localeOf('en', 'en-US')]).toEqual(['en-GB', 'en-US']);
});
