import { type Client, createClient } from '@velluto/api-client';
import { expect, it, vi } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../test/app-context.ts';
import { createLanguage } from './language.ts';
import { showAccountLanguage, switchLanguage } from './switch-language.ts';

const language = () =>
  createLanguage({
    language: 'it',
    messages: {},
    offered: ['it', 'de'],
    domainLanguage: 'it-IT',
    load: async () => ({}),
  });
const page = () => ({ cookie: '', documentElement: { lang: 'it' } });

/** A client that accepts changes of the user and the settings, and the requests. */
function fakeClient(status = 200) {
  const changes: Request[] = [];
  const client: Client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      if (request.method === 'GET') return Response.json(testSite({ fictional_singular: 'Demoprofil' }));
      changes.push(request);
      const body =
        status === 200 ? { user: testUser({ language: 'de' }) } : { code: 'internal_error', message: '' };
      return Response.json(body, { status });
    },
  });
  return { changes, client };
}

it('a visitor’s language is stored in a cookie for a year, and nothing is saved on the server', async () => {
  const { changes, client } = fakeClient();
  const app = testAppContext({ language: language(), client });
  const document = page();
  await switchLanguage(app, 'de', document);
  expect(app.language.current).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(document.cookie).toBe('i18n_redirected=de; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(changes).toEqual([]);
  expect(app.site.fictional_singular).toBe('Demoprofil');
});

it('a member’s language is saved in the account', async () => {
  const { changes, client } = fakeClient();
  const app = testAppContext({ language: language(), client, user: testUser() });
  await switchLanguage(app, 'de', page());
  expect(changes[0]?.method).toBe('PUT');
  expect(await changes[0]?.json()).toEqual({ language: 'de' });
  expect(app.session.state.user?.language).toBe('de');
});

it('of two quick choices the second is saved last, and its answer is the one that stays', async () => {
  const first = Promise.withResolvers<void>();
  const saved: string[] = [];
  const client: Client = createClient({
    baseUrl: 'http://app',
    fetch: async request => {
      if (request.method === 'GET') return Response.json(testSite());
      const { language } = (await request.json()) as { language: 'de' | 'it' };
      if (language === 'de') await first.promise;
      saved.push(language);
      return Response.json({ user: testUser({ language }) });
    },
  });
  const app = testAppContext({ language: language(), client, user: testUser() });
  const choices = [switchLanguage(app, 'de', page())];
  await vi.waitFor(() => expect(app.language.current).toBe('de'));
  choices.push(switchLanguage(app, 'it', page()));
  await vi.waitFor(() => expect(app.language.current).toBe('it'));
  first.resolve();
  await Promise.all(choices);
  expect(saved).toEqual(['de', 'it']);
  expect(app.session.state.user?.language).toBe('it');
});

it('the language stays when saving it fails', async () => {
  const { client } = fakeClient(500);
  const app = testAppContext({ language: language(), client, user: testUser() });
  await switchLanguage(app, 'de', page());
  expect(app.language.current).toBe('de');
});

it('changes nothing when the texts cannot be loaded', async () => {
  const broken = createLanguage({
    language: 'it',
    messages: {},
    offered: ['it', 'de'],
    domainLanguage: 'it-IT',
    load: vi.fn(() => Promise.reject(new Error('offline'))),
  });
  const document = page();
  await expect(switchLanguage(testAppContext({ language: broken }), 'de', document)).rejects.toThrow(
    'offline',
  );
  expect(document).toEqual(page());
});

it('after a log-in the language of the account is shown, without setting the cookie', async () => {
  const { changes, client } = fakeClient();
  const app = testAppContext({ language: language(), client, user: testUser({ language: 'de' }) });
  const document = page();
  await showAccountLanguage(app, document);
  expect(app.language.current).toBe('de');
  expect(app.site.fictional_singular).toBe('Demoprofil');
  expect([document.cookie, changes]).toEqual(['', []]);
});

it('a language that was chosen in this browser stays after a log-in', async () => {
  const { client } = fakeClient();
  const app = testAppContext({ language: language(), client, user: testUser({ language: 'de' }) });
  await showAccountLanguage(app, { ...page(), cookie: 'i18n_redirected=it' });
  expect(app.language.current).toBe('it');
});
