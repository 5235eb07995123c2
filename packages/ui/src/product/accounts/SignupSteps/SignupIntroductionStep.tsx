'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { helloStep } from '../../../i18n/messages/accounts/signup.ts';
import {
  SignupMessageField,
  type SignupMessageFieldProps,
} from '../SignupMessageField/SignupMessageField.tsx';
import * as styles from './SignupSteps.css.ts';
import type { IntroductionValues, StepProps } from './signup-values.ts';

export interface SignupIntroductionStepProps
  extends StepProps<IntroductionValues>,
    Pick<SignupMessageFieldProps, 'maxLength' | 'member'> {
  /** Photo upload: a `PhotoDropzone`. */
  children?: ReactNode;
}

/** Step 4, optional: a text and photos. */
export function SignupIntroductionStep({
  values,
  problems = {},
  onChange,
  maxLength,
  member,
  children,
  className,
  ...rest
}: SignupIntroductionStepProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div {...rest} className={cx('vl-SignupIntroductionStep', styles.step, className)}>
      <SignupMessageField
        value={values.message}
        maxLength={maxLength}
        member={member}
        problem={problems.message}
        onChange={onChange}
      />
      {children && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; this holds photos too
        <div role="group" aria-labelledby={id} className={styles.group}>
          <span id={id} className={styles.groupLabel}>
            {t(helloStep.photos)}
          </span>
          {children}
        </div>
      )}
    </div>
  );
}
