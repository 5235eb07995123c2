'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { createContext, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { StepDots } from '../../../base/StepDots/StepDots.tsx';
import { usePartContext } from '../../../base/use-part-context.ts';
import { signupWizard } from '../../../i18n/messages/accounts/signup.ts';
import { type SignupQuestion, signupQuestions, stepOfQuestion } from '../../../model/signup.ts';
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
const questionTitles: Record<SignupQuestion, (typeof titles)[number]> = {
  gender: signupWizard.genderTitle,
  lookingFor: signupWizard.lookingForTitle,
  sexuality: signupWizard.sexualityTitle,
  birth: signupWizard.dateTitle,
  place: signupWizard.placeTitle,
  name: signupWizard.nameTitle,
  email: signupWizard.emailTitle,
  password: signupWizard.passwordTitle,
  message: signupWizard.helloTitle,
  photos: signupWizard.photosTitle,
};

/** What is shown: a step, and its one question where only that is asked. */
interface Shown {
  step: SignupStep;
  question: SignupQuestion | undefined;
}

/** What is shown at a question, with the step that it belongs to, or at a whole step. */
export const shownAt = (step: SignupStep | SignupQuestion): Shown =>
  typeof step === 'number' || step === 'complete'
    ? { step, question: undefined }
    : { step: stepOfQuestion[step], question: step };

/** How far the sign-up is, from 0, of how many steps or questions; as far as all of them when it is complete. */
function progressOf({ step, question }: Shown) {
  if (step === 'complete') return { done: signupQuestions.length, total: signupQuestions.length };
  if (question) return { done: signupQuestions.indexOf(question), total: signupQuestions.length };
  return { done: step, total: STEPS };
}

interface SignupWizardContextValue extends Shown {
  pending: boolean;
}
const SignupWizardContext = createContext<SignupWizardContextValue | null>(null);
const useSignupWizard = () => usePartContext(SignupWizardContext, 'SignupWizardRoot');

export interface SignupWizardRootProps extends RootProps<'div'> {
  /** The question or the whole step that is shown; `complete` once all are answered. */
  step: SignupStep | SignupQuestion;
  /** On phones it is at least as high as the window below the top bar, with the buttons at the lower edge. For a page of its own. */
  fillsWindow?: boolean;
  /** "Continue" was pressed. Not needed once sign-up is complete. */
  onNext?: () => void;
  /** The last action is running. */
  pending?: boolean;
  /** The parts, in the order of the site; `WizardHead`, `WizardBody` and `WizardActions` place them. */
  children: ReactNode;
}

/** The form around the parts of the sign-up; no form any more once it is complete. The focus moves to the head of each new step or question. */
export function SignupWizardRoot({
  step,
  fillsWindow = false,
  onNext,
  pending = false,
  children,
  className,
  ...rest
}: SignupWizardRootProps) {
  const shown = shownAt(step);
  return (
    <div
      data-step={shown.step}
      {...rest}
      className={cx('vl-SignupWizardRoot', styles.root, fillsWindow && styles.fillsWindow, className)}
    >
      <WizardRoot
        className="vl-Wizard"
        step={progressOf(shown).done}
        onSubmit={
          step === 'complete'
            ? undefined
            : () => {
                if (!pending) onNext?.();
              }
        }
      >
        <SignupWizardContext value={{ ...shown, pending }}>{children}</SignupWizardContext>
      </WizardRoot>
    </div>
  );
}

export interface SignupWizardProgressProps extends RootProps<'div', 'role'> {}

/** Dots for the steps, or the questions, that are done and to come. */
export function SignupWizardProgress({ className, ...rest }: SignupWizardProgressProps) {
  const { t } = useLingui();
  const { done, total } = progressOf(useSignupWizard());
  const label = t(signupWizard.step({ step: Math.min(done + 1, total), total }));
  return (
    <StepDots
      {...rest}
      className={cx('vl-SignupWizardProgress', className)}
      steps={total}
      current={done}
      label={label}
    />
  );
}

export interface SignupWizardTitleProps extends RootProps<'h2'> {
  /** The step whose title it is; that of what is shown when left out. */
  step?: SignupStep;
  /** Member at whose page sign-up began. */
  memberName?: string;
  /** Level of the title: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
}

/** The title of a step, or of its one question. */
export function SignupWizardTitle({
  step,
  memberName,
  level = 1,
  className,
  ...rest
}: SignupWizardTitleProps) {
  const shown = useSignupWizard();
  const title = () => {
    const of = step ?? shown.step;
    const question = step === undefined ? shown.question : undefined;
    if (of === 'complete') return signupWizard.completeTitle;
    if (memberName && (question === 'message' || (of === 4 && !question)))
      return signupWizard.helloTitleMember({ name: memberName });
    return question ? questionTitles[question] : titles[of];
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

/** The second click of a double click comes when the next question is shown already, and is not meant for it. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;

export interface SignupWizardSkipProps extends RootProps<'button', 'type'> {}

/** The button that skips an optional step. */
export function SignupWizardSkip({ onClick, className, ...rest }: SignupWizardSkipProps) {
  const { t } = useLingui();
  return (
    <Button
      tone="plain"
      {...rest}
      onClick={event => isSecondClick(event) || onClick?.(event)}
      className={cx('vl-SignupWizardSkip', className)}
    >
      {t(signupWizard.skip)}
    </Button>
  );
}

export interface SignupWizardNextProps extends RootProps<'button', 'type'> {}

/** The button that sends the step or question: continue, create the account, or finish; nothing when sign-up is complete. */
export function SignupWizardNext({ onClick, className, ...rest }: SignupWizardNextProps) {
  const { t } = useLingui();
  const { step, question, pending } = useSignupWizard();
  if (step === 'complete') return null;
  const label = () => {
    if (question ? question === 'password' : step === 3) return t(signupWizard.create);
    return t((question ? question === 'photos' : step === 4) ? signupWizard.finish : signupWizard.next);
  };
  return (
    <Button
      tone="primary"
      size="l"
      pending={pending}
      {...rest}
      onClick={event => {
        onClick?.(event);
        if (isSecondClick(event)) event.preventDefault();
      }}
      type="submit"
      className={cx('vl-SignupWizardNext', className)}
    >
      {label()}
    </Button>
  );
}
