import { UsernameField, type UsernameFieldProps } from '../UsernameField/UsernameField.tsx';
import type { NameValues, StepProps } from './signup-values.ts';

export interface SignupNameStepProps extends StepProps<NameValues>, Pick<UsernameFieldProps, 'check'> {}

/** Step 2: the name others see. */
export const SignupNameStep = ({ values, problems = {}, onChange, check }: SignupNameStepProps) => (
  <UsernameField value={values.name} problem={problems.name} check={check} onChange={onChange} />
);
