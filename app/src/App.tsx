import '@velluto/ui/theme';
import { RouteLoadingBar } from '@velluto/ui/product/shell';
import { UiProvider } from '@velluto/ui/provider';
import { lazy, type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { Later } from './platform/Later.tsx';
import { AppLink } from './platform/router/AppLink.tsx';
import {
  type AppNavigator,
  NavigatorProvider,
  usePending,
  useShown,
} from './platform/router/router-context.tsx';
import { ScreenBoundary } from './platform/router/ScreenBoundary.tsx';
import { useArrival } from './platform/router/useArrival.ts';
import type { Visit } from './platform/visit.ts';
import { useVisit, VisitProvider } from './platform/visit-context.ts';
import { Announcer } from './shell/Announcer.tsx';

const ErrorScreen = lazy(() => import('./screens/error/ErrorScreen.tsx'));

const broken = (
  <Later>
    <ErrorScreen />
  </Later>
);

/** The whole page below `<div id="root">`, alike on the server and in the browser. */
export const App = ({ visit, navigator }: { visit: Visit; navigator: AppNavigator }) => (
  <Surroundings visit={visit} navigator={navigator}>
    <CurrentScreen />
  </Surroundings>
);

/** What everything drawn stands in: visit, navigator, brand and language. */
export const Surroundings = ({
  visit,
  navigator,
  children,
}: {
  visit: Visit;
  navigator: AppNavigator;
  children?: ReactNode;
}) => (
  <VisitProvider value={visit}>
    <NavigatorProvider value={navigator}>
      <Translated>{children}</Translated>
    </NavigatorProvider>
  </VisitProvider>
);

function Translated({ children }: { children: ReactNode }) {
  const { language, brand, clock, site } = useVisit();
  const [i18n, setI18n] = useState(language.i18n);
  useEffect(() => {
    const take = () => startTransition(() => setI18n(language.i18n));
    take();
    return language.subscribe(take);
  }, [language]);
  const imageUrl = useCallback((src: string) => (src.startsWith('/') ? site.cdn_prefix + src : src), [site]);
  return (
    <UiProvider
      brand={brand}
      locale={language.locale}
      i18n={i18n}
      clock={clock}
      link={AppLink}
      fictionalLabel={site.fictional_singular}
      imageUrl={imageUrl}
      timeZone={useTimeZone(site.time_zone)}
    >
      {children}
    </UiProvider>
  );
}

/** The site's time zone on the server and in the first render, then the visitor's, drawn in slices. */
function useTimeZone(first: string): string {
  const [zone, setZone] = useState(first);
  useEffect(() => startTransition(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)), []);
  return zone;
}

const Loading = () => <RouteLoadingBar active={usePending()} />;

function CurrentScreen() {
  const shown = useShown();
  const [said, setSaid] = useState('');
  useArrival(shown, setSaid);
  const { Layout, Screen, params, data, path, query } = shown.view;
  return (
    <>
      <Loading />
      <Layout>
        <ScreenBoundary resetKey={path} fallback={broken}>
          {/* the table pairs a screen with its own load, so the data is what the screen expects */}
          <Screen key={path} params={params} search={new URLSearchParams(query)} data={data as never} />
        </ScreenBoundary>
      </Layout>
      <Announcer text={said} />
    </>
  );
}
