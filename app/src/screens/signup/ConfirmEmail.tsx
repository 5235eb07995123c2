import { ConfirmEmailBox } from '@velluto/ui/product/signup';
import { useSnapshot } from 'valtio';
import { createActivationMailStore } from '../../features/account/auth.ts';
import { useSession, useStore } from '../../platform/useAppContext.ts';

/** Asks to confirm the address. */
export function ConfirmEmail() {
  const { user } = useSession();
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  if (!user) return null;
  return (
    <ConfirmEmailBox
      email={user.email}
      state={resend}
      onResend={() => void confirmation.resend()}
      goOnHref="/members"
    />
  );
}
