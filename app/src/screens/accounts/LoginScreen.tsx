import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Text, TextLink } from '@velluto/ui/base';
import type { ProblemCode } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { LoginForm } from '@velluto/ui/product/accounts';
import { type CSSProperties, useState } from 'react';
import { useSearchParams } from 'wouter';
import { signupsClosed } from '../../features/access/site-access.ts';
import { logIn } from '../../features/accounts/auth.ts';
import { useSearchResult } from '../../lib/head/useSearchResult.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { type FormErrors, toProblem } from '../../lib/problem.ts';
import { membersPath, resetPath } from '../../lib/router/auth-paths.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { useDestination } from '../../lib/router/useDestination.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { accountMessages as messages } from '../../locales/messages/accounts/account.ts';
import { loginCodeMessages } from '../../locales/messages/accounts/login-code.ts';
import { searchResultMessages } from '../../locales/messages/pages/search-results.ts';
import type { CodeKind } from './CodeField.tsx';
import { LoginCode } from './LoginCode.tsx';
import { useSignup } from './signup/useSignup.tsx';

/** The code that is required besides the password, by error. */
const codes: Partial<Record<ProblemCode, CodeKind>> = {
  second_factor_required: 'app',
  login_code_required: 'mailed',
};

/**
 * Log-in; leads back to the page that required it. Members with two-factor log-in, and those with an unknown browser, are
 * asked for a code after the password.
 */
export default function LoginScreen() {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const app = useAppContext();
  const { navigate } = useNavigator();
  const [values, setValues] = useState({ login: '', password: '' });
  const [codeKind, setCodeKind] = useState<CodeKind | null>(null);
  const closed = signupsClosed(app);
  const destination = useDestination();
  const { href: signupHref, onSignUp, modal } = useSignup();
  useTitle(t(messages.logIn));
  useSearchResult(() => ({ description: t(searchResultMessages.login({ site: app.site.name })) }));

  const enter = async (code?: string) => {
    try {
      await logIn(app, { ...values, ...(code && { code }) });
    } catch (error) {
      const problem = toProblem(error);
      const kind = codes[problem.code];
      if (!kind && problem.code !== 'login_failed') throw error;
      // without a kind: the password was changed meanwhile and is asked for again
      setCodeKind(kind ?? null);
      if (kind) return;
      setErrors({ problem });
      return { problem };
    }
    void navigate(destination ?? membersPath, { replace: true });
  };
  const first: FormErrors = closed && search.has('signups') ? { problem: { code: 'signups_closed' } } : {};
  const { submit, pending, problem, setErrors } = useSubmit(() => enter(), [], first);
  return (
    <Page
      kicker={t(messages.welcomeBack)}
      title={t(messages.logIn)}
      // said of every profile, so that it does not tell whether there is one
      lead={!closed && destination?.startsWith('/members/') && t(messages.toProfile)}
      width="narrow"
    >
      {app.site.outbox !== undefined && codeKind !== 'app' && <OutboxHint path={app.site.outbox} />}
      {codeKind ? (
        <LoginCode kind={codeKind} logIn={enter} />
      ) : (
        <LoginForm
          values={values}
          pending={pending}
          problem={problem}
          resetHref={resetPath(destination)}
          signupHref={closed ? null : signupHref}
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
      )}
      {modal}
    </Page>
  );
}

const hint: CSSProperties = { marginBlockEnd: 'var(--vl-space-5)' };

/** Where the code of a demo log-in is. */
const OutboxHint = ({ path }: { path: string }) => (
  <div style={hint}>
    <Text>
      <Trans {...loginCodeMessages.demo} components={{ link: <TextLink href={path} target="_blank" /> }} />
    </Text>
  </div>
);
