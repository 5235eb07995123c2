import { cx } from '../../../base/cx.ts';
import { UsernameField, type UsernameFieldProps } from '../UsernameField/UsernameField.tsx';
import * as styles from './SignupSteps.css.ts';
import type { NameValues, StepProps } from './signup-values.ts';

export interface SignupNameStepProps extends StepProps<NameValues>, Pick<UsernameFieldProps, 'check'> {}

/** Step 2: the name others see. */
export const SignupNameStep = ({
  values,
  problems = {},
  onChange,
  check,
  className,
  ...rest
}: SignupNameStepProps) => (
  <div {...rest} className={cx('vl-SignupNameStep', styles.step, className)}>
    <UsernameField value={values.name} problem={problems.name} check={check} onChange={onChange} />
  </div>
);
