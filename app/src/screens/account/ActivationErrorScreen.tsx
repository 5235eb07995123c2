import { useLingui } from '@lingui/react/macro';
import { ActivationResult } from '@velluto/ui/product/signup';
import { useSnapshot } from 'valtio';
import { createActivationMailStore } from '../../features/account/auth.ts';
import { accountMessages as messages } from '../../locales/messages/account.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { useAppContext, useSession, useStore } from '../../platform/useAppContext.ts';

/** The link was wrong or too old. */
export default function ActivationErrorScreen() {
  const { t } = useLingui();
  const { site } = useAppContext();
  const { user } = useSession();
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  useTitle(t(messages.notConfirmed));
  const mayResend = user?.status === 'not_confirmed';
  return (
    <ActivationResult
      result="error"
      supportHref={`mailto:${site.support_email}`}
      onResend={mayResend ? () => void confirmation.resend() : undefined}
      resend={resend === 'error' ? 'idle' : resend}
    />
  );
}
