import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetRequestForm } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { requestReset } from '../../features/account/reset.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';

/** Asks for the link with which a new password is chosen. */
export default function ResetRequestScreen() {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [sent, setSent] = useState(false);
  useTitle(t(messages.newPassword));

  const { submit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await requestReset(visit, email);
    setSent(answer === null);
    return answer;
  });
  return (
    <Page title={t(messages.newPassword)} width="narrow">
      <ResetRequestForm
        email={email}
        pending={pending}
        sent={sent}
        emailProblem={refused?.field}
        problem={refused?.problem}
        loginHref="/login"
        onChange={change => {
          setEmail(change.email);
          refuse(null);
        }}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
