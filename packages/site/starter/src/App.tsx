import { I18nProvider, useLingui } from '@lingui/react';
import { ErrorPage } from '@velluto/ui/product/layout';
import { liveClock, TranslatedText, UiProvider } from '@velluto/ui/provider';
import { Redirect, Route, Switch } from 'wouter';
import { serverApp, showsExamples } from './api.ts';
import { brand } from './brand.ts';
import { Frame } from './Frame.tsx';
import { i18n } from './i18n.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { SiteLink } from './SiteLink.tsx';
import { Age } from './screens/Age.tsx';
import { Conversation } from './screens/Conversation.tsx';
import { Conversations } from './screens/Conversations.tsx';
import { Credits } from './screens/Credits.tsx';
import { LogIn } from './screens/LogIn.tsx';
import { Members } from './screens/Members.tsx';
import { Order } from './screens/Order.tsx';
import { Payment } from './screens/Payment.tsx';
import { Start } from './screens/Start.tsx';
import { loadSession, SessionContext, useSession } from './session.ts';
import { useData } from './useData.ts';

const clock = liveClock(Date.now());

const routes = {
  // this app has no profiles yet: a member's tile opens the conversation
  member: '/chats/with/{id}',
  // pages that the server's own app has
  signup: `${serverApp}/signup`,
  resetPassword: `${serverApp}/reset-password`,
  terms: `${serverApp}/pages/terms`,
  returns: `${serverApp}/pages/return-policy`,
} as const;

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
          <Pages />
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
  return (
    <Switch>
      <Route path="/transactions/:id">{({ id }) => <Payment key={id} id={id} />}</Route>
      <Route path="/age" component={Age} />
      {ageProofRequired && <Route component={Age} />}
      <Route path="/">
        <Redirect to="/members" replace />
      </Route>
      {showsExamples && <Route path="/start" component={Start} />}
      <Route path="/members" component={Members} />
      <Route path="/chats" component={Conversations} />
      <Route path="/chats/with/:id">{({ id }) => <Conversation key={id} profile={id} />}</Route>
      <Route path="/chats/:id">{({ id }) => <Conversation key={id} conversation={id} />}</Route>
      <Route path="/credits" component={Credits} />
      <Route path="/credits/:id">{({ id }) => <Order key={id} id={id} />}</Route>
      <Route>
        <Frame>
          <ErrorPage statusCode={404} />
        </Frame>
      </Route>
    </Switch>
  );
}
