import { escapeHtml } from '@velluto/rules';
import { guardRedirect } from '../guards.ts';
import type { AppContext } from '../lib/app-context.ts';
import type { Route } from '../lib/router/route.ts';
import { alternatesOf, type Published } from './search-engines.ts';

/** Address of the sitemap of every site. */
export const sitemapPath = '/sitemap.xml';

/** The sitemap of the site: every page that search engines may show, in each of its languages. */
export function sitemapOf(routes: readonly Route[], app: AppContext, published: Published): string {
  const paths = routes.flatMap(({ guard, indexed = [] }) =>
    indexed.filter(path => guardRedirect(guard, app, path) === null),
  );
  const entries = paths.flatMap(path => {
    const alternates = alternatesOf(published, path);
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return alternates.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** The sitemap as a response, the same for everybody. */
export const sitemapAnswer = (routes: readonly Route[], app: AppContext, published: Published): Response =>
  new Response(sitemapOf(routes, app, published), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
