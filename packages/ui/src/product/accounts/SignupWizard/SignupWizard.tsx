import { cx } from '../../../base/cx.ts';
import type { Problem } from '../../../model/problem.ts';
import { WizardActions, WizardBody, WizardHead } from '../../../patterns/Wizard/WizardParts.tsx';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import {
  SignupWizardBack,
  SignupWizardNext,
  SignupWizardProgress,
  SignupWizardRoot,
  type SignupWizardRootProps,
  SignupWizardSkip,
  SignupWizardTitle,
  type SignupWizardTitleProps,
  shownAt,
} from './SignupWizardParts.tsx';

export interface SignupWizardProps
  extends SignupWizardRootProps,
    Pick<SignupWizardTitleProps, 'memberName' | 'level'> {
  /** The button to go back was pressed. */
  onBack?: () => void;
  /** Skips the last step, or a question of it: they are optional. */
  onSkip?: () => void;
  /** Error of the whole step; field errors are at the fields. */
  problem?: Problem | null;
}

/** Layout of the sign-up: progress, headline, fields of a step, back and continue. */
export function SignupWizard({
  onBack,
  onSkip,
  problem,
  memberName,
  level,
  children,
  className,
  ...rest
}: SignupWizardProps) {
  const { step } = rest;
  const back = () => {
    if (step === 'complete') return undefined;
    if (shownAt(step).step === 4 && onSkip) return <SignupWizardSkip onClick={onSkip} />;
    return onBack && <SignupWizardBack onClick={onBack} />;
  };
  return (
    <SignupWizardRoot {...rest} className={cx('vl-SignupWizard', className)}>
      <WizardHead>
        <SignupWizardProgress />
        <SignupWizardTitle memberName={memberName} level={level} />
      </WizardHead>
      <WizardBody>
        <ProblemAlert problem={problem} />
        {children}
      </WizardBody>
      <WizardActions back={back()}>
        <SignupWizardNext />
      </WizardActions>
    </SignupWizardRoot>
  );
}
