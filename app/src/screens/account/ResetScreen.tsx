import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetForm } from '@velluto/ui/product/signup';

import { useState } from 'react';
import { chooseByLink, type Refused } from '../../features/account/reset.ts';
import type { ResetLinkData } from '../../features/account/reset-link.load.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useVisit } from '../../platform/visit-context.ts';

const linkInvalid: Refused = { problem: { code: 'reset_link_invalid' } };

/** The mailed link leads here: a new password is chosen. Opening the page changes nothing. */
export default function ResetScreen({ search, data }: ScreenProps<ResetLinkData>) {
  const { t } = useLingui();
  const visit = useVisit();
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(data.works ? null : linkInvalid);
  useTitle(t(messages.newPassword));

  const submit = async () => {
    if (pending) return;
    setPending(true);
    const answer = await chooseByLink(visit, search.get('token') ?? '', values);
    setRefused(answer);
    setDone(answer === null);
    setPending(false);
  };
  return (
    <Page title={t(messages.newPassword)} width="narrow">
      <ResetForm
        values={values}
        pending={pending}
        done={done}
        passwordProblem={refused?.field}
        problem={refused?.problem}
        loginHref="/login"
        requestHref="/reset-password"
        onChange={change => {
          setValues({ ...values, ...change });
          setRefused(null);
        }}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
