import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testAppContext, testSite } from '../../test/app-context.ts';
import { Providers } from '../App.tsx';
import { createLanguage } from '../lib/i18n/language.ts';
import { staticNavigator } from '../lib/router/navigator.ts';
import { findRoute } from '../lib/router/route.ts';
import { errorRoute, routes } from '../routes.ts';
import { PageFooter } from './PageFooter.tsx';

const page = { route: errorRoute, path: '/', query: '', data: null, status: 200 };

/** A footer as HTML. */
function draw(spoken: 'en' | 'it', plain?: true, country = 'IT'): string {
  const language = createLanguage({
    language: spoken,
    messages: {},
    offered: ['en', 'it'],
    domainLanguage: 'it-IT',
    load: async () => ({}),
  });
  const app = testAppContext({ language, site: testSite({ geoip_selected_country: country }) });
  return renderToStaticMarkup(
    <Providers app={app} navigator={staticNavigator(page)}>
      <PageFooter {...(plain && { plain })} />
    </Providers>,
  );
}

/** Addresses in a footer. */
const links = (spoken: 'en' | 'it', plain?: true): string[] =>
  [...draw(spoken, plain).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);

const usual = [
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/ban',
  '/pricing',
  '/complaints',
  '/pages/return-policy',
  '/pages/faq',
  '/pages/service',
  '/pages/accessibility',
  '/pages/imprint',
  '/withdrawal',
  '/cancellation',
];

it('links to the nine pages of the specification in its order, then to what the law asks for', () => {
  expect(links('it')).toEqual(usual);
});

it('links to the statement for the United States only in English', () => {
  expect(links('en')).toEqual([...usual, '/pages/2257-compliance-statement']);
});

it('has the same links in every language on landing pages', () => {
  expect(links('en', true)).toEqual(usual);
});

it('links only to pages that exist', () => {
  expect(links('en').filter(path => findRoute(routes, path) === null)).toEqual([]);
});

it('calls the legal notice also by the name that is known where the reader is', () => {
  const named = (country: string) =>
    /href="\/pages\/imprint"[^>]*>([^<]*)/.exec(draw('en', undefined, country))?.[1];
  expect(named('DE')).toBe('Legal notice (Impressum)');
  expect(named('GB')).toBe('Legal notice');
});
