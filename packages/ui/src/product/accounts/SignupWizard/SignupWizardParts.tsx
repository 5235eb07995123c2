'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { StepDots } from '../../../base/StepDots/StepDots.tsx';
import { usePartContext } from '../../../base/use-part-context.ts';
import { signupWizard } from '../../../i18n/messages/accounts/signup.ts';
import { WizardRoot } from '../../../patterns/Wizard/WizardParts.tsx';
import * as styles from './SignupWizard.css.ts';

/** The five steps, then `complete`: the e-mail is to be confirmed. */
export type SignupStep = 0 | 1 | 2 | 3 | 4 | 'complete';

const STEPS = 5;
const titles = [
  signupWizard.whoTitle,
  signupWizard.birthTitle,
  signupWizard.nameTitle,
  signupWizard.accountTitle,
  signupWizard.helloTitle,
] as const;

/** The step as a number, the one after the last when sign-up is complete. */
const numberOf = (step: SignupStep) => (step === 'complete' ? STEPS : step);

interface SignupWizardContextValue {
  step: SignupStep;
  pending: boolean;
}
const SignupWizardContext = createContext<SignupWizardContextValue | null>(null);
const useSignupWizard = () => usePartContext(SignupWizardContext, 'SignupWizardRoot');

export interface SignupWizardRootProps extends RootProps<'div'> {
  /** The step that is shown. */
  step: SignupStep;
  /** "Continue" was pressed. Not needed once sign-up is complete. */
  onNext?: () => void;
  /** The last action is running. */
  pending?: boolean;
  /** The parts, in the order of the site; `WizardHead`, `WizardBody` and `WizardActions` place them. */
  children: ReactNode;
}

/** The form around the parts of the sign-up; no form any more once it is complete. The focus moves to the head of each new step. */
export function SignupWizardRoot({
  step,
  onNext,
  pending = false,
  children,
  className,
  ...rest
}: SignupWizardRootProps) {
  return (
    <div data-step={step} {...rest} className={cx('vl-SignupWizardRoot', styles.root, className)}>
      <WizardRoot
        className="vl-Wizard"
        step={numberOf(step)}
        onSubmit={
          step === 'complete'
            ? undefined
            : () => {
                if (!pending) onNext?.();
              }
        }
      >
        <SignupWizardContext value={{ step, pending }}>{children}</SignupWizardContext>
      </WizardRoot>
    </div>
  );
}

export interface SignupWizardProgressProps extends RootProps<'div', 'role'> {}

/** Dots for the steps that are done and to come. */
export function SignupWizardProgress({ className, ...rest }: SignupWizardProgressProps) {
  const { t } = useLingui();
  const number = numberOf(useSignupWizard().step);
  const label = t(signupWizard.step({ step: Math.min(number + 1, STEPS), total: STEPS }));
  return (
    <StepDots
      {...rest}
      className={cx('vl-SignupWizardProgress', className)}
      steps={STEPS}
      current={number}
      label={label}
    />
  );
}

export interface SignupWizardTitleProps extends RootProps<'h2'> {
  /** The step whose question it is; the one that is shown when left out. */
  step?: SignupStep;
  /** Member at whose page sign-up began. */
  memberName?: string;
  /** Level of the title: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
}

/** The question of a step. */
export function SignupWizardTitle({
  step,
  memberName,
  level = 1,
  className,
  ...rest
}: SignupWizardTitleProps) {
  const shown = useSignupWizard().step;
  const title = () => {
    const of = step ?? shown;
    if (of === 'complete') return signupWizard.completeTitle;
    if (of === 4 && memberName) return signupWizard.helloTitleMember({ name: memberName });
    return titles[of];
  };
  return (
    <Heading {...rest} className={cx('vl-SignupWizardTitle', className)} level={level} size="h2">
      <Trans {...title()} components={{ em: <em /> }} />
    </Heading>
  );
}

export interface SignupWizardBackProps extends RootProps<'button', 'type'> {}

/** The button to the step before. */
export function SignupWizardBack({ className, ...rest }: SignupWizardBackProps) {
  const { t } = useLingui();
  return (
    <Button
      tone="plain"
      startIcon={<Icon shape={icons.back} size="s" />}
      {...rest}
      className={cx('vl-SignupWizardBack', className)}
    >
      {t(signupWizard.back)}
    </Button>
  );
}

export interface SignupWizardSkipProps extends RootProps<'button', 'type'> {}

/** The button that skips an optional step. */
export function SignupWizardSkip({ className, ...rest }: SignupWizardSkipProps) {
  const { t } = useLingui();
  return (
    <Button tone="plain" {...rest} className={cx('vl-SignupWizardSkip', className)}>
      {t(signupWizard.skip)}
    </Button>
  );
}

export interface SignupWizardNextProps extends RootProps<'button', 'type'> {}

/** The button that sends the step: continue, create the account, or finish; nothing when sign-up is complete. */
export function SignupWizardNext({ className, ...rest }: SignupWizardNextProps) {
  const { t } = useLingui();
  const { step, pending } = useSignupWizard();
  if (step === 'complete') return null;
  const label = () => {
    if (step === 3) return t(signupWizard.create);
    return t(step === 4 ? signupWizard.finish : signupWizard.next);
  };
  return (
    <Button
      tone="primary"
      size="l"
      pending={pending}
      {...rest}
      type="submit"
      className={cx('vl-SignupWizardNext', className)}
    >
      {label()}
    </Button>
  );
}
