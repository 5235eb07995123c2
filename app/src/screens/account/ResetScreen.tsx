import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { ResetForm } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { chooseByLink, type Refused } from '../../features/account/reset.ts';
import type { ResetLinkData } from '../../features/account/reset-link.load.ts';
import { accessMessages as messages } from '../../locales/messages/access.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

const linkInvalid: Refused = { problem: { code: 'reset_link_invalid' } };

/** The mailed link leads here: a new password is chosen. Opening the page changes nothing. */
export default function ResetScreen({ search, data }: ScreenProps<ResetLinkData>) {
  const { t } = useLingui();
  const visit = useVisit();
  const [values, setValues] = useState({ password: '', repeat: '' });
  const [done, setDone] = useState(false);
  useTitle(t(messages.newPassword));

  const { submit, pending, refused, refuse } = useSubmit(
    async () => {
      const answer = await chooseByLink(visit, search.get('token') ?? '', values);
      setDone(answer === null);
      return answer;
    },
    data.works ? null : linkInvalid,
  );
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
          refuse(null);
        }}
        onSubmit={() => void submit()}
      />
    </Page>
  );
}
