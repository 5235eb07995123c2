'use client';

import { NAME_LENGTH } from '@velluto/rules';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { nameStep } from '../../../i18n/messages/signup.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './SignupSteps.css.ts';
import type { NameValues, StepProps } from './values.ts';

export interface SignupNameStepProps extends StepProps<NameValues> {
  /** Whether the name is free: not asked, being asked, yes. "Taken" is a problem of the field. */
  check?: 'idle' | 'checking' | 'free';
}

/** Step 2: the name others see. */
export function SignupNameStep({ values, problems = {}, onChange, check = 'idle' }: SignupNameStepProps) {
  const t = useT();
  const bounds = { min: NAME_LENGTH.min, max: NAME_LENGTH.max };
  return (
    <TextField
      label={t(nameStep.name)}
      name="name"
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      required
      maxLength={NAME_LENGTH.max * 2}
      value={values.name}
      description={t(nameStep.hint, bounds)}
      note={
        <span role="status">
          {check === 'checking' && t(nameStep.checking)}
          {check === 'free' && !problems.name && (
            <span className={styles.free}>
              <span className={styles.tick}>
                <Icon shape={icons.check} size="xs" />
              </span>
              {t(nameStep.free)}
            </span>
          )}
        </span>
      }
      error={fieldProblemText(t, problems.name, {
        required: t(nameStep.missing),
        too_short: t(nameStep.tooShort, bounds),
        too_long: t(nameStep.tooLong, bounds),
        taken: t(nameStep.taken),
        format: t(nameStep.format),
      })}
      onChange={event => onChange({ name: event.target.value })}
    />
  );
}
