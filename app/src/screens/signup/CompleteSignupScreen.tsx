import { Page } from '@velluto/ui/patterns';
import { SignupWizard } from '@velluto/ui/product/signup';
import { useT } from '@velluto/ui/provider';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { Complete } from './Complete.tsx';

/** Finishes sign-up: confirm the address. */
export default function CompleteSignupScreen() {
  const t = useT();
  useTitle(t(messages.confirm));
  return (
    <Page width="narrow">
      <SignupWizard step="complete">
        <Complete />
      </SignupWizard>
    </Page>
  );
}
