'use client';

import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { whoStep } from '../../../i18n/messages/signup.ts';
import { rich } from '../../../i18n/rich.tsx';
import { useT } from '../../../provider/hooks.ts';
import type { StepProps, WhoValues } from './values.ts';

export interface SignupWhoStepProps extends StepProps<WhoValues> {
  /** Name of the site, for the consent. */
  siteName: string;
  privacyHref: string;
}

/** Step 0: who one is and whom one looks for. These answers are sensitive: consent is asked apart. */
export function SignupWhoStep({
  values,
  problems = {},
  onChange,
  siteName,
  privacyHref,
}: SignupWhoStepProps) {
  const t = useT();
  const missing = (field: keyof WhoValues) => (problems[field] ? t(whoStep.choose) : undefined);
  const { gender, lookingFor, sexuality, consent } = values;
  return (
    <>
      <RadioCards
        legend={t(whoStep.gender)}
        name="gender"
        columns={2}
        value={gender ?? ''}
        error={missing('gender')}
        options={[
          { value: 'female', label: t(whoStep.female) },
          { value: 'male', label: t(whoStep.male) },
        ]}
        onChange={({ value }) => onChange({ gender: value as WhoValues['gender'] })}
      />
      <RadioCards
        legend={t(whoStep.lookingFor)}
        name="looking_for"
        columns={3}
        value={lookingFor ?? ''}
        error={missing('lookingFor')}
        options={[
          { value: 'female', label: t(whoStep.women) },
          { value: 'male', label: t(whoStep.men) },
          { value: 'both', label: t(whoStep.both) },
        ]}
        onChange={({ value }) => onChange({ lookingFor: value as WhoValues['lookingFor'] })}
      />
      <RadioCards
        legend={t(whoStep.sexuality)}
        name="sexuality"
        columns={2}
        value={sexuality ?? ''}
        error={missing('sexuality')}
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
        label={t(whoStep.consent, { site: siteName })}
        description={rich(t(whoStep.consentHint), {
          privacy: text => (
            <TextLink href={privacyHref} target="_blank">
              {text}
            </TextLink>
          ),
        })}
        error={problems.consent ? t(whoStep.consentMissing) : undefined}
        onChange={event => onChange({ consent: event.target.checked })}
      />
    </>
  );
}
