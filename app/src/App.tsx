import '@velluto/ui/theme';
import '@velluto/ui/reset.css';
import { I18nProvider, useLingui } from '@lingui/react';
import { FICTIONAL_ICONS } from '@velluto/rules';
import { ChatLayout, PageSkeleton, RouteLoadingBar } from '@velluto/ui/product/layout';
import { TranslatedText, UiProvider } from '@velluto/ui/provider';
import { type ComponentType, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { Route } from 'wouter';
import { AgeGate } from './layout/age-gate/AgeGate.tsx';
import { DefaultLayout } from './layout/DefaultLayout.tsx';
import { LanderLayout } from './layout/LanderLayout.tsx';
import { NoScriptNotice } from './layout/NoScriptNotice.tsx';
import { VersionNotice } from './layout/overlays/VersionNotice.tsx';
import { useThemeColour } from './layout/useThemeColour.ts';
import type { AppContext } from './lib/app-context.ts';
import { lazyPart } from './lib/lazyPart.ts';
import { AppLink } from './lib/router/AppLink.tsx';
import { ErrorBoundary } from './lib/router/ErrorBoundary.tsx';
import type { Navigator } from './lib/router/navigator.ts';
import { RouteAnnouncer } from './lib/router/RouteAnnouncer.tsx';
import { isScene, type LayoutName } from './lib/router/route.ts';
import { PageRouter, useLatePage, usePage, usePending } from './lib/router/router-context.tsx';
import { useIdle } from './lib/scheduling.ts';
import { AppContextProvider, useAppContext } from './lib/useAppContext.ts';
import { errorRoute } from './routes.ts';

const Overlays = lazyPart(() => import('./layout/overlays/Overlays.tsx'));

interface AppProps {
  app: AppContext;
  navigator: Navigator;
}

/** The whole page below `<div id="root">`, alike on the server and in the browser. */
export const App = (props: AppProps) => (
  <Providers {...props}>
    <LoadingBar />
    <AgeGate>
      <CurrentPage />
    </AgeGate>
    <RouteAnnouncer />
    <LazyOverlays />
  </Providers>
);

/** Overlays are loaded once the browser is idle, but for the page that the device keeps; when that fails, the page works without them, and a notice that comes with it says so. */
function LazyOverlays() {
  const { path, route } = usePage();
  return (
    useIdle() &&
    !route.anonymous && (
      <>
        <VersionNotice />
        <ErrorBoundary resetKey={path} fallback={null}>
          <Suspense>
            <Overlays />
          </Suspense>
        </ErrorBoundary>
      </>
    )
  );
}

/** Everything that components need around them: app context, router, brand and language. */
export const Providers = ({ app, navigator, children }: AppProps & { children: ReactNode }) => (
  <AppContextProvider value={app}>
    <I18nProvider i18n={app.language.i18n} defaultComponent={TranslatedText}>
      <PageRouter navigator={navigator}>
        <LocalizedUi>{children}</LocalizedUi>
      </PageRouter>
    </I18nProvider>
  </AppContextProvider>
);

function LocalizedUi({ children }: { children: ReactNode }) {
  const { language, wording, brand, clock, site } = useAppContext();
  useLingui(); // numbers and dates follow a change of the language too
  return (
    <UiProvider
      brand={brand}
      locale={language.locale}
      wording={wording}
      clock={clock}
      link={AppLink}
      fictional={{
        label: site.fictional_singular,
        plural: site.fictional_plural,
        icon: FICTIONAL_ICONS.find(icon => icon === site.fictional_icon),
      }}
      timeZone={useTimeZone(site.time_zone)}
    >
      {children}
    </UiProvider>
  );
}

/** The site's time zone on the server and in the first render, then the visitor's, rendered in slices. */
function useTimeZone(first: string): string {
  const [zone, setZone] = useState(first);
  // biome-ignore lint/style/noRestrictedGlobals: reads only the time zone, formats nothing
  useEffect(() => startTransition(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return zone;
}

const LoadingBar = () => <RouteLoadingBar active={usePending()} />;

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  Default: DefaultLayout,
  Chat: ({ children }) => <ChatLayout banners={<NoScriptNotice />}>{children}</ChatLayout>,
  Lander: LanderLayout,
};

/**
 * The current page: the layout of its row, and its screen, which reads the address with `useParams` and
 * `useSearchParams`. A page that takes long to open is there as a skeleton.
 */
function CurrentPage() {
  const { route, path, data } = usePage();
  const late = useLatePage();
  const shown = late?.route ?? route;
  useThemeColour(isScene(shown));
  const Layout = layouts[shown.layout];
  return (
    <Layout>
      {late ? (
        <PageSkeleton shape={late.route.shape} picture={late.picture} />
      ) : (
        <ErrorBoundary resetKey={path} fallback={<ErrorFallback />}>
          <Route path={route.path}>
            <route.screen key={path} data={data} />
          </Route>
        </ErrorBoundary>
      )}
    </Layout>
  );
}

/** Shown in place of a screen that failed to render. */
const ErrorFallback = () => (
  <Suspense>
    <errorRoute.screen data={{ status: 500 }} />
  </Suspense>
);
