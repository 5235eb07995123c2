import type { Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { LoginForm } from '@velluto/ui/product/signup';
import { rich, useT } from '@velluto/ui/provider';
import { lazy, useState } from 'react';
import { signupsClosed } from '../../features/signup/closed.ts';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { Later } from '../../platform/Later.tsx';
import { nextOf } from '../../platform/router/guards.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useVisit } from '../../platform/visit-context.ts';
import { useSignup } from '../signup/useSignup.tsx';

const LoginCode = lazy(() => import('./LoginCode.tsx'));

/**
 * Log-in; leads back to the page that asked for it, and says so where sign-up is closed. Members who wished for that are
 * asked for a code after the password.
 */
export default function LoginScreen({ search }: ScreenProps) {
  const t = useT();
  const visit = useVisit();
  const { navigate } = useNavigator();
  const [values, setValues] = useState({ login: '', password: '' });
  const [pending, setPending] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);
  const closed = signupsClosed(visit);
  const { onSignUp, modal } = useSignup();
  const [problem, setProblem] = useState<Problem | null>(
    closed && search.has('signups') ? { code: 'signups_closed' } : null,
  );
  useTitle(t(messages.logIn));

  const submit = async (code?: string) => {
    if (pending) return;
    setPending(true);
    // a second wrong code is told like the first
    if (code) setProblem(null);
    const { logIn } = await import('../../features/account/log-in.ts');
    const refused = await logIn(visit, { ...values, ...(code && { code }) });
    const codeMissing = refused?.code === 'second_factor_required';
    // the password was changed meanwhile: it is asked for again
    if (codeMissing || refused?.code === 'login_failed') setCodeAsked(codeMissing);
    setProblem(codeMissing ? null : refused);
    setPending(false);
    if (refused === null) navigate(nextOf(search), { replace: true });
  };
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
    <Page title={rich(t(messages.welcomeBack))} width="narrow">
      {codeAsked ? (
        <Later waiting={form}>
          <LoginCode pending={pending} problem={problem} onSubmit={code => void submit(code)} />
        </Later>
      ) : (
        form
      )}
      {modal}
    </Page>
  );
}
