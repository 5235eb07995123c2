'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import { genderPicker } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import type { Gender } from '../../../model/member.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import type { GenderValues } from '../SignupSteps/signup-values.ts';

interface Picker<Field extends 'gender' | 'lookingFor'> extends RootProps<'fieldset', 'onChange' | 'name'> {
  /** The question: the member's own gender, or whom they look for. */
  field: Field;
  /** The question is for screen readers only, where a headline asks it; then each answer has a row of its own. */
  hideLegend?: boolean;
  /**
   * Genders of the site. The text of an own one has the id `vl.Gender.<value>`, and `vl.LookingFor.<value>` where it is whom
   * somebody looks for.
   *
   * @default ['female', 'male']
   */
  genders?: readonly Gender[];
  /** Null while nothing is chosen. */
  value: GenderValues[Field];
  /** Why the answer was refused. */
  problem?: FieldProblemCode;
  /** Another answer was chosen. */
  onChange: (change: Pick<GenderValues, Field>) => void;
  /** An answer was pressed by mouse or finger, also the chosen one; arrow keys choose without it. */
  onPress?: (answer: Pick<GenderValues, Field>) => void;
}

export type GenderPickerProps = Picker<'gender'> | Picker<'lookingFor'>;

const ownGender = { female: genderPicker.female, male: genderPicker.male };
const whom = { female: genderPicker.women, male: genderPicker.men, both: genderPicker.both };

/** Choice of the member's own gender, or of whom they look for, which may be both. */
export function GenderPicker(props: GenderPickerProps) {
  const { t } = useLingui();
  const { field, hideLegend, genders = ['female', 'male'], value, problem, className, ...rest } = props;
  const shared = {
    ...rest,
    className: cx('vl-GenderPicker', className),
    legend: t(genderPicker[field]),
    hideLegend,
    value: value ?? '',
    error: fieldProblemText(t, problem, { required: t(genderStep.choose) }),
  };
  return props.field === 'gender' ? (
    <RadioCards
      {...shared}
      name="gender"
      columns={hideLegend ? 1 : 2}
      options={genders.map(gender => ({
        value: gender,
        label: t(valueMessage(ownGender, 'Gender', gender)),
      }))}
      onChange={change => props.onChange({ gender: change.value })}
      onPress={press => props.onPress?.({ gender: press.value })}
    />
  ) : (
    <RadioCards
      {...shared}
      name="looking_for"
      columns={hideLegend ? 1 : 3}
      options={[...genders, 'both'].map(gender => ({
        value: gender,
        label: t(valueMessage(whom, 'LookingFor', gender)),
      }))}
      onChange={change => props.onChange({ lookingFor: change.value })}
      onPress={press => props.onPress?.({ lookingFor: press.value })}
    />
  );
}
