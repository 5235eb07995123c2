import { SignupDialog } from '@velluto/ui/product/signup/SignupDialog';
import { useSnapshot } from 'valtio';
import { isBegun } from '../../features/signup/form.ts';
import { createSignupStore } from '../../features/signup/store.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/useAppContext.ts';
import { SignupSteps } from './SignupSteps.tsx';

interface SignupModalProps {
  /** The member at whose page it begins. */
  member?: { id: string; name: string };
  onClose: () => void;
}

/** Sign-up in a dialog; once anything was answered neither backdrop nor Escape closes it (product.md §2). */
export default function SignupModal({ member, onClose }: SignupModalProps) {
  const { navigate } = useNavigator();
  const { step, values } = useSnapshot(useStore(createSignupStore).state);
  // with an account, closing leads to the members
  const close = () => (step === 'complete' ? void navigate('/members') : onClose());
  return (
    <SignupDialog open onClose={close} locked={step !== 'complete' && (step !== 0 || isBegun(values))}>
      <SignupSteps member={member ?? null} level={2} />
    </SignupDialog>
  );
}
