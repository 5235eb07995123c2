'use client';

import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { birthDateField } from '../../../i18n/messages/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';

export interface BirthDateFieldProps {
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
export function BirthDateField({ value, minAge, problem, onChange }: BirthDateFieldProps) {
  const { t } = useLingui();
  return (
    <DateField
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
      onChange={change => onChange({ dateOfBirth: change.value })}
    />
  );
}
