'use client';

import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@velluto/rules';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { accountStep } from '../../../i18n/messages/signup.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import { useT } from '../../../provider/hooks.ts';
import { SignupTerms } from '../SignupTerms/SignupTerms.tsx';
import type { AccountValues, StepProps } from './values.ts';

export interface SignupAccountStepProps extends StepProps<AccountValues> {
  termsHref: string;
  privacyHref: string;
}

/** Step 3: e-mail, password, terms. The account exists afterwards. */
export function SignupAccountStep({
  values,
  problems = {},
  onChange,
  termsHref,
  privacyHref,
}: SignupAccountStepProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t(accountStep.email)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        value={values.email}
        description={t(accountStep.emailHint)}
        error={fieldProblemText(t, problems.email, {
          required: t(accountStep.emailMissing),
          format: t(accountStep.emailInvalid),
        })}
        onChange={event => onChange({ email: event.target.value })}
      />
      <PasswordField
        label={t(accountStep.password)}
        name="password"
        autoComplete="new-password"
        required
        maxLength={PASSWORD_MAX}
        showLabel={t(accountStep.show)}
        hideLabel={t(accountStep.hide)}
        value={values.password}
        description={t(accountStep.passwordHint, { min: PASSWORD_MIN })}
        error={fieldProblemText(t, problems.password, {
          required: t(accountStep.passwordMissing),
          too_short: t(accountStep.passwordShort, { min: PASSWORD_MIN }),
          common: t(accountStep.passwordCommon),
        })}
        onChange={event => onChange({ password: event.target.value })}
      />
      <SignupTerms
        checked={values.terms}
        termsHref={termsHref}
        privacyHref={privacyHref}
        error={problems.terms ? t(accountStep.termsMissing) : undefined}
        onChange={({ checked }) => onChange({ terms: checked })}
      />
    </>
  );
}
