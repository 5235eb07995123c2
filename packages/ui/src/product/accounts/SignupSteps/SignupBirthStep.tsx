'use client';

import { cx } from '../../../base/cx.ts';
import type { SignupQuestion } from '../../../model/signup.ts';
import { PlaceFields, type PlaceFieldsProps } from '../../../patterns/PlaceFields/PlaceFields.tsx';
import { usePlaceTexts } from '../../usePlaceTexts.ts';
import { BirthDateField } from '../BirthDateField/BirthDateField.tsx';
import * as styles from './SignupSteps.css.ts';
import type { BirthValues, StepProps } from './signup-values.ts';

export interface SignupBirthStepProps
  extends StepProps<BirthValues>,
    Pick<PlaceFieldsProps, 'regions' | 'cityUnknown' | 'locate' | 'onLocate'>,
    Required<Pick<PlaceFieldsProps, 'countries'>> {
  /** The one question to ask; both are asked when left out. */
  question?: Extract<SignupQuestion, 'birth' | 'place'>;
  /** Minimum age of the site, in years. */
  minAge: number;
}

/** Step 1: date of birth and place, or one of them. */
export function SignupBirthStep({
  values,
  question,
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
}: SignupBirthStepProps) {
  const placeTexts = usePlaceTexts(problems);
  return (
    <div {...rest} className={cx('vl-SignupBirthStep', styles.step, className)}>
      {question !== 'place' && (
        <BirthDateField
          value={values.dateOfBirth}
          minAge={minAge}
          problem={problems.dateOfBirth}
          onChange={onChange}
        />
      )}
      {question !== 'birth' && (
        <PlaceFields
          countries={countries}
          regions={regions}
          cityUnknown={cityUnknown}
          locate={locate}
          onLocate={onLocate}
          {...placeTexts}
          value={values}
          onChange={onChange}
        />
      )}
    </div>
  );
}
