import type { Messages } from '@velluto/ui/provider';
import { expect, it, vi } from 'vitest';
import { createLanguage, localeOf } from './language.ts';
import { recordMessages } from './record.ts';

const catalogs: Record<string, Messages> = {
  it: { hello: 'Ciao', more: 'Altro' },
  de: { hello: 'Hallo', more: 'Mehr' },
};
const load = vi.fn(
  async (language: string, _areas: readonly string[]) =>
    catalogs[language] ?? Promise.reject(new Error('offline')),
);
const create = (areas = ['greetings']) =>
  createLanguage({
    language: 'it',
    messages: { hello: 'Ciao' },
    offered: ['it', 'en', 'de'],
    domainLanguage: 'it-IT',
    needed: () => areas,
    load,
  });

it('sends for a text that is not here, and shows an ellipsis until it comes', async () => {
  const language = create();
  const first = language.i18n;
  const changed = vi.fn();
  language.subscribe(changed);
  expect([first._('hello'), first._('more')]).toEqual(['Ciao', '…']);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed).toHaveBeenCalledTimes(1);
  expect(language.i18n).not.toBe(first);
  expect(language.i18n._('more')).toBe('Altro');
});

it('has nothing drawn anew for texts that nobody has asked for', async () => {
  const language = create();
  const first = language.i18n;
  const changed = vi.fn();
  language.subscribe(changed);
  await language.complete();
  expect(changed).not.toHaveBeenCalled();
  expect(language.i18n).toBe(first);
  expect(first._('more')).toBe('Altro');
});

it('loads the rest once, and again after a failure', async () => {
  load.mockClear();
  const language = create();
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(language.complete()).rejects.toThrow('offline');
  await Promise.all([language.complete(), language.complete()]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads the texts of code that comes later, and of nothing else', async () => {
  load.mockClear();
  const areas = ['greetings'];
  const language = create(areas);
  await language.complete();
  areas.push('money');
  load.mockResolvedValueOnce({ price: 'Prezzo' });
  await language.complete();
  await language.complete();
  expect(load.mock.calls).toEqual([
    ['it', ['greetings']],
    ['it', ['money']],
  ]);
  expect([language.i18n._('more'), language.i18n._('price')]).toEqual(['Altro', 'Prezzo']);
});

it('waits for the texts of code that came while others were loading', async () => {
  const areas = ['greetings'];
  const language = create(areas);
  const first = language.complete();
  areas.push('money');
  load.mockResolvedValueOnce({ price: 'Prezzo' });
  await first;
  expect(language.i18n._('price')).toBe('Prezzo');
});

it('brings the needed areas of another language', async () => {
  load.mockClear();
  const language = create(['greetings', 'money']);
  await language.change('de');
  expect(load.mock.calls).toEqual([['de', ['greetings', 'money']]]);
  await language.complete();
  expect(load).toHaveBeenCalledTimes(1);
});

it('changes the language without a reload', async () => {
  const language = create();
  await language.change('de');
  expect([language.current, language.locale, language.i18n._('more')]).toEqual(['de', 'de', 'Mehr']);
});

it('keeps the language when the new one cannot be loaded', async () => {
  const language = create();
  await expect(language.change('pl')).rejects.toThrow('offline');
  expect(language.i18n._('hello')).toBe('Ciao');
  await language.change('de');
  expect(language.current).toBe('de');
});

it('of two quick changes the later one wins, whichever comes first', async () => {
  let release = (_: Messages) => undefined as unknown;
  load.mockImplementationOnce(() => new Promise(done => (release = done)));
  const language = create();
  const slow = language.change('en');
  await language.change('de');
  release({ hello: 'Hello' });
  await slow;
  expect(language.current).toBe('de');
});

it('a late rest does not undo a change', async () => {
  let release = (_: Messages) => undefined as unknown;
  load.mockImplementationOnce(() => new Promise(done => (release = done)));
  const language = create();
  const rest = language.complete();
  await language.change('de');
  release({ hello: 'Ciao', more: 'Altro' });
  await rest;
  expect(language.i18n._('more')).toBe('Mehr');
});

it('the rest can still be loaded after a change that failed', async () => {
  const language = create();
  await expect(language.change('pl')).rejects.toThrow('offline');
  await language.complete();
  expect(language.i18n._('more')).toBe('Altro');
});

it('names the country for the language of the site only', () => {
  expect([localeOf('it', 'it-IT'), localeOf('de', 'it-IT')]).toEqual(['it-IT', 'de']);
});

it('records the messages that were used', () => {
  const { i18n } = createLanguage({
    language: 'it',
    messages: catalogs.it ?? {},
    offered: ['it'],
    load,
    domainLanguage: 'it',
  });
  const used = recordMessages(i18n, catalogs.it ?? {});
  expect(i18n._('hello')).toBe('Ciao');
  i18n._('unknown');
  expect(used()).toEqual({ hello: 'Ciao' });
});
