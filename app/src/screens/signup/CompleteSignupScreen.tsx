import { useLingui } from '@lingui/react/macro';
import { Page } from '@velluto/ui/patterns';
import { SignupWizard } from '@velluto/ui/product/signup';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useAim } from '../../platform/router/useAim.ts';
import { useSession } from '../../platform/useAppContext.ts';
import ActivationDoneScreen from '../account/ActivationDoneScreen.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

/** Finishes sign-up by confirming the address, or tells that it is confirmed. */
export default function CompleteSignupScreen() {
  const { user } = useSession();
  return user?.status === 'not_confirmed' ? <ToConfirm /> : <ActivationDoneScreen />;
}

function ToConfirm() {
  const { t } = useLingui();
  useTitle(t(messages.confirm));
  return (
    <Page width="narrow">
      <SignupWizard step="complete">
        <ConfirmEmail aim={useAim()} />
      </SignupWizard>
    </Page>
  );
}
