import { ConfirmEmailBox } from '@velluto/ui/product/accounts';
import { useSnapshot } from 'valtio';
import { createActivationMailStore } from '../../../features/accounts/auth.ts';
import { membersPath } from '../../../lib/router/auth-paths.ts';
import { useSession, useStore } from '../../../lib/useAppContext.ts';

/** Asks to confirm the address, and leads on meanwhile: to what was chosen (`destination`), else to the members. */
export function ConfirmEmail({ destination }: { destination: string | null }) {
  const { user } = useSession();
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  if (!user) return null;
  return (
    <ConfirmEmailBox
      email={user.email}
      state={resend}
      onResend={() => void confirmation.resend()}
      continueHref={destination ?? membersPath}
      continueTo={destination === null ? 'members' : 'choice'}
    />
  );
}
