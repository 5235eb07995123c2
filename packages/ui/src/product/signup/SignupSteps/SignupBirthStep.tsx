'use client';

import { DateField } from '../../../base/DateField/DateField.tsx';
import { Select } from '../../../base/Select/Select.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { birthStep } from '../../../i18n/messages/signup.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { Option } from '../../../model/search.ts';
import { useT } from '../../../provider/hooks.ts';
import { LocateButton, type LocateState } from './LocateButton.tsx';
import type { BirthValues, StepProps } from './values.ts';

export interface SignupBirthStepProps extends StepProps<BirthValues> {
  countries: readonly Option[];
  /** Regions of the chosen country; no choice is shown without any. */
  regions: readonly Option[];
  minAge: number;
  /** How far the look-up of the place has come; `unsupported` hides the button. */
  locate?: LocateState;
  onLocate?: () => void;
}

/** Step 1: date of birth and place. */
export function SignupBirthStep({
  values,
  problems = {},
  onChange,
  countries,
  regions,
  minAge,
  locate = 'idle',
  onLocate,
}: SignupBirthStepProps) {
  const t = useT();
  return (
    <>
      <DateField
        label={t(birthStep.birth)}
        labels={{ day: t(birthStep.day), month: t(birthStep.month), year: t(birthStep.year) }}
        description={t(birthStep.birthHint, { age: minAge })}
        birthday
        required
        value={values.dateOfBirth}
        error={fieldProblemText(t, problems.dateOfBirth, {
          required: t(birthStep.birthMissing),
          format: t(birthStep.birthFormat),
          not_allowed: t(birthStep.birthFormat),
          under_age: t(birthStep.tooYoung, { age: minAge }),
        })}
        onChange={({ value }) => onChange({ dateOfBirth: value })}
      />
      <Select
        label={t(birthStep.country)}
        name="country"
        autoComplete="country"
        required
        options={countries}
        value={values.country}
        error={fieldProblemText(t, problems.country)}
        onChange={event => onChange({ country: event.target.value, region: null })}
      />
      {regions.length > 0 && (
        <Select
          label={t(birthStep.region)}
          name="region"
          note={t(birthStep.optional)}
          placeholder={t(birthStep.anyRegion)}
          options={regions}
          value={values.region ?? ''}
          error={fieldProblemText(t, problems.region)}
          onChange={event => onChange({ region: event.target.value || null })}
        />
      )}
      <TextField
        label={t(birthStep.city)}
        name="city"
        autoComplete="address-level2"
        note={t(birthStep.optional)}
        maxLength={80}
        value={values.city}
        error={fieldProblemText(t, problems.city)}
        onChange={event => onChange({ city: event.target.value })}
      />
      {onLocate && <LocateButton state={locate} onLocate={onLocate} />}
    </>
  );
}
