import { I18nProvider, useLingui } from '@lingui/react';
import { ErrorPage } from '@velluto/ui/product/layout';
import { liveClock, type Routes, TranslatedText, UiProvider } from '@velluto/ui/provider';
import { type AroundNavHandler, Redirect, Route, Router, Switch } from 'wouter';
import { addressOf, pages } from './addresses.ts';
import { showsExamples } from './api.ts';
import { brand } from './brand.ts';
import { Frame } from './Frame.tsx';
import { i18n } from './i18n.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { ownScreens } from './own-screens.ts';
import { SiteLink } from './SiteLink.tsx';
import { Age } from './screens/Age.tsx';
import { LogIn } from './screens/LogIn.tsx';
import { Start } from './screens/Start.tsx';
import { loadSession, SessionContext, useSession } from './session.ts';
import { useData } from './useData.ts';

const clock = liveClock(Date.now());

/** Addresses that components link to, where they are not the usual ones. */
const routes: Partial<Routes> = Object.assign({}, ...ownScreens.map(screens => screens.routes));

/** Opens a page of this app, or leaves for that of the server's own app. */
const navigateOrLeave: AroundNavHandler = (navigate, to, options) => {
  const address = addressOf(to);
  if (address === to) navigate(to, options);
  else if (options?.replace) location.replace(address);
  else location.assign(address);
};

/** The app in the current language. */
export function App() {
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <Site />
    </I18nProvider>
  );
}

function Site() {
  const { i18n } = useLingui();
  const { data, problem, reload } = useData(loadSession);
  return (
    <UiProvider brand={brand} locale={i18n.locale} clock={clock} link={SiteLink} routes={routes}>
      <title>{brand.name}</title>
      {data?.viewer ? (
        <SessionContext value={{ ...data, viewer: data.viewer, reload }}>
          <Router aroundNav={navigateOrLeave}>
            <Pages />
          </Router>
        </SessionContext>
      ) : (
        <Frame>
          {data && <LogIn onLogIn={reload} />}
          {problem && <LoadProblem problem={problem} onRetry={reload} />}
        </Frame>
      )}
    </UiProvider>
  );
}

function Pages() {
  const { ageProofRequired } = useSession();
  const shown = ageProofRequired ? pages.filter(({ beforeAgeProof }) => beforeAgeProof) : pages;
  return (
    <Switch>
      <Route path="/age" component={Age} />
      {shown.map(({ path, show }) => (
        <Route<{ id: string }> key={path} path={path}>
          {show}
        </Route>
      ))}
      {ageProofRequired && <Route component={Age} />}
      <Route path="/">
        <Redirect to={ownScreens[0].pages[0].path} replace />
      </Route>
      {showsExamples && (
        <Route path="/start">
          <Start />
        </Route>
      )}
      <Route>{showsExamples ? <Start missing /> : <NotFound />}</Route>
    </Switch>
  );
}

const NotFound = () => (
  <Frame>
    <ErrorPage statusCode={404} />
  </Frame>
);
