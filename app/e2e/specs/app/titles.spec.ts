import { LANGUAGES } from '@velluto/rules';
import { routes } from '../../../src/routes.ts';
import { addresses, exampleOf, idsOf } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';

/** Routes that show the same subject in another form, and may share its title; every other route needs a title of its own. */
const alike: readonly [subject: string, rows: RegExp][] = [
  ['the site', /^index$/],
  ['signing up', /^(signup|signup-matches|members-id-signup)$/],
  ['a new password', /^reset-password(-do)?$/],
  ['a person', /^(members-id(-landing\d?)?|likes-m-id)$/],
  ['a conversation', /^(chats-id|members-id-chat)$/],
  ['likes', /^likes(-type)?$/],
  ['a confirmed address', /^(complete-signup|activate-(do|done|error))$/],
];

/** Two languages are enough to find a page without a title of its own; in the others only a translation could repeat one. */
const languages = process.env.TEST_ALL === undefined ? (['it', 'en'] as const) : LANGUAGES;

for (const language of languages) {
  test(`every page has its own title, and for search engines its own description, in ${language}`, async ({
    person,
    baseURL,
  }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const left = new Set(routes);
    for (const role of ['premium', 'visitor'] as const) {
      const reader = await person('Reader');
      if (role === 'premium') await reader.logInAs(role);
      const ids = await idsOf(reader, role);
      await reader.context.addCookies([{ name: 'i18n_redirected', value: language, url: baseURL ?? '' }]);
      for (const route of [...left]) {
        const { at, leaves } = exampleOf(route.name);
        const open = leaves
          ? at.map(path => ({ path }))
          : addresses(route, role, ids).filter(({ leads }) => leads === null);
        // every text page has its own title; for other rows one address is enough
        const pages = route.name === 'pages' ? open : open.slice(0, 1);
        for (const { path } of pages) {
          const html = await (await reader.request.get(path)).text();
          const [, lang, title = ''] =
            /<html lang="([^"]*)".*?<title>(?:\(\d+\) )?([^<]*)<\/title>/s.exec(html) ?? [];
          // an address may name a language itself
          expect.soft(lang, `language of ${path}`).toBe(path.endsWith('/it') ? 'it' : language);
          const subject = alike.find(([, rows]) => rows.test(route.name))?.[0] ?? path;
          const form = subject === 'the site' ? /^Velluto · .+/ : /^(?!Velluto).+ · Velluto$/;
          expect.soft(title, `title of ${path}`).toMatch(form);
          expect.soft(titles.get(title) ?? subject, `whose title ${path} has`).toBe(subject);
          titles.set(title, subject);
          left.delete(route);
          if (!route.indexed?.includes(path)) continue;
          const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
          expect.soft(descriptions.get(description) ?? path, `whose description ${path} has`).toBe(path);
          descriptions.set(description, path);
        }
      }
    }
    expect([...left].map(({ name }) => name)).toEqual([]);
  });
}
