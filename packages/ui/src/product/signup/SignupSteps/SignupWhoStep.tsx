'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { whoStep } from '../../../i18n/messages/signup.ts';
import { GenderPicker } from '../GenderPicker/GenderPicker.tsx';
import type { StepProps, WhoValues } from './signup-values.ts';

export interface SignupWhoStepProps extends StepProps<WhoValues> {
  /** Name of the site, for the consent. */
  siteName: string;
  privacyHref: string;
}

/** Step 0: gender, whom the member looks for and sexuality, with a separate consent. */
export function SignupWhoStep({
  values,
  problems = {},
  onChange,
  siteName,
  privacyHref,
}: SignupWhoStepProps) {
  const { t } = useLingui();
  const { gender, lookingFor, sexuality, consent } = values;
  return (
    <>
      <GenderPicker field="gender" value={gender} problem={problems.gender} onChange={onChange} />
      <GenderPicker field="lookingFor" value={lookingFor} problem={problems.lookingFor} onChange={onChange} />
      <RadioCards
        legend={t(whoStep.sexuality)}
        name="sexuality"
        columns={2}
        value={sexuality ?? ''}
        error={problems.sexuality ? t(whoStep.choose) : undefined}
        options={[
          { value: 'hetero', label: t(whoStep.hetero) },
          { value: 'bi', label: t(whoStep.bi) },
          { value: 'gay', label: t(whoStep.gay) },
          { value: 'lesbian', label: t(whoStep.lesbian) },
        ]}
        onChange={({ value }) => onChange({ sexuality: value as WhoValues['sexuality'] })}
      />
      <Checkbox
        name="consent_sensitive"
        required
        checked={consent}
        label={t(whoStep.consent({ site: siteName }))}
        description={
          <Trans
            {...whoStep.consentHint}
            components={{ privacy: <TextLink href={privacyHref} target="_blank" /> }}
          />
        }
        error={problems.consent ? t(whoStep.consentMissing) : undefined}
        onChange={event => onChange({ consent: event.target.checked })}
      />
    </>
  );
}
