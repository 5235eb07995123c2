'use client';

import { type ReactNode, useId } from 'react';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { helloStep } from '../../../i18n/messages/signup.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './SignupSteps.css.ts';
import type { HelloValues, StepProps } from './values.ts';

export interface SignupHelloStepProps extends StepProps<HelloValues> {
  /** Most characters of the text. */
  maxLength: number;
  /** Member at whose page sign-up began: the text becomes the first message to them. */
  member?: { name: string };
  /** Place for photos: a `PhotoDropzone`. */
  children?: ReactNode;
}

/** Step 4, optional: a few words and photos. */
export function SignupHelloStep({
  values,
  problems = {},
  onChange,
  maxLength,
  member,
  children,
}: SignupHelloStepProps) {
  const t = useT();
  const id = useId();
  const left = maxLength - [...values.message].length;
  return (
    <>
      <TextArea
        label={t(member ? helloStep.message : helloStep.about)}
        name="signup_message"
        dir="auto"
        maxLength={maxLength}
        maxRows={10}
        value={values.message}
        note={left <= 100 ? t(helloStep.left, { count: left }) : undefined}
        description={member ? t(helloStep.messageHint, { name: member.name }) : t(helloStep.aboutHint)}
        error={fieldProblemText(t, problems.message)}
        onChange={event => onChange({ message: event.target.value })}
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
    </>
  );
}
