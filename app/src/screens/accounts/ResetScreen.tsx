import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetForm } from '@velluto/ui/product/accounts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type ResetLinkData, resetPasswordByLink } from '../../features/accounts/password-reset.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { FormErrors } from '../../lib/problem.ts';
import { loginPath, resetPath } from '../../lib/router/auth-paths.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useDestination } from '../../lib/router/useDestination.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { accessMessages as messages } from '../../locales/messages/accounts/access.ts';

const linkInvalid: FormErrors = { problem: { code: 'reset_link_invalid' } };

/** The mailed link leads here: a new password is chosen. Opening the page changes nothing. */
export default function ResetScreen({ data }: ScreenProps<ResetLinkData>) {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const app = useAppContext();
  const destination = useDestination();
  const [done, setDone] = useState(false);
  useTitle(t(messages.newPassword));

  const { values, change, submit, pending, fields, problem } = useForm(
    { password: '', repeat: '' },
    async values => {
      const errors = await resetPasswordByLink(app, search.get('token') ?? '', values);
      setDone(!errors);
      return errors;
    },
    data.email === null ? linkInvalid : {},
  );
  return (
    <Page title={t(messages.newPassword)} width="narrow">
      <ResetForm
        values={values}
        username={data.email ?? undefined}
        pending={pending}
        done={done}
        passwordProblem={fields.password}
        problem={problem}
        loginHref={loginPath(destination)}
        requestHref={resetPath(destination)}
        onChange={change}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
