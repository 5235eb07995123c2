import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@velluto/rules';
import { modeFromCookies, themeAttributes } from '@velluto/ui/provider';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { guardRedirect } from '../guards.ts';
import { AgeWarning } from '../layout/age-gate/AgeGate.tsx';
import { hasEntered, isAgeGateClosed } from '../layout/age-gate/age-warning.ts';
import { brandSource, sceneColours, type TenantTheme } from '../lib/brand.tsx';
import { cookieText } from '../lib/cookies.ts';
import { languageSource } from '../lib/i18n/catalogs.ts';
import { staticNavigator } from '../lib/router/navigator.ts';
import { errorPage, openPage, type Page } from '../lib/router/open-page.ts';
import { findRoute, isScene } from '../lib/router/route.ts';
import { errorRoute, routes } from '../routes.ts';
import type { Assets } from './assets.ts';
import { documentHtml } from './html.ts';
import { iconsOf, manifestAnswer, manifestPath } from './manifest.ts';
import type { PageData } from './page-data.ts';
import { type ApiFetch, createRequestContext, type RequestContext } from './request-context.ts';
import { type Published, searchTags } from './search-engines.ts';
import { sitemapAnswer, sitemapPath } from './sitemap.ts';
import { startPictureTags } from './start-pictures.ts';

/** What the server passes with a request. */
export interface RenderContext {
  /** CSP nonce of the answer. */
  nonce: string;
  /** How search engines and other sites know this one. */
  published: Published;
  /** Calls the API in process, with the visitor's cookies, host and address. */
  api: ApiFetch;
  /** Settles when it is this page's turn: rendering keeps the processor busy. */
  turn: () => Promise<void>;
  /** Put before the paths of pictures: `cdn_prefix` of the site. */
  picturePrefix: string;
  /** The site's theme and style sheet, where they are defined beside its site file. */
  tenantTheme?: TenantTheme & { css: string };
  /** Called with errors that result in an error page. */
  onError?: (error: unknown) => void;
}

/** Result of rendering: html, a redirect, or an error page. */
export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>;

/** Makes the renderer that uses these assets. */
export function createRenderer(assets: Assets): RenderPage {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const found = findRoute(routes, pathname);
    const route = found?.route;
    const server = await createRequestContext(request, context.api, {
      anonymous: siteFiles.includes(pathname) || route?.anonymous === true,
      languages: context.published.languages,
      needsStorageKey: route?.needsStorageKey === true,
      slug: found?.params.slug,
      picturePrefix: context.picturePrefix,
      ...(context.tenantTheme && { tenantTheme: context.tenantTheme }),
    });
    const { app } = server;
    if (pathname === manifestPath) return manifestAnswer(app);
    if (pathname === sitemapPath) return sitemapAnswer(routes, app, context.published);
    const { signal } = request;
    const options = { routes, errorRoute, redirectOf: guardRedirect, app, signal, onError: context.onError };
    const opened = await openPage(pathname + search, options);
    if (typeof opened === 'string') return withLanguage(server, redirect(opened));
    // the first view removes the parameters of an advertising link from the address
    const query = app.attribution.query ?? opened.query;
    try {
      return await answer(request, server, { ...opened, query }, assets, context);
    } catch (error) {
      context.onError?.(error);
      return answer(
        request,
        server,
        await errorPage({ status: 500 }, pathname + search, options),
        assets,
        context,
      );
    }
  };
}

/** Files that are rendered as for a visitor, since they are the same for everybody who speaks a language. */
const siteFiles: string[] = [manifestPath, sitemapPath];

/** Remembers the language that an address asked for, so that the links of its page lead to pages in the same one. */
function withLanguage({ chosen }: RequestContext, response: Response): Response {
  if (chosen) response.headers.append('set-cookie', cookieText(LOCALE_COOKIE, chosen, LOCALE_COOKIE_DAYS));
  return response;
}

/**
 * Redirects the browser. Encoded characters of the visitor's address may be decoded in this one, and a header may only
 * contain ASCII.
 */
export const redirect = (to: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location: to.replace(/[^!-~]+/g, encodeURIComponent), 'cache-control': 'private, no-store' },
  });

/** What the page needs to know of a theme beside the site file. */
const themeOfPage = ({ id, themeColour, darkScenes }: NonNullable<RenderContext['tenantTheme']>) => ({
  id,
  themeColour,
  darkScenes,
});

/** Renders a page into a document. */
async function answer(
  request: Request,
  server: RequestContext,
  page: Page,
  assets: Assets,
  { nonce, published, tenantTheme, turn }: RenderContext,
): Promise<Response> {
  const { app, user, counts, renderedAt, texts } = server;
  const warns = isAgeGateClosed(app, routes, page, hasEntered(app.cookies()));
  if (warns) await AgeWarning.preload();
  await turn();
  const body = renderToString(createElement(App, { app, navigator: staticNavigator(page) }));
  const { route } = page;
  const files = await assets.of([
    ...(tenantTheme ? [] : [brandSource(app.brand.id)]),
    languageSource(app.language.current),
    ...[route.screen, route.load, warns ? AgeWarning : undefined].flatMap(part => part?.source ?? []),
  ]);
  const pageData: PageData = {
    site: app.site,
    user,
    counts,
    language: app.language.current,
    wording: texts,
    renderedAt,
    attribution: app.attribution,
    storageKey: app.storageKey,
    languages: [...app.language.offered],
    styles: files.styles.flatMap(({ href }) => href ?? []),
    page: { ...page, route: route.name },
    ...(tenantTheme && { tenantTheme: themeOfPage(tenantTheme) }),
  };
  const html = documentHtml({
    language: app.language.current,
    title: app.head.title,
    description: app.head.description ?? app.site.description,
    searchTags: searchTags(app, page, published),
    theme: themeAttributes({ brand: app.brand.id, mode: modeFromCookies(app.cookies()) }),
    themeColour: sceneColours(app.brand, isScene(route)),
    siteName: app.site.name,
    icons: iconsOf(app.brand.id),
    // the build draws those of the app's brands alone
    startPictures: tenantTheme ? [] : startPictureTags(app.brand.id, request.headers.get('user-agent') ?? ''),
    nonce,
    assets: { ...files, styles: tenantTheme ? [...files.styles, { text: tenantTheme.css }] : files.styles },
    saveData: request.headers.get('save-data') === 'on',
    body,
    page: pageData,
  });
  const response = new Response(html, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      // language, mode and member; the address alone does not say them
      vary: 'accept-language, cookie',
    },
  });
  return withLanguage(server, response);
}
