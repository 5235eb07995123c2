'use client';

import { cx } from '../../../base/cx.ts';
import { PlaceFields, type PlaceFieldsProps } from '../../../patterns/PlaceFields/PlaceFields.tsx';
import { usePlaceTexts } from '../../usePlaceTexts.ts';
import { BirthDateField } from '../BirthDateField/BirthDateField.tsx';
import * as styles from './SignupSteps.css.ts';
import type { BirthValues, StepProps } from './signup-values.ts';

export interface SignupBirthStepProps
  extends StepProps<BirthValues>,
    Pick<PlaceFieldsProps, 'regions' | 'cityUnknown' | 'locate' | 'onLocate'>,
    Required<Pick<PlaceFieldsProps, 'countries'>> {
  /** Minimum age of the site, in years. */
  minAge: number;
}

/** Step 1: date of birth and place. */
export const SignupBirthStep = ({
  values,
  problems = {},
  onChange,
  minAge,
  countries,
  regions,
  cityUnknown,
  locate,
  onLocate,
  className,
  ...rest
}: SignupBirthStepProps) => (
  <div {...rest} className={cx('vl-SignupBirthStep', styles.step, className)}>
    <BirthDateField
      value={values.dateOfBirth}
      minAge={minAge}
      problem={problems.dateOfBirth}
      onChange={onChange}
    />
    <PlaceFields
      countries={countries}
      regions={regions}
      cityUnknown={cityUnknown}
      locate={locate}
      onLocate={onLocate}
      {...usePlaceTexts(problems)}
      value={values}
      onChange={onChange}
    />
  </div>
);
