import { describe, expect, it } from 'vitest';
import { testAppContext, testSite } from '../../test/app-context.ts';
import { createLanguage } from '../lib/i18n/language.ts';
import { findRoute, type Route } from '../lib/router/route.ts';
import { routes } from '../routes.ts';
import { askedLanguage, type Published, searchTags } from './search-engines.ts';
import { sitemapOf } from './sitemap.ts';

const published: Published = {
  origin: 'https://velluto.example',
  languages: ['it', 'en', 'de'],
  listed: true,
  company: {
    name: 'Velluto Media </script>',
    address: 'Keizersgracht 101',
    kvk: '87654321',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Velluto'],
    vat_numbers: [],
    support_phone: null,
    delete_discount: null,
    added: '2026-03-01T00:00:00Z',
  },
  sharePicture: null,
};

const language = createLanguage({
  language: 'it',
  messages: {
    'vl.HomeHero.headline': 'Incontri <em>sinceri</em>',
    'vl.GalleryLander.headline': 'Le foto',
    'app.Pricing.headline': 'Tutti i <em>prezzi</em>',
  },
  domainLanguage: 'it-IT',
  offered: ['it', 'en', 'de'],
  load: async () => ({}),
});

/** The tags of a page for a visitor who reads Italian. */
function tagsOf(address: string, site: Partial<Published> = {}, head = {}, status = 200): string[] {
  const { pathname: path, search: query } = new URL(address, 'http://site');
  const { route } = findRoute(routes, path) as { route: Route };
  const app = testAppContext({ language, head: { title: 'Prezzi "tutti" · Velluto', ...head } });
  return searchTags(app, { route, path, query, data: null, status }, { ...published, ...site });
}
const starting = (tags: string[], start: string) => tags.filter(tag => tag.startsWith(start));

describe('a page for visitors', () => {
  it('has an address in each language, and one that leaves the language to the visit', () => {
    expect(starting(tagsOf('/pricing/?lang=de&network=ads'), '<link')).toEqual([
      '<link rel="canonical" href="https://velluto.example/pricing?lang=de">',
      '<link rel="alternate" hreflang="it" href="https://velluto.example/pricing?lang=it">',
      '<link rel="alternate" hreflang="en" href="https://velluto.example/pricing?lang=en">',
      '<link rel="alternate" hreflang="de" href="https://velluto.example/pricing?lang=de">',
      '<link rel="alternate" hreflang="x-default" href="https://velluto.example/pricing">',
    ]);
    const canonical = (address: string) => starting(tagsOf(address), '<link rel="canonical"');
    expect(canonical('/?lang=pl')).toEqual(['<link rel="canonical" href="https://velluto.example/">']);
  });

  it('has one address, however its path is spelt', () => {
    for (const address of ['/login', '/Login', '/LOGIN/'])
      expect(starting(tagsOf(address), '<link')).toEqual(starting(tagsOf('/login'), '<link'));
    expect(starting(tagsOf('/Login'), '<link rel="canonical"')).toEqual([
      '<link rel="canonical" href="https://velluto.example/login">',
    ]);
    expect(starting(tagsOf('/Login'), '<meta name="robots"')).toEqual([]);
  });

  it('says what is shown where it is shared', () => {
    const tags = tagsOf('/pricing', {}, { description: 'Ogni prezzo.' });
    expect(tags).toContain('<meta property="og:title" content="Prezzi &quot;tutti&quot; · Velluto">');
    expect(tags).toContain('<meta property="og:description" content="Ogni prezzo.">');
    expect(tags).toContain('<meta property="og:url" content="https://velluto.example/pricing">');
    expect(tags).toContain('<meta property="og:locale" content="it_IT">');
    expect(starting(tags, '<meta property="og:locale:alternate"')).toHaveLength(2);
    expect(tagsOf('/pricing')).toContain('<meta property="og:description" content="Incontri">');
  });

  it('has a picture with its promise beside links, in the language of the visit', () => {
    const picture = (...args: Parameters<typeof tagsOf>) =>
      starting(tagsOf(...args), '<meta property="og:image');
    const size = [
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    ];
    expect(picture('/')).toEqual([
      '<meta property="og:image" content="https://velluto.example/share/velluto-it-index.jpg">',
      ...size,
      '<meta property="og:image:alt" content="Velluto: Incontri sinceri">',
    ]);
    const lander = '/landers/gallery/it';
    expect(picture(lander)[0]).toContain('/share/velluto-it-landers-gallery.jpg"');
    expect(picture('/pricing')[3]).toContain('"Velluto: Tutti i prezzi"');
    expect(picture('/login')[0]).toContain('/share/velluto-it-index.jpg"');
    expect(tagsOf('/')).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('has the picture of its site instead, where that has one, below the address of the site', () => {
    const own = (sharePicture: string) =>
      starting(tagsOf('/', { sharePicture }), '<meta property="og:image')[0];
    expect(own('/pictures/"a".jpg')).toBe(
      '<meta property="og:image" content="https://velluto.example/pictures/%22a%22.jpg">',
    );
    expect(own('https://cdn.example/a.jpg?b=1&c=2')).toContain('"https://cdn.example/a.jpg?b=1&amp;c=2"');
  });

  it('describes the company on the home page alone, and what the screen says of its content', () => {
    const [data = ''] = starting(tagsOf('/'), '<script type="application/ld+json">');
    expect(data).toContain('"@type":"Organization"');
    expect(data).toContain('"legalName":"Velluto Media \\u003c/script>"');
    expect(starting(tagsOf('/pricing'), '<script')).toEqual([]);
    const faq = tagsOf('/pages/faq', {}, { structuredData: { '@type': 'FAQPage' } });
    expect(starting(faq, '<script')).toEqual([
      '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
    ]);
  });
});

it.each([
  ['a person', '/members/m1', {}, 200],
  ['a list of people', '/members?page=2', {}, 200],
  ['a landing page', '/landers/maplanding/it', {}, 200],
  ['a page for members', '/settings', {}, 200],
  ['a page with a code', '/reset-password/do?code=x', {}, 200],
  ['a text page that does not exist', '/pages/none', {}, 404],
  ['a page that could not be shown', '/pricing', {}, 500],
  ['a site with demo members', '/pricing', { listed: false }, 200],
])('search engines may not list %s', (_, address, site, status) => {
  const tags = tagsOf(address, site, {}, status);
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags.some(tag => tag.includes('canonical'))).toBe(address === '/pricing' && status === 200);
});

it('search engines may list what the sitemap names', () => {
  const listed = routes.flatMap(({ indexed = [] }) => indexed);
  for (const path of listed) {
    expect(findRoute(routes, path)?.route.indexed, path).toContain(path);
    expect(tagsOf(path).join(), path).not.toContain('noindex');
  }
  const sitemap = sitemapOf(routes, testAppContext(), published);
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/velluto\.example([^<]*)<\/loc>/g)].map(
    ([, at]) => at,
  );
  expect(addresses).toEqual(
    listed.flatMap(path => [`${path}?lang=it`, `${path}?lang=en`, `${path}?lang=de`, path]),
  );
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://velluto.example/pages/faq"/>',
  );
});

it('the sitemap leaves out a sign-up that is closed', () => {
  const app = testAppContext({ site: testSite({ signups: 'none' }) });
  expect(sitemapOf(routes, app, published)).not.toContain('/signup');
});

it.each([
  ['lang=de', 'de'],
  ['lang=pl', undefined],
  ['lang=DE', undefined],
  ['', undefined],
])('an address with “%s” asks for a language of the site: %s', (query, language) => {
  expect(askedLanguage(new URLSearchParams(query), published)).toBe(language);
});
