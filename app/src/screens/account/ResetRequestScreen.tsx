import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetRequestForm } from '@velluto/ui/product/signup';

import { useState } from 'react';
import { type Refused, requestReset } from '../../features/account/reset.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';

/** Asks for the link with which a new password is chosen. */
export default function ResetRequestScreen() {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  useTitle(t(messages.newPassword));

  const submit = async () => {
    if (pending) return;
    setPending(true);
    const answer = await requestReset(visit, email);
    setRefused(answer);
    setSent(answer === null);
    setPending(false);
  };
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
          setRefused(null);
        }}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
