import { themeAttributes } from '@velluto/ui/provider';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App, Surroundings } from '../App.tsx';
import { brandSource, ownBrandSource } from '../platform/brand.ts';
import { readCookie } from '../platform/cookies.ts';
import { recordMessages } from '../platform/i18n/record.ts';
import type { OwnBrandFacts } from '../platform/own-brand.tsx';
import { findRoute } from '../platform/router/match.ts';
import { loadModules } from '../platform/router/modules.ts';
import type { Shown } from '../platform/router/navigator.ts';
import { sourcesOf } from '../platform/router/sources.ts';
import { errorView, resolveView, type View } from '../platform/router/view.ts';
import { routes } from '../routes.ts';
import { Notices } from '../shell/notices/Notices.tsx';
import { type Assets, pageStyle } from './assets.ts';
import { documentHtml } from './html.ts';
import { iconsOf } from './icons.ts';
import { manifestAnswer, manifestPath } from './manifest.ts';
import type { PageData } from './page-data.ts';
import { redirect } from './redirect.ts';
import { type ApiFetch, createServerVisit, type ServerVisit } from './server-visit.ts';

/** What the server gives with a request. */
export interface RenderContext {
  /** CSP nonce of the answer. */
  nonce: string;
  /** Calls the API in process, with the visitor's cookies, host and address. */
  api: ApiFetch;
  /** The site's brand with its style sheet, where the app does not bring it. */
  ownBrand?: OwnBrandFacts & { css: string };
  /** Told about errors that become an error page. */
  onError?: (error: unknown) => void;
}

/** Makes a page of the app: html, a redirect, or an error page. */
export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>;

/** Name of the cookie with the colour mode a visitor chose; without it the device decides. */
const modeCookie = 'vl_mode';

/** Code and styles of the notices. */
const partsSource = 'src/shell/MemberParts.tsx';

/** Makes the renderer that uses these assets. */
export function createRenderer(assets: Assets): RenderPage {
  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(routes, pathname)?.route;
    const server = await createServerVisit(request, context.api, {
      anonymous: pathname === manifestPath || route?.anonymous === true,
      keeps: route?.keeps === true,
      ...(context.ownBrand && { own: context.ownBrand }),
    });
    if (pathname === manifestPath) return manifestAnswer(server.visit);
    const resolved = await resolveView(pathname + search, {
      table: routes,
      modules: loadModules,
      visit: server.visit,
      signal: request.signal,
      ...(context.onError && { onError: context.onError }),
    });
    if (!resolved.view) return redirect(resolved.to);
    // what an advertising link says of itself leaves the address with the first view
    const query = server.visit.traffic.query ?? resolved.view.query;
    try {
      return await page(request, server, { ...resolved.view, query }, assets, context);
    } catch (error) {
      context.onError?.(error);
      const view = await errorView(500, pathname + search, { visit: server.visit, modules: loadModules });
      return page(request, server, view, assets, context);
    }
  };
}

async function page(
  request: Request,
  { visit, user, messages, counts, renderedAt }: ServerVisit,
  view: View,
  assets: Assets,
  { nonce, ownBrand: own }: RenderContext,
): Promise<Response> {
  const used = recordMessages(visit.language.i18n, messages);
  const shown: Shown = { view, pending: false, arrival: { kind: 'first', scrollY: 0, hash: '' } };
  const navigator = {
    shown,
    subscribe: () => () => undefined,
    navigate: async () => undefined,
    refresh: async () => undefined,
  };
  const cookies = request.headers.get('cookie') ?? '';
  // their code is no part of the frame's first view, but what they say is
  if (user !== null && view.route.layout === 'Default') {
    const notices = createElement(Notices, { first: true, cookies });
    visit.notices = renderToString(createElement(Surroundings, { visit, navigator }, notices), {
      identifierPrefix: 'notices',
    });
  }
  const body = renderToString(createElement(App, { visit, navigator }));
  const { route, params, path, query, data, status } = view;
  const sources = sourcesOf(route, user !== null);
  // what only fetches has done so: the page brings its data
  const { load: fetching } = await loadModules(route, user !== null);
  const load = fetching?.accept ? sources.load : null;
  const brand = own ? ownBrandSource : brandSource(visit.brand.id);
  const sourceFiles = [
    ...[brand, sources.layout, sources.screen],
    ...(load ? [load] : []),
    ...(visit.notices ? [partsSource] : []),
  ];
  const { styles, ...files } = await assets.of(sourceFiles);
  const pageData: PageData = {
    site: visit.site,
    user,
    counts,
    language: visit.language.current,
    messages: used(),
    renderedAt,
    traffic: visit.traffic,
    storageKey: visit.storageKey,
    languages: [...visit.language.offered],
    view: { route, params, path, query, data, status },
    modules: {
      screen: assets.address(sources.screen),
      layout: assets.address(sources.layout),
      load: load && assets.address(load),
      brand: assets.address(brand),
    },
  };
  const mode = readCookie(cookies, modeCookie);
  const html = documentHtml({
    language: visit.language.current,
    title: visit.head.title,
    description: visit.site.description,
    theme: themeAttributes({
      brand: visit.brand.id,
      ...(mode === 'light' || mode === 'dark' ? { mode } : {}),
    }),
    themeColour: visit.brand.themeColour,
    siteName: visit.site.name,
    icons: iconsOf(visit.brand.id),
    nonce,
    assets: { ...files, styles: own ? [...styles, pageStyle(own.css)] : styles },
    body,
    page: pageData,
  });
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
