import { useLingui } from '@lingui/react/macro';
import { ActivationResult } from '@velluto/ui/product/accounts';
import { useSnapshot } from 'valtio';
import { createActivationMailStore } from '../../features/accounts/auth.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { accountMessages as messages } from '../../locales/messages/accounts/account.ts';
import { EmailConfirmed } from './EmailConfirmed.tsx';

/** The activation link is wrong or too old; a member whose address is confirmed already sees that instead. */
export default function ActivationErrorScreen() {
  const { user } = useSession();
  return user?.status === 'active' ? (
    <EmailConfirmed user={user} />
  ) : (
    <LinkInvalid mayResend={user !== null} />
  );
}

function LinkInvalid({ mayResend }: { mayResend: boolean }) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  useTitle(t(messages.notConfirmed));
  return (
    <ActivationResult
      result="error"
      supportHref={`mailto:${site.support_email}`}
      onResend={mayResend ? () => void confirmation.resend() : undefined}
      resend={resend === 'error' ? 'idle' : resend}
    />
  );
}
