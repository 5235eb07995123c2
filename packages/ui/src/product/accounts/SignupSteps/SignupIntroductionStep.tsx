'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { helloStep } from '../../../i18n/messages/accounts/signup.ts';
import type { SignupQuestion } from '../../../model/signup.ts';
import {
  SignupMessageField,
  type SignupMessageFieldProps,
} from '../SignupMessageField/SignupMessageField.tsx';
import * as styles from './SignupSteps.css.ts';
import type { IntroductionValues, StepProps } from './signup-values.ts';

export interface SignupIntroductionStepProps
  extends StepProps<IntroductionValues>,
    Pick<SignupMessageFieldProps, 'maxLength' | 'member'> {
  /** The one question to ask; both are asked when left out. */
  question?: Extract<SignupQuestion, 'message' | 'photos'>;
  /** Photo upload: a `PhotoDropzone`. */
  children?: ReactNode;
}

/** Step 4, optional: a text and photos, or one of them. */
export function SignupIntroductionStep({
  values,
  question,
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
      {question !== 'photos' && (
        <SignupMessageField
          value={values.message}
          maxLength={maxLength}
          member={member}
          problem={problems.message}
          onChange={onChange}
        />
      )}
      {question !== 'message' && children && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; this holds photos too
        <div role="group" aria-labelledby={id} className={question ? styles.step : styles.group}>
          {question ? (
            <>
              <VisuallyHidden id={id}>{t(helloStep.photos)}</VisuallyHidden>
              <Text tone="muted">{t(helloStep.photosLead)}</Text>
            </>
          ) : (
            <span id={id} className={styles.groupLabel}>
              {t(helloStep.photos)}
            </span>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
