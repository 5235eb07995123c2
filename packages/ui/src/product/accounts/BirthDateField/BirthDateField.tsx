'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { DateField } from '../../../base/DateField/DateField.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { birthDateField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface BirthDateFieldProps
  extends RootProps<'fieldset', 'onChange' | 'onBlur' | 'disabled' | 'id'> {
  /** `YYYY-MM-DD`; incomplete dates leave parts out, as in `1990--03`. */
  value: string;
  /** Minimum age of the site, in years. */
  minAge: number;
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The date was changed. */
  onChange: (change: { dateOfBirth: string }) => void;
}

/** Date of birth, with the minimum age. */
export function BirthDateField({
  value,
  minAge,
  problem,
  onChange,
  className,
  ...rest
}: BirthDateFieldProps) {
  const { t } = useLingui();
  return (
    <DateField
      {...rest}
      label={t(birthDateField.label)}
      labels={{
        day: t(birthDateField.day),
        month: t(birthDateField.month),
        year: t(birthDateField.year),
      }}
      description={t(birthDateField.hint({ age: minAge }))}
      birthday
      required
      value={value}
      error={fieldProblemText(t, problem, {
        required: t(birthDateField.missing),
        format: t(birthDateField.format),
        not_allowed: t(birthDateField.format),
        under_age: t(birthDateField.tooYoung({ age: minAge })),
      })}
      className={cx('vl-BirthDateField', className)}
      onChange={change => onChange({ dateOfBirth: change.value })}
    />
  );
}
