import { SignupDialog } from '@velluto/ui/product/accounts/SignupDialog';
import { useSnapshot } from 'valtio';
import { isStarted } from '../../../features/accounts/signup/form.ts';
import type { SignupMember } from '../../../features/accounts/signup/signup.load.ts';
import { createSignupStore } from '../../../features/accounts/signup/store.ts';
import { membersPath } from '../../../lib/router/auth-paths.ts';
import { useNavigator } from '../../../lib/router/router-context.tsx';
import { useSession, useStore } from '../../../lib/useAppContext.ts';
import { SignupSteps } from './SignupSteps.tsx';
import { leaveQuestions } from './useQuestionHistory.ts';

interface SignupModalProps {
  /** The member at whose page it begins. */
  member?: SignupMember;
  /** The page that it leads on to; null where nothing was chosen. */
  destination: string | null;
  onClose: () => void;
}

/** Sign-up in a dialog; once anything was answered neither backdrop nor Escape closes it (spec § 3.7). */
export default function SignupModal({ member, destination, onClose }: SignupModalProps) {
  const { navigate } = useNavigator();
  const { user } = useSession();
  const { question, values } = useSnapshot(useStore(createSignupStore).state);
  // with an account there is no way back to the page of a visitor
  const close = () => {
    if (user) return void navigate(destination ?? membersPath);
    leaveQuestions();
    onClose();
  };
  return (
    <SignupDialog
      open
      onClose={close}
      locked={question !== 'complete' && (question !== 'gender' || isStarted(values))}
    >
      <SignupSteps member={member ?? null} destination={destination} level={2} />
    </SignupDialog>
  );
}
