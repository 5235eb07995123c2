'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { signupWizard } from '../../../i18n/messages/accounts/signup.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { ErrorAlert } from '../../../patterns/Notice/ErrorAlert.tsx';
import { Wizard } from '../../../patterns/Wizard/Wizard.tsx';
import * as styles from './SignupWizard.css.ts';

/** The five steps, then `complete`: the e-mail is to be confirmed. */
export type SignupStep = 0 | 1 | 2 | 3 | 4 | 'complete';

export interface SignupWizardProps extends RootProps<'div'> {
  /** The step that is shown. */
  step: SignupStep;
  /** "Continue" was pressed. Not needed once sign-up is complete. */
  onNext?: () => void;
  /** The button to go back was pressed. */
  onBack?: () => void;
  /** Skips the last step, which is optional. */
  onSkip?: () => void;
  /** The last action is running. */
  pending?: boolean;
  /** Error of the whole step; field errors are at the fields. */
  problem?: Problem | null;
  /** Member at whose page sign-up began. */
  memberName?: string;
  /** Level of the title: 1 on a page, 2 in a dialog. */
  level?: 1 | 2;
  /** The fields of the step. */
  children: ReactNode;
}

const STEPS = 5;
const titles = [
  signupWizard.whoTitle,
  signupWizard.birthTitle,
  signupWizard.nameTitle,
  signupWizard.accountTitle,
  signupWizard.helloTitle,
] as const;

/** Layout of the sign-up: progress, headline, fields of a step, back and continue. */
export function SignupWizard({
  step,
  onNext,
  onBack,
  onSkip,
  pending = false,
  problem,
  memberName,
  level = 1,
  children,
  className,
  ...rest
}: SignupWizardProps) {
  const { t } = useLingui();
  const complete = step === 'complete';
  const number = complete ? STEPS : step;
  const title = () => {
    if (complete) return signupWizard.completeTitle;
    if (step === 4 && memberName) return signupWizard.helloTitleMember({ name: memberName });
    return titles[step];
  };
  const label = () => {
    if (step === 3) return t(signupWizard.create);
    return t(step === 4 ? signupWizard.finish : signupWizard.next);
  };
  const aside =
    step === 4 && onSkip ? (
      <Button tone="plain" onClick={onSkip}>
        {t(signupWizard.skip)}
      </Button>
    ) : (
      onBack && (
        <Button tone="plain" startIcon={<Icon shape={icons.back} size="s" />} onClick={onBack}>
          {t(signupWizard.back)}
        </Button>
      )
    );
  return (
    <div data-step={step} {...rest} className={cx('vl-SignupWizard', styles.root, className)}>
      <Wizard
        step={number}
        steps={STEPS}
        stepLabel={t(signupWizard.step({ step: Math.min(number + 1, STEPS), total: STEPS }))}
        title={<Trans {...title()} components={{ em: <em /> }} />}
        level={level}
        onSubmit={() => {
          if (!pending && !complete) onNext?.();
        }}
        back={complete ? undefined : aside}
        next={
          complete ? null : (
            <Button type="submit" tone="primary" size="l" pending={pending}>
              {label()}
            </Button>
          )
        }
      >
        <ErrorAlert>{problem && problemText(t, problem)}</ErrorAlert>
        {children}
      </Wizard>
    </div>
  );
}
