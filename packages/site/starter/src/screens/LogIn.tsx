import { useLingui } from '@lingui/react';
import { login } from '@velluto/api-client';
import { toProblem } from '@velluto/api-client/ui';
import type { Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { LoginForm } from '@velluto/ui/product/accounts';
import { useState } from 'react';
import { client } from '../api.ts';

/** The log-in, in place of every page while nobody is logged in. */
export function LogIn({ onLogIn }: { onLogIn: () => Promise<void> }) {
  const { i18n } = useLingui();
  const [values, setValues] = useState({ login: '', password: '' });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async () => {
    setPending(true);
    setProblem(null);
    try {
      await login(client, values);
      await onLogIn();
    } catch (error) {
      setProblem(toProblem(error));
    }
    setPending(false);
  };
  return (
    <Page title={i18n._('app.logIn')} width="narrow">
      <LoginForm
        values={values}
        pending={pending}
        problem={problem}
        onChange={change => setValues({ ...values, ...change })}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
