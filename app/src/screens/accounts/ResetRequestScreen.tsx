import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetRequestForm } from '@velluto/ui/product/accounts';
import { useState } from 'react';
import { requestReset } from '../../features/accounts/password-reset.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { loginPath } from '../../lib/router/auth-paths.ts';
import { useDestination } from '../../lib/router/useDestination.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { accessMessages as messages } from '../../locales/messages/accounts/access.ts';

/** Requests the mail with the link for a new password. */
export default function ResetRequestScreen() {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const destination = useDestination();
  const [sent, setSent] = useState(false);
  useTitle(t(messages.newPassword));

  const { values, change, submit, pending, fields, problem } = useForm(
    { email: user?.email ?? '' },
    async values => {
      const errors = await requestReset(app, values, destination);
      setSent(!errors);
      return errors;
    },
  );
  return (
    <Page title={t(messages.newPassword)} width="narrow">
      <ResetRequestForm
        email={values.email}
        pending={pending}
        sent={sent}
        emailProblem={fields.email}
        problem={problem}
        loginHref={loginPath(destination)}
        onChange={change}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
