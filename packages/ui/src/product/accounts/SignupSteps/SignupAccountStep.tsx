'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { cx } from '../../../base/cx.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { accountStep } from '../../../i18n/messages/accounts/signup.ts';
import type { SignupQuestion } from '../../../model/signup.ts';
import { useFormat, useRoutes } from '../../../provider/hooks.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { SignupTerms } from '../SignupTerms/SignupTerms.tsx';
import * as styles from './SignupSteps.css.ts';
import type { AccountValues, SharingSite, StepProps } from './signup-values.ts';

export interface SignupAccountStepProps extends StepProps<AccountValues> {
  /** The one question to ask; terms and sharing go with the password. All is asked when left out. */
  question?: Extract<SignupQuestion, 'email' | 'password'>;
  /** Sites of other companies that share the members; whoever signs up may agree that they show the profile, and need not. */
  sharedWith?: readonly SharingSite[];
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
}

/** Step 3: e-mail, password, terms, or one of these questions. The account exists afterwards. */
export function SignupAccountStep({
  values,
  question,
  problems = {},
  onChange,
  sharedWith = [],
  termsHref,
  privacyHref,
  className,
  ...rest
}: SignupAccountStepProps) {
  const { t } = useLingui();
  const format = useFormat();
  const routes = useRoutes();
  const sites = sharedWith.map(
    ({ site, company, country }) => `${site} (${company}, ${format.country(country)})`,
  );
  return (
    <div {...rest} className={cx('vl-SignupAccountStep', styles.step, className)}>
      {question !== 'password' && (
        <EmailField value={values.email} problem={problems.email} onChange={onChange} />
      )}
      {question !== 'email' && (
        <>
          <NewPasswordField value={values.password} problem={problems.password} onChange={onChange} />
          <SignupTerms
            checked={values.terms}
            termsHref={termsHref}
            privacyHref={privacyHref}
            error={problems.terms ? t(accountStep.termsMissing) : undefined}
            onChange={({ checked }) => onChange({ terms: checked })}
          />
          {sites.length > 0 && (
            <Checkbox
              name="consent_sharing"
              checked={values.sharing ?? false}
              label={t(accountStep.sharing({ sites: format.list(sites) }))}
              description={
                <Trans
                  {...accountStep.sharingHint}
                  components={{ privacy: <TextLink href={privacyHref ?? routes.privacy} target="_blank" /> }}
                />
              }
              onChange={event => onChange({ sharing: event.target.checked })}
            />
          )}
        </>
      )}
    </div>
  );
}
