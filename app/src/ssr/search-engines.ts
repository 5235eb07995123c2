import type { CompanyInfo } from '@velluto/api-client';
import { escapeHtml, LANGUAGE_PARAM, type Language } from '@velluto/rules';
import { plain } from '@velluto/ui/provider';
import type { AppContext } from '../lib/app-context.ts';
import { addressIn } from '../lib/i18n/language-address.ts';
import type { Page } from '../lib/router/open-page.ts';
import { iconsOf } from './manifest.ts';
import { scriptSafeJson } from './page-data.ts';
import { sharedPage, sharePicture, shareTexts } from './share-pictures.ts';

/** How search engines and other sites know this one. */
export interface Published {
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Languages of the site, its first one first. */
  languages: readonly Language[];
  /** Whether search engines may list the site. */
  listed: boolean;
  company: CompanyInfo;
  /** Picture of the site's own beside shared links, 1200 × 630 pixels; null for those of the app's brand. */
  sharePicture: string | null;
}

/** A path as the route table names it, without a slash at its end. */
const plainPath = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** Address of a page in a language; without one, the address at which the visit decides the language. */
const languageAddress = (origin: string, path: string, language?: Language): string =>
  origin + (language ? addressIn(language, plainPath(path)) : plainPath(path));

/** Every address of a page, with its value of `hreflang`. */
export const alternatesOf = ({ origin, languages }: Published, path: string) => [
  ...languages.map(language => ({ hreflang: language, href: languageAddress(origin, path, language) })),
  { hreflang: 'x-default', href: languageAddress(origin, path) },
];

/** A locale as Open Graph writes it: `it_IT`. */
function openGraphLocale(locale: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: read by search engines, on the server only
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The company behind the site, as schema.org describes one. */
function organizationOf({ site, brand }: AppContext, { origin, company }: Published): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    legalName: company.name,
    url: `${origin}/`,
    logo: origin + iconsOf(brand.id).png[512],
    email: site.support_email,
    ...(site.support_phone && { telephone: site.support_phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  };
}

/** A language that the query of an address asks for, if the site has it. */
export const askedLanguage = (
  params: URLSearchParams,
  { languages }: Pick<Published, 'languages'>,
): Language | undefined => languages.find(language => language === params.get(LANGUAGE_PARAM));

/**
 * The path of a page that is the same for any visitor, as the route table writes it: search engines may show it if the site is
 * listed. Undefined for all others. `/Login` is a spelling of `/login`, which it names as its address.
 */
const publicPath = ({ route, path, status }: Page): string | undefined => {
  const asked = plainPath(path).toLowerCase();
  return status === 200 ? route.indexed?.find(indexed => indexed.toLowerCase() === asked) : undefined;
};

/** The picture beside a link to a page, and what is on it. */
function pictureOf({ site, brand, language }: AppContext, { route }: Page, own: string | null) {
  if (own !== null) return { path: own, alt: site.name };
  const page = sharedPage(route.name);
  const promise = plain(language.i18n._(shareTexts[page].headline));
  return { path: sharePicture(brand.id, language.current, page), alt: `${site.name}: ${promise}` };
}

/** The part of the head that is for search engines, and for sites on which the page is shared. */
export function searchTags(app: AppContext, page: Page, published: Published): string[] {
  const { site, language, head } = app;
  const { origin } = published;
  const picture = pictureOf(app, page, published.sharePicture);
  const known = publicPath(page);
  const isPublic = known !== undefined;
  const path = known ?? page.path;
  const canonical = languageAddress(origin, path, askedLanguage(new URLSearchParams(page.query), published));
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const json = (data: object) => `<script type="application/ld+json">${scriptSafeJson(data)}</script>`;
  const alternate = ({ hreflang, href }: ReturnType<typeof alternatesOf>[number]) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  const structured = [
    ...(page.route.name === 'index' ? [organizationOf(app, published)] : []),
    ...(head.structuredData ? [head.structuredData] : []),
  ];
  return [
    ...(isPublic && published.listed ? [] : ['<meta name="robots" content="noindex">']),
    ...(isPublic
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...alternatesOf(published, path).map(alternate),
          ...structured.map(json),
        ]
      : []),
    property('type', 'website'),
    property('site_name', site.name),
    property('title', head.title),
    property('description', head.description ?? site.description),
    property('url', canonical),
    property('locale', openGraphLocale(language.locale)),
    ...(isPublic
      ? published.languages
          .filter(other => other !== language.current)
          .map(other => property('locale:alternate', openGraphLocale(other)))
      : []),
    property('image', new URL(picture.path, origin).href),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
