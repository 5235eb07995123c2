'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { accountStep } from '../../../i18n/messages/signup.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { SignupTerms } from '../SignupTerms/SignupTerms.tsx';
import * as styles from './SignupSteps.css.ts';
import type { AccountValues, StepProps } from './signup-values.ts';

export interface SignupAccountStepProps extends StepProps<AccountValues> {
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
}

/** Step 3: e-mail, password, terms. The account exists afterwards. */
export function SignupAccountStep({
  values,
  problems = {},
  onChange,
  termsHref,
  privacyHref,
  className,
  ...rest
}: SignupAccountStepProps) {
  const { t } = useLingui();
  return (
    <div {...rest} className={cx('vl-SignupAccountStep', styles.step, className)}>
      <EmailField value={values.email} problem={problems.email} onChange={onChange} />
      <NewPasswordField value={values.password} problem={problems.password} onChange={onChange} />
      <SignupTerms
        checked={values.terms}
        termsHref={termsHref}
        privacyHref={privacyHref}
        error={problems.terms ? t(accountStep.termsMissing) : undefined}
        onChange={({ checked }) => onChange({ terms: checked })}
      />
    </div>
  );
}
