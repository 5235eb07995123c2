import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { SignupWizard } from '@velluto/ui/product/accounts';
import { useTitle } from '../../../lib/head/useTitle.ts';
import { useDestination } from '../../../lib/router/useDestination.ts';
import { accountMessages as messages } from '../../../locales/messages/accounts/account.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';

/** The last step of the sign-up: the request to confirm the e-mail address. */
export function EmailToConfirm() {
  const { t } = useLingui();
  useTitle(t(messages.confirm));
  return (
    <Page width="narrow">
      <SignupWizard step="complete">
        <ConfirmEmail destination={useDestination()} />
      </SignupWizard>
    </Page>
  );
}
