import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Problem, ProblemCode } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { LoginForm } from '@velluto/ui/product/signup';
import { lazy, Suspense, useState } from 'react';
import { logIn } from '../../features/account/log-in.ts';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { nextOf, signupsClosed } from '../../platform/router/guards.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { useSignup } from '../signup/useSignup.tsx';
import type { CodeKind } from './CodeField.tsx';

const LoginCode = lazy(() => import('./LoginCode.tsx'));

/** Codes beside the password, by the error that asks for one. */
const codes: Partial<Record<ProblemCode, CodeKind>> = {
  second_factor_required: 'app',
  login_code_required: 'mailed',
};

/**
 * Log-in; leads back to the page that asked for it, and says so where sign-up is closed. Members who wished for that, and
 * those whose browser is not known, are asked for a code after the password.
 */
export default function LoginScreen({ search }: ScreenProps) {
  const { t } = useLingui();
  const visit = useVisit();
  const { navigate } = useNavigator();
  const [values, setValues] = useState({ login: '', password: '' });
  const [asked, setAsked] = useState<CodeKind | null>(null);
  const closed = signupsClosed(visit);
  const { onSignUp, modal } = useSignup();
  useTitle(t(messages.logIn));

  const closedProblem: Problem | null = closed && search.has('signups') ? { code: 'signups_closed' } : null;
  const {
    submit,
    pending,
    refused: problem,
  } = useSubmit(async (code?: string) => {
    const refused = await logIn(visit, { ...values, ...(code && { code }) });
    const kind = (refused && codes[refused.code]) ?? null;
    // the password was changed meanwhile: it is asked for again
    if (kind || refused?.code === 'login_failed') setAsked(kind);
    if (refused === null) navigate(nextOf(search), { replace: true });
    return kind ? null : refused;
  }, closedProblem);
  const form = (
    <LoginForm
      values={values}
      pending={pending}
      problem={problem}
      resetHref="/reset-password"
      {...(!closed && { signupHref: '/signup' })}
      onSignUp={
        onSignUp &&
        (event => {
          event.preventDefault();
          onSignUp();
        })
      }
      onChange={change => setValues({ ...values, ...change })}
      onSubmit={() => void submit()}
    />
  );
  return (
    <Page title={<Trans {...messages.welcomeBack} components={{ em: <em /> }} />} width="narrow">
      {asked ? (
        <Suspense fallback={form}>
          <LoginCode kind={asked} pending={pending} problem={problem} onSubmit={submit} />
        </Suspense>
      ) : (
        form
      )}
      {modal}
    </Page>
  );
}
