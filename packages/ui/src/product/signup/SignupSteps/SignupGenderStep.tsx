'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { genderStep } from '../../../i18n/messages/signup.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import * as styles from './SignupSteps.css.ts';
import type { GenderValues, StepProps } from './signup-values.ts';

export interface SignupGenderStepProps extends StepProps<GenderValues> {
  /** Name of the site, for the consent. */
  siteName: string;
  privacyHref: string;
}

/** Step 0: gender, whom the member looks for and sexuality, with a separate consent. */
export function SignupGenderStep({
  values,
  problems = {},
  onChange,
  siteName,
  privacyHref,
  className,
  ...rest
}: SignupGenderStepProps) {
  const { t } = useLingui();
  const { gender, lookingFor, sexuality, consent } = values;
  return (
    <div {...rest} className={cx('vl-SignupGenderStep', styles.step, className)}>
      <GenderPicker field="gender" value={gender} problem={problems.gender} onChange={onChange} />
      <GenderPicker field="lookingFor" value={lookingFor} problem={problems.lookingFor} onChange={onChange} />
      <RadioCards
        legend={t(genderStep.sexuality)}
        name="sexuality"
        columns={2}
        value={sexuality ?? ''}
        error={problems.sexuality ? t(genderStep.choose) : undefined}
        options={[
          { value: 'hetero', label: t(genderStep.hetero) },
          { value: 'bi', label: t(genderStep.bi) },
          { value: 'gay', label: t(genderStep.gay) },
          { value: 'lesbian', label: t(genderStep.lesbian) },
        ]}
        onChange={({ value }) => onChange({ sexuality: value as GenderValues['sexuality'] })}
      />
      <Checkbox
        name="consent_sensitive"
        required
        checked={consent}
        label={t(genderStep.consent({ site: siteName }))}
        description={
          <Trans
            {...genderStep.consentHint}
            components={{ privacy: <TextLink href={privacyHref} target="_blank" /> }}
          />
        }
        error={problems.consent ? t(genderStep.consentMissing) : undefined}
        onChange={event => onChange({ consent: event.target.checked })}
      />
    </div>
  );
}
