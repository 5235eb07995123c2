import { Page } from '@velluto/ui/patterns';
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
      <Complete />
    </Page>
  );
}
