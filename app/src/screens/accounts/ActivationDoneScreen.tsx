import { useLingui } from '@lingui/react/macro';
import { ActivationResult } from '@velluto/ui/product/accounts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { loginPath } from '../../lib/router/auth-paths.ts';
import { useDestination } from '../../lib/router/useDestination.ts';
import { useSession } from '../../lib/useAppContext.ts';
import { accountMessages as messages } from '../../locales/messages/accounts/account.ts';
import { EmailConfirmed } from './EmailConfirmed.tsx';
import { EmailToConfirm } from './signup/EmailToConfirm.tsx';

/**
 * The last step of the sign-up, and where the link of the activation mail leads when it worked. Anybody can open the
 * address: the page says only what the session shows. In another browser than the one of the sign-up nobody is logged
 * in.
 */
export default function ActivationDoneScreen() {
  const { user } = useSession();
  if (user === null) return <LoggedOut />;
  return user.status === 'not_confirmed' ? <EmailToConfirm /> : <EmailConfirmed user={user} />;
}

function LoggedOut() {
  const { t } = useLingui();
  useTitle(t(messages.confirm));
  return <ActivationResult result="unknown" loginHref={loginPath(useDestination())} />;
}
