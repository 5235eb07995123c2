import { ConfirmEmailBox } from '@velluto/ui/product/accounts';
import { useSnapshot } from 'valtio';
import { confirmEmail, createActivationMailStore } from '../../../features/accounts/auth.ts';
import { membersPath } from '../../../lib/router/auth-paths.ts';
import { useNavigator } from '../../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../../lib/useAppContext.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';

/** Asks to confirm the address, and leads on: to what was chosen (`destination`), else to the members. */
export function ConfirmEmail({ destination }: { destination: string | null }) {
  const app = useAppContext();
  const { user } = useSession();
  const { navigate } = useNavigator();
  const confirmation = useStore(createActivationMailStore);
  const { resend } = useSnapshot(confirmation.state);
  const { submit, pending, problem } = useSubmit(async (code: string) => {
    await confirmEmail(app, code);
    await navigate(destination ?? membersPath);
  });
  if (!user) return null;
  return (
    <ConfirmEmailBox
      email={user.email}
      state={resend}
      onResend={() => void confirmation.resend()}
      onCode={({ code }) => void submit(code)}
      pending={pending}
      problem={problem}
      continueHref={destination ?? membersPath}
      continueTo={destination === null ? 'members' : 'choice'}
    />
  );
}
