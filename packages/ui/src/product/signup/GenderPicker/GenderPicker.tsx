'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { genderStep } from '../../../i18n/messages/signup.ts';
import { genderPicker } from '../../../i18n/messages/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import type { GenderValues } from '../SignupSteps/signup-values.ts';

interface Picker<Field extends 'gender' | 'lookingFor'> extends RootProps<'fieldset', 'onChange' | 'name'> {
  /** The question: the member's own gender, or whom they look for. */
  field: Field;
  /** Null while nothing is chosen. */
  value: GenderValues[Field];
  problem?: FieldProblemCode;
  onChange: (change: Pick<GenderValues, Field>) => void;
}

export type GenderPickerProps = Picker<'gender'> | Picker<'lookingFor'>;

/** Choice of the member's own gender, or of whom they look for, which may be both. */
export function GenderPicker(props: GenderPickerProps) {
  const { t } = useLingui();
  const { field, value, problem, className, ...rest } = props;
  const shared = {
    ...rest,
    className: cx('vl-GenderPicker', className),
    legend: t(genderPicker[field]),
    value: value ?? '',
    error: fieldProblemText(t, problem, { required: t(genderStep.choose) }),
  };
  return props.field === 'gender' ? (
    <RadioCards
      {...shared}
      name="gender"
      columns={2}
      options={[
        { value: 'female', label: t(genderPicker.female) },
        { value: 'male', label: t(genderPicker.male) },
      ]}
      onChange={change => props.onChange({ gender: change.value as GenderValues['gender'] })}
    />
  ) : (
    <RadioCards
      {...shared}
      name="looking_for"
      columns={3}
      options={[
        { value: 'female', label: t(genderPicker.women) },
        { value: 'male', label: t(genderPicker.men) },
        { value: 'both', label: t(genderPicker.both) },
      ]}
      onChange={change => props.onChange({ lookingFor: change.value as GenderValues['lookingFor'] })}
    />
  );
}
