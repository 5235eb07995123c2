import { type Client, createClient } from '@velluto/api-client';
import type { Language } from '@velluto/rules';
import { expect, it } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { createLanguage } from '../../lib/i18n/language.ts';
import { load } from './page.load.ts';

const company = { name: 'Velluto Media', country: 'NL' };
const client: Client = createClient({ baseUrl: 'http://app', fetch: async () => Response.json(company) });

const open = (page: string, language: Language) =>
  load({
    client,
    params: { page },
    search: new URLSearchParams(),
    app: testAppContext({
      language: createLanguage({
        language,
        messages: {},
        domainLanguage: language,
        offered: [language],
        load: async () => ({}),
      }),
    }),
    signal: new AbortController().signal,
  });

it('loads the page in the language of the visit, with the company', async () => {
  expect(await open('faq', 'it')).toMatchObject({
    page: { title: 'Domande e risposte' },
    language: 'it',
    company,
  });
});

it('falls back to English when a language lacks the page, and reports English', async () => {
  // a language that the product does not have
  const page = await open('faq', 'sv' as Language);
  expect(page).toMatchObject({ page: { title: 'Questions and answers' }, language: 'en' });
});

it.each(['nothing', '', '../en/faq', '__proto__', 'faq.md'])('is not found: %j', async page => {
  await expect(open(page, 'it')).rejects.toMatchObject({ status: 404 });
});
